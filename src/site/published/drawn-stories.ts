import type { NewsFilter, NewsItem } from '@/site/api/published-texts';
import { type Built, built } from './built';
import { type Illustrated, illustrated } from './illustrated';
import { homeStories, ownStories } from './own-stories';
import { related } from './related';
import { storyOf } from './staff-story';
import { isMine, newestFirst, STEP, type Story } from './story';

/** Stories at first: so many make a page that comes with the network's first answer. */
const FIRST = 8;

/** What the home page shows: what staff put forward, then those of the site. */
export function putForward(pinned: readonly NewsItem[], covers = built().covers): Illustrated[] {
  const stories = [...pinned.map((text) => storyOf(text, covers)), ...homeStories];
  return illustrated(stories.slice(0, homeStories.length));
}

/** An article of the ten, then what to read after it. */
export function articleAndNext(href: string): Illustrated[] {
  const story = ownStories.find((candidate) => candidate.href === href);
  return story ? [...illustrated([story]), ...related(story, ownStories)] : [];
}

/** What is known of staff under a filter. */
export interface Read {
  items: readonly NewsItem[];
  /** Whether older ones are online. */
  more: boolean;
}

/** What a list shows, and how many more it could. */
interface Shown {
  stories: Illustrated[];
  left: number;
}

/** The ten of the site and what staff published, as one: newest first, but the newest of `pinned` opens it. */
export function streamOf(
  filter: NewsFilter,
  { items, more }: Read,
  pinned: readonly NewsItem[],
  steps = 0,
  covers: Built['covers'] = built().covers,
): Shown {
  const mine = (texts: readonly NewsItem[]) =>
    texts.map((text) => storyOf(text, covers)).filter((story) => isMine(story, filter));
  const staff = mine(items);
  const oldest = more ? items.at(-1)?.first_published_at : undefined;
  const own = ownStories.filter(
    (story) => isMine(story, filter) && (!oldest || Date.parse(story.at) >= Date.parse(oldest)),
  );
  const unique = new Map<string, Story>([...staff, ...own].map((story) => [story.href, story]));
  const [first] = mine(pinned);
  if (first) unique.delete(first.href);
  const stories = [...(first ? [first] : []), ...[...unique.values()].sort(newestFirst)];
  // the ten stand whole; among what staff published the older ones are a step away
  const shown = staff.length > 0 ? FIRST + steps * STEP : stories.length;
  return { stories: illustrated(stories.slice(0, shown)), left: Math.max(0, stories.length - shown) };
}
