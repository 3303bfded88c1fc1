import { type NewsItem, readNews } from '@/site/api/published-texts';
import { built } from './built';
import type { Illustrated } from './illustrated';
import { ownStories } from './own-stories';
import { related } from './related';
import { storyOf } from './staff-story';
import type { Story } from './story';

/** What to read after a story of staff, among these of theirs and the ten of the site. */
export function nextStories(story: Story, news: readonly Story[]): Illustrated[] {
  const stories = new Map([...news, ...ownStories].map((item) => [item.href, item]));
  return related(story, [...stories.values()]);
}

/** Stories after a text: three are shown, of which itself may be one. */
export const RELATED = 4;

/** The same, asked for: for a text that no build knew. Where nobody answers, the ten of the site. */
export async function readNextStories(story: Story, category: string | undefined): Promise<Illustrated[]> {
  const lists: NewsItem[][] = await Promise.all([
    ...(category ? [readNews({ category }, RELATED)] : []),
    readNews({}, RELATED),
  ]).catch(() => []);
  return nextStories(
    story,
    lists.flat().map((text) => storyOf(text, built().covers)),
  );
}
