import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { homeNewsText } from '@/copy/pages/home';
import { pressTextTypeLabels } from '@/copy/press/text-types';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { formatLongDate } from '@/shared/lib/long-date';
import { CoverImage } from '@/site/components/cover-image';
import { Section } from '@/site/components/section';
import type { ArticleSummary } from '@/site/data/article';
import type { HomeArticlesData } from '@/site/data/site-data';
import { usePageData } from '@/site/hooks/use-site-data';

const ARTICLE_COUNT = 5;

/** Returns the articles of the home page without duplicates, the large one first. */
function chooseArticles({ pinned, others }: HomeArticlesData): ArticleSummary[] {
  const articles = new Map([...pinned, ...others].map((article) => [article.slug, article]));
  return [...articles.values()].slice(0, ARTICLE_COUNT);
}

function NewsCard({ item, isLarge }: { item: ArticleSummary; isLarge: boolean }) {
  const day = item.first_published_at.slice(0, 10);
  return (
    // A full page load, as specified: each article has its own file.
    <a
      href={`/presse/${item.slug}`}
      className={clsx(
        'reveal group flex h-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-highlight',
        !isLarge && 'sm:max-lg:flex-row',
      )}
    >
      <span className={clsx('block', !isLarge && 'sm:max-lg:w-52 sm:max-lg:shrink-0')}>
        <CoverImage
          picture={item.picture}
          cover={item.cover}
          sizes={
            isLarge
              ? '(min-width: 1024px) 50vw, 100vw'
              : '(min-width: 1024px) 25vw, (min-width: 640px) 13rem, 100vw'
          }
          className={clsx(
            'w-full object-cover',
            isLarge ? 'aspect-16/10' : 'aspect-video sm:max-lg:aspect-3/2 sm:max-lg:h-full',
          )}
        />
      </span>
      <span className={clsx('flex min-w-0 grow flex-col', isLarge ? 'p-6 lg:p-8' : 'p-5')}>
        <span className="text-sm text-muted">
          <strong className="font-semibold text-highlight">
            <TextWithEnglishTerms>
              {item.category?.name ?? pressTextTypeLabels[item.content_type]}
            </TextWithEnglishTerms>
          </strong>
          {' · '}
          <time dateTime={day}>{formatLongDate(day)}</time>
        </span>
        <span
          className={clsx(
            'mt-2 font-display leading-tight group-hover:text-highlight',
            isLarge ? 'text-heading' : 'text-lg',
          )}
        >
          <TextWithEnglishTerms>{item.title}</TextWithEnglishTerms>
        </span>
        {isLarge ? (
          <span className="mt-3 text-lead text-muted">
            <TextWithEnglishTerms>{item.excerpt}</TextWithEnglishTerms>
          </span>
        ) : null}
      </span>
    </a>
  );
}

/** One large article and four others: those that staff pinned, then default articles, then the newest. */
export function HomeNewsSection() {
  const { homeArticles } = usePageData();
  const articles = homeArticles ? chooseArticles(homeArticles) : [];
  return (
    <Section {...homeNewsText}>
      <ul className="grid gap-6 lg:grid-cols-4">
        {articles.map((item, index) => (
          <li key={item.slug} className={clsx('min-w-0', index === 0 && 'lg:col-span-2 lg:row-span-2')}>
            <NewsCard item={item} isLarge={index === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Link to="/presse" className={getButtonClassName('primary')}>
          {homeNewsText.all}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </Section>
  );
}
