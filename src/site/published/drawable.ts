import type { NewsArticle } from '@/site/api/published-texts';
import { built } from './built';
import type { ShownArticle } from './shown-article';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a build drew these very words and pictures. It does without the sizes of a cover that the site itself serves. */
function isDrawnAs(text: NewsArticle, known: ShownArticle): boolean {
  const { cover } = known;
  const keys = Object.keys(text) as (keyof NewsArticle)[];
  const covered = Object.keys(cover ?? {}) as (keyof NonNullable<typeof cover>)[];
  return (
    Boolean(text.cover) === Boolean(cover) &&
    covered.every((key) => same(text.cover?.[key], cover?.[key])) &&
    keys.every((key) => key === 'cover' || same(text[key], known[key]))
  );
}

/** A text that was just read, ready to be drawn: what that takes comes only where the build drew another one. */
export async function drawable<Text extends NewsArticle>(
  text: Text,
  known?: ShownArticle,
): Promise<Text & ShownArticle> {
  if (known && isDrawnAs(text, known)) return { ...text, ...known };
  const { shownArticle } = await import('./shown-article');
  return { ...shownArticle(text, built().covers), ...(known?.next && { next: known.next }), ...text };
}
