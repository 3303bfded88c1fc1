import clsx from 'clsx';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { type PressCategory, pressCategoryCounts, pressCategoryLabels } from '@/copy/press/categories';
import { pressListContent as text } from '@/copy/press/list';
import { pressSlugs } from '@/copy/press/slugs';
import { buttonStyles } from '@/shared/components/button-styles';
import { FilterTabs } from '@/shared/components/filter-tabs';
import type { NewsCounts, NewsItem } from '@/site/api/published-texts';
import { Section } from '@/site/components/section';
import { useQueryChoice } from '@/site/hooks/use-query-choice';
import { useQueryParam } from '@/site/hooks/use-query-param';
import { built } from '@/site/published/built';
import type { Illustrated } from '@/site/published/illustrated';
import { readCounts, readPinned } from '@/site/published/live-reads';
import { useLive } from '@/site/published/use-live';
import { PressCard } from './press-card';
import { type Stream, useStream } from './use-stream';

const ALL = 'tous';

/** Where the database stops counting. */
const COUNTED = 1000;

const ownCategories = Object.keys(pressCategoryLabels) as PressCategory[];

/** The rubrics one may choose, each with how many stories it holds: the five of the site, then those of staff. */
function tabsOf(counts: NewsCounts | undefined, chosen: string) {
  const ofStaff = counts?.categories ?? [];
  const tab = (value: string, label: string, ownCount: number, staffCount = 0) => ({
    value,
    label,
    count: ownCount + staffCount,
    more: staffCount >= COUNTED,
  });
  return [
    tab(ALL, text.all, pressSlugs.length, counts?.total),
    ...ownCategories.map((slug) =>
      tab(
        slug,
        pressCategoryLabels[slug],
        pressCategoryCounts[slug],
        ofStaff.find((category) => category.slug === slug)?.count,
      ),
    ),
    ...ofStaff
      .filter(({ slug }) => !(slug in pressCategoryLabels))
      // what stands below another is reached by its stories
      .filter(({ slug, parent }) => parent === null || slug === chosen)
      .map(({ slug, name, count }) => tab(slug, name, 0, count)),
  ];
}

const Card = memo(PressCard);

/**
 * Those that another filter showed stay, hidden: to take them out and put them back is a quarter of the time that a phone needs
 * to answer a press.
 */
function Stories({ stories }: { stories: Illustrated[] }) {
  const [first] = stories;
  const featured = first?.featured ? first : undefined;
  const others = featured ? stories.slice(1) : stories;
  const shown = new Set(others.map(({ href }) => href));
  const [all, setAll] = useState(others);
  if (!others.every((story) => all.includes(story)))
    setAll([...others, ...all.filter(({ href }) => !shown.has(href))]);
  return (
    <>
      {featured ? <PressCard key={featured.href} item={featured} layout="featured" /> : null}
      <ul
        className={clsx(
          'grid gap-6 lg:gap-8',
          shown.size > 1 && 'sm:grid-cols-2',
          shown.size > 2 && 'lg:grid-cols-3',
        )}
      >
        {all.map((story) => (
          <li key={story.href} className="min-w-0" hidden={!shown.has(story.href)}>
            <Card item={story} layout={shown.size === 1 && shown.has(story.href) ? 'wide' : 'stacked'} />
          </li>
        ))}
      </ul>
    </>
  );
}

function StreamList({ stream: { stories, state, more, readOn } }: { stream: Stream }) {
  const isLoading = state === 'loading';
  return (
    <div className="grid gap-6 lg:gap-8" aria-busy={isLoading}>
      {stories.length > 0 ? (
        <Stories stories={stories} />
      ) : (
        <p role="status" className="text-lead text-muted">
          {isLoading ? text.loading : state === 'failed' ? null : text.none}
        </p>
      )}
      {more || state === 'failed' ? (
        <div className="flex flex-wrap items-center gap-4 noscript:hidden">
          <button type="button" className={buttonStyles('outline')} disabled={isLoading} onClick={readOn}>
            {isLoading ? text.loading : state === 'failed' ? text.retry : text.more}
          </button>
          {state === 'failed' ? (
            <p role="alert" className="text-danger">
              {text.failed}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** What was published under one tag. */
function Tagged({ tag, pinned }: { tag: string; pinned: readonly NewsItem[] }) {
  const stream = useStream({ tag }, pinned);
  const name = stream.stories[0]?.tags.find(({ slug }) => slug === tag)?.name ?? tag;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mb-10">
        <p className="text-lead">
          {text.taggedBy} <strong className="font-semibold">«&nbsp;{name}&nbsp;»</strong>
        </p>
        <Link to="/presse" className={buttonStyles('outline')}>
          {text.showAll}
        </Link>
      </div>
      <StreamList stream={stream} />
    </>
  );
}

/** All that was published, or one rubric of it. */
function Filed({ pinned }: { pinned: readonly NewsItem[] }) {
  const counts = useLive<NewsCounts | undefined>(() => built().counts, readCounts);
  const rubrics = [...ownCategories, ...(counts?.categories ?? []).map(({ slug }) => slug)];
  const [choice, choose] = useQueryChoice<string>('rubrique', [ALL, ...rubrics]);
  const stream = useStream(choice === ALL ? {} : { category: choice }, pinned);
  return (
    <FilterTabs
      label={text.filterLabel}
      tabs={tabsOf(counts, choice)}
      value={choice}
      onChange={choose}
      units={text.units}
    >
      <StreamList stream={stream} />
    </FilterTabs>
  );
}

/** The ten articles and what staff published, by rubric or tag; the first one is large when it is a featured one. */
export function PressList() {
  const pinned = useLive(() => built().pinned ?? [], readPinned);
  const [tag] = useQueryParam('tag');
  return (
    <Section eyebrow={text.eyebrow} title={text.title}>
      {tag ? <Tagged key={tag} tag={tag} pinned={pinned} /> : <Filed pinned={pinned} />}
    </Section>
  );
}
