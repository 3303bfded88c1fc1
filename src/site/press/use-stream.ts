import { useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/when-idle';
import type { NewsFilter, NewsItem } from '@/site/api/published-texts';
import { built } from '@/site/published/built';
import { readNews } from '@/site/published/live-reads';
import { ownStories } from '@/site/published/own-stories';
import { staffStory } from '@/site/published/staff-story';
import { isUnder, newestFirst, STEP, type Story } from '@/site/published/story';

/** Stories at first: so many make a page that comes with the network's first answer. */
const FIRST = 8;

/** What has been read of staff under one filter. */
interface Read {
  items: NewsItem[];
  more: boolean;
  /** Known from the build alone. */
  stale?: boolean;
}

/** Stories as a list shows them. */
export interface Stream {
  stories: Story[];
  /** Whether older ones are there to be read. */
  more: boolean;
  state: 'idle' | 'loading' | 'failed';
  /** Reads the next step, or again what could not be read. */
  readOn(): void;
}

const toRead = (items: NewsItem[], before: NewsItem[] = []): Read => ({
  items: [...before, ...items.slice(0, STEP)],
  more: items.length > STEP,
});

const isMine = (story: Story, { category, tag }: NewsFilter) =>
  tag ? story.tags.some(({ slug }) => slug === tag) : !category || isUnder(story, category);

/**
 * The ten of the site and what staff published, as one: what the build knew at first, what is online once the page is idle, or at
 * once when a filter is chosen. The newest of `pinned` opens it.
 */
export function useStream(filter: NewsFilter, pinned: readonly NewsItem[]): Stream {
  const { category, tag } = filter;
  const key = JSON.stringify([category, tag]);
  const isWhole = !category && !tag;
  const [reads, setReads] = useState<Record<string, Read>>(() => {
    const { news } = built();
    return isWhole && news ? { [key]: { ...toRead(news), stale: true } } : {};
  });
  const [passed, setSteps] = useState<Record<string, number>>({});
  const [busy, setBusy] = useState<{ key: string; state: 'loading' | 'failed' }>();
  const known = reads[key];

  async function read(before: NewsItem[] | undefined): Promise<void> {
    // the look at what is new is nobody's wish: it disables no button under a finger, and is not told when it fails
    const isAsked = !isWhole || before !== undefined;
    const say = (state?: 'loading' | 'failed') => {
      if (isAsked) setBusy((now) => (state ? { key, state } : now?.key === key ? undefined : now));
    };
    say(before && 'loading');
    try {
      const items = await readNews(filter, STEP + 1, before?.at(-1));
      setReads((all) => {
        // somebody read on meanwhile
        const isLate = !before && all[key] && !all[key].stale;
        return isLate ? all : { ...all, [key]: toRead(items, before) };
      });
      say();
    } catch {
      say('failed');
    }
  }

  const isFresh = known !== undefined && !known.stale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a filter
  useEffect(() => {
    let left = false;
    if (!isFresh)
      void (isWhole ? whenIdle() : Promise.resolve()).then(() => {
        if (!left) void read(undefined);
      });
    return () => {
      left = true;
    };
  }, [key, isFresh]);

  // until a filter is answered, those of it that are there already
  const items = known?.items ?? Object.values(reads).flatMap((other) => other.items);
  const staff = items.map(staffStory).filter((story) => isMine(story, filter));
  const oldest = known?.more ? known.items.at(-1)?.first_published_at : undefined;
  const own = ownStories.filter(
    (story) => isMine(story, filter) && (!oldest || Date.parse(story.at) >= Date.parse(oldest)),
  );
  const unique = new Map([...staff, ...own].map((story) => [story.href, story]));
  const first = pinned.map(staffStory).find((story) => isMine(story, filter));
  if (first) unique.delete(first.href);
  const stories = [...(first ? [first] : []), ...[...unique.values()].sort(newestFirst)];

  // the ten stand whole; among what staff published the older ones are a step away
  const steps = passed[key] ?? 0;
  const shown = staff.length > 0 ? FIRST + steps * STEP : stories.length;
  // a filter that was never read is being read: no second drawing says so
  const state = busy?.key === key ? busy.state : known || isWhole ? 'idle' : 'loading';
  const isMissing = known?.more === true && stories.length < shown + STEP;

  function handleMore() {
    if (state !== 'failed') setSteps({ ...passed, [key]: steps + 1 });
    if (isMissing) void read(known.items);
    else if (!known) void read(undefined);
  }

  return {
    stories: stories.slice(0, shown),
    more: known?.more === true || stories.length > shown,
    state,
    readOn: handleMore,
  };
}
