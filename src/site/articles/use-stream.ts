import { useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/when-idle';
import type { NewsFilter, NewsItem } from '@/site/api/published-texts';
import { built } from '@/site/published/built';
import type { Read } from '@/site/published/drawn-stories';
import type { Illustrated } from '@/site/published/illustrated';
import { readNews } from '@/site/published/live-reads';
import { loadDrawing, loadedDrawing, useOpening } from '@/site/published/opening';
import { isMine, STEP } from '@/site/published/story';

/** What has been read of staff under one filter. */
interface KnownRead extends Read {
  items: NewsItem[];
  /** Known from the build alone. */
  stale?: boolean;
}

/** Stories as a list shows them. */
export interface Stream {
  stories: Illustrated[];
  /** Whether older ones are there to be read. */
  more: boolean;
  state: 'idle' | 'loading' | 'failed';
  /** Reads the next step, or again what could not be read. */
  readOn(): void;
}

const toRead = (items: NewsItem[], before: NewsItem[] = []): KnownRead => ({
  items: [...before, ...items.slice(0, STEP)],
  more: items.length > STEP,
});

/**
 * The ten of the site and what staff published, as one: what the build knew at first, what is online once the page is idle, or at
 * once when a filter is chosen. The newest of `pinned` opens it.
 */
export function useStream(filter: NewsFilter, pinned: readonly NewsItem[]): Stream {
  const { category, tag } = filter;
  const key = JSON.stringify([category, tag]);
  const isWhole = !category && !tag;
  const [reads, setReads] = useState<Record<string, KnownRead>>(() => {
    const { news } = built();
    return isWhole && news ? { [key]: { ...toRead(news), stale: true } } : {};
  });
  const opening = useOpening(
    '/presse',
    ({ streamOf }) => streamOf({}, toRead(built().news ?? []), pinned).stories,
  );
  const [drawing, setDrawing] = useState(loadedDrawing);
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
      const [items] = await Promise.all([
        readNews(filter, STEP + 1, before?.at(-1)),
        loadDrawing().then((loaded) => setDrawing(loaded)),
      ]);
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
  const there = known ?? { items: Object.values(reads).flatMap((other) => other.items), more: false };
  const steps = passed[key] ?? 0;
  const { stories, left } = drawing
    ? drawing.streamOf(filter, there, pinned, steps)
    : { stories: opening.filter((story) => isMine(story, filter)), left: isWhole ? there.items.length : 0 };

  // a filter that was never read is being read: no second drawing says so
  const state = busy?.key === key ? busy.state : known || isWhole ? 'idle' : 'loading';
  const isMissing = known?.more && left < STEP;

  function handleMore() {
    if (state !== 'failed') setSteps({ ...passed, [key]: steps + 1 });
    // without what draws them none of those that are there can be shown either
    if (known && (isMissing || !drawing)) void read(known.items);
    else if (!known) void read(undefined);
  }

  return {
    stories,
    more: known?.more === true || left > 0,
    state,
    readOn: handleMore,
  };
}
