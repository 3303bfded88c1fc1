import { pressKinds } from '@/copy/press/kinds';
import { contentPath } from '@/shared/lib/content-path';
import { framing, legendOf } from '@/shared/lib/stored-picture';
import type { NewsItem } from '@/site/api/published-texts';
import type { Built } from './built';
import type { Cover, Story } from './story';

/** The cover of a text of staff. */
function coverOf({ cover }: NewsItem, covers: Built['covers']): Cover | null {
  if (!cover) return null;
  const said = { alt: cover.alt_text ?? '', legend: legendOf(cover), frame: framing(cover) };
  const picture = covers?.[cover.file_path];
  return picture ? { ...said, picture } : { ...said, stored: cover };
}

/** What a card has room for, in characters. */
const ROOM = 220;

function shortened(excerpt: string): string {
  if (excerpt.length <= ROOM) return excerpt;
  return `${excerpt.slice(0, ROOM).replace(/\s+\S*$/, '')}…`;
}

/** A text of staff as a story, with its cover as the site serves it where it is among these. */
export function storyOf(text: NewsItem, covers: Built['covers']): Story {
  const { category } = text;
  return {
    href: contentPath(text),
    title: text.title,
    at: text.first_published_at,
    minutes: text.minutes,
    rubric: category && { slug: category.slug, label: category.name, parent: category.parent },
    kind: pressKinds[text.content_type],
    tags: text.tags,
    excerpt: shortened(text.excerpt),
    cover: coverOf(text, covers),
    featured: text.pinned,
  };
}
