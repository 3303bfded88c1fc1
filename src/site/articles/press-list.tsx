import clsx from 'clsx';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { type PressCategory, pressCategoryLabels } from '@/copy/press/categories';
import { articleListText as text } from '@/copy/press/list';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { FilterTabs } from '@/shared/components/filter-tabs';
import { useDebouncedInput } from '@/shared/hooks/use-debounced-input';
import { SEARCH_MAX_LENGTH } from '@/shared/lib/search-text';
import type { NewsCounts, NewsFilterValues } from '@/site/api/published-texts';
import { Section } from '@/site/components/section';
import type { ArticleSummary } from '@/site/data/article';
import type { PressArticlesData } from '@/site/data/site-data';
import { usePageData } from '@/site/hooks/use-site-data';
import { useQueryParam, useQueryParamChoice, useQueryParamId } from '@/site/hooks/use-url-query';
import { PressCard } from './press-card';
import { type ArticleListState, useArticleList } from './use-article-list';

// Empty: a category may have any slug.
const ALL = '';

/** Number at which the database stops counting. */
const MAX_COUNT = 1000;

const siteCategories = Object.keys(pressCategoryLabels) as PressCategory[];

/** Returns the filters of the list with their counts: the five categories of the site, then those of staff. */
function toTabs({ total, categories }: NewsCounts, chosenSlug: string) {
  const toTab = (value: string, label: string, count = 0) => ({
    value,
    label,
    count,
    isCapped: count >= MAX_COUNT,
  });
  return [
    toTab(ALL, text.all, total),
    ...siteCategories.map((slug) =>
      toTab(slug, pressCategoryLabels[slug], categories.find((category) => category.slug === slug)?.count),
    ),
    ...categories
      .filter(({ slug }) => !(slug in pressCategoryLabels))
      // A subcategory has a tab only while it is chosen. The links of its articles choose it.
      .filter(({ slug, parent }) => parent === null || slug === chosenSlug)
      .map(({ slug, name, count }) => toTab(slug, name, count)),
  ];
}

const MemoizedCard = memo(PressCard);

interface ArticleGridProps {
  articles: ArticleSummary[];
  /** True when the first article is large even if it is neither pinned nor featured. */
  isFirstLarge: boolean;
}

/**
 * Grid of the articles of a filter. The cards of earlier filters stay in the page, hidden. Removing and adding
 * cards would take a quarter of the response time on a phone.
 */
function ArticleGrid({ articles, isFirstLarge }: ArticleGridProps) {
  const [firstArticle] = articles;
  const isTopLarge = isFirstLarge || firstArticle?.pinned || firstArticle?.isFeatured;
  const topArticle = isTopLarge ? firstArticle : undefined;
  const gridArticles = topArticle ? articles.slice(1) : articles;
  const visibleSlugs = new Set(gridArticles.map(({ slug }) => slug));
  const visibleLayout = visibleSlugs.size === 1 ? 'wide' : 'stacked';
  const [renderedArticles, setRenderedArticles] = useState(gridArticles);
  if (!gridArticles.every((article) => renderedArticles.includes(article)))
    setRenderedArticles([...gridArticles, ...renderedArticles.filter(({ slug }) => !visibleSlugs.has(slug))]);
  return (
    <ul
      className={clsx(
        'grid gap-6 lg:gap-8',
        visibleSlugs.size > 1 && 'sm:grid-cols-2',
        visibleSlugs.size > 2 && 'lg:grid-cols-3',
      )}
    >
      {topArticle ? (
        <li key={topArticle.slug} className="min-w-0 sm:col-span-full">
          <PressCard article={topArticle} layout="featured" />
        </li>
      ) : null}
      {renderedArticles.map((article) => {
        const isVisible = visibleSlugs.has(article.slug);
        return (
          <li key={article.slug} className="min-w-0" hidden={!isVisible}>
            <MemoizedCard article={article} layout={isVisible ? visibleLayout : 'stacked'} />
          </li>
        );
      })}
    </ul>
  );
}

interface ArticleListViewProps extends ArticleListState {
  isFirstLarge?: boolean;
}

/** The articles of a filter, and the button that loads more. */
function ArticleListView({ articles, state, hasMore, loadMore, isFirstLarge = false }: ArticleListViewProps) {
  const isLoading = state === 'loading';
  const hasFailed = state === 'failed';
  const emptyText = hasFailed ? null : text.none;
  const buttonLabel = hasFailed ? text.retry : text.more;
  return (
    <div className="grid gap-6 lg:gap-8" aria-busy={isLoading}>
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} isFirstLarge={isFirstLarge} />
      ) : (
        <p role="status" className="text-lead text-muted">
          {isLoading ? text.loading : emptyText}
        </p>
      )}
      {hasMore || hasFailed ? (
        <div className="flex flex-wrap items-center gap-4 noscript:hidden">
          <button
            type="button"
            className={getButtonClassName('outline')}
            aria-disabled={isLoading}
            onClick={isLoading ? undefined : loadMore}
          >
            {isLoading ? text.loading : buttonLabel}
          </button>
          {hasFailed ? (
            <p role="alert" className="text-danger">
              {text.failed}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Articles with one tag. */
function TaggedArticles({ tag, list }: { tag: string; list: PressArticlesData }) {
  const listState = useArticleList(list, { tag });
  const name = listState.articles[0]?.tags.find(({ slug }) => slug === tag)?.name ?? tag;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mb-10">
        <p className="text-lead wrap-anywhere">
          {text.taggedBy} <strong className="font-semibold">«&nbsp;{name}&nbsp;»</strong>
        </p>
        <Link to="/presse" className={getButtonClassName('outline')}>
          {text.showAll}
        </Link>
      </div>
      <ArticleListView {...listState} />
    </>
  );
}

/** Milliseconds after the last key before the search starts. */
const DEBOUNCE_MS = 300;

const fieldClassName =
  'min-h-11 w-full rounded-card border border-line-strong bg-surface px-4 hover:border-highlight';

interface ArticleSearchProps {
  years: readonly string[];
  year: string;
  onYearChange: (year: string) => void;
  words: string;
  onWordsChange: (words: string) => void;
}

/** Year of the articles, and a field that searches their titles and summaries. */
function ArticleSearch({ years, year, onYearChange, words, onWordsChange }: ArticleSearchProps) {
  const {
    field,
    text: typedWords,
    changeText,
    applyNow,
  } = useDebouncedInput(words, onWordsChange, DEBOUNCE_MS);
  return (
    <search className="mb-6 grid max-w-3xl gap-4 sm:grid-cols-[1fr_10rem] print:hidden noscript:hidden">
      <label className="grid gap-1">
        <span className="text-sm text-muted">{text.searchLabel}</span>
        <input
          ref={field}
          type="search"
          value={typedWords}
          onChange={(event) => changeText(event.target.value)}
          onBlur={applyNow}
          onKeyDown={(event) => {
            if (event.key === 'Enter') applyNow();
          }}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className={fieldClassName}
        />
      </label>
      <label className="grid gap-1">
        <span className="text-sm text-muted">{text.yearLabel}</span>
        <select
          value={year}
          onChange={(event) => onYearChange(event.target.value)}
          className={clsx('select-chevron', fieldClassName)}
        >
          <option value="">{text.allYears}</option>
          {years.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </label>
    </search>
  );
}

/** All articles, or those of a category, a year or some words. */
function FilteredArticles({ list }: { list: PressArticlesData }) {
  const { counts } = list;
  const slugs = [...siteCategories, ...counts.categories.map(({ slug }) => slug)];
  const [category, setCategory] = useQueryParamChoice<string>('categorie', [ALL, ...slugs]);
  const years = counts.years.map(String);
  const [year, setYear] = useQueryParamChoice<string>('annee', ['', ...years]);
  const [words, setWords] = useQueryParam('recherche');
  const filter: NewsFilterValues = {};
  if (category !== ALL) filter.category = category;
  if (year) filter.year = year;
  if (words) filter.words = words;
  const listState = useArticleList(list, filter);
  return (
    <>
      <ArticleSearch
        years={years}
        year={year}
        onYearChange={setYear}
        words={words ?? ''}
        onWordsChange={setWords}
      />
      <FilterTabs
        label={text.filterLabel}
        tabs={toTabs(counts, category)}
        value={category}
        onChange={setCategory}
        units={text.units}
      >
        <ArticleListView {...listState} isFirstLarge={Object.keys(filter).length === 0} />
      </FilterTabs>
    </>
  );
}

/** Articles and news: those of one tag, or a list with filters. */
export function PressList() {
  const { articles: list } = usePageData();
  const tag = useQueryParamId('tag');
  if (!list) return null;
  return (
    <Section {...text}>
      {tag ? <TaggedArticles key={tag} tag={tag} list={list} /> : <FilteredArticles list={list} />}
    </Section>
  );
}
