import clsx from 'clsx';
import { Link } from 'react-router-dom';
import award from '@/assets/news-award.svg?w=440;880&format=avif;webp&quality=55&as=picture';
import cinema from '@/assets/news-cinema.svg?w=440;880&format=avif;webp&quality=55&as=picture';
import partnership from '@/assets/news-partnership.svg?w=440;880&format=avif;webp&quality=55&as=picture';
import technology from '@/assets/news-technology.svg?w=440;880&format=avif;webp&quality=55&as=picture';
import { newsContent } from '@/content/site/pages/home-sections';
import { pressExcerpts } from '@/content/site/press/excerpts';
import {
  adaptiveStreamingSummary,
  canalPlusSummary,
  filmChannelSummary,
  type HomePressSummary,
  innovationTrophySummary,
  pressCategoryLabels,
  startimesSummary,
} from '@/content/site/press/summaries';
import { buttonStyles } from '@/shared/ui/button-styles';
import { formatLongDate } from '@/site/lib/format';
import { Picture, type PictureSource } from '@/site/ui/picture';
import { Section } from '@/site/ui/section';

const images: Record<HomePressSummary['image'], PictureSource> = { award, cinema, partnership, technology };

const secondary = [
  canalPlusSummary,
  filmChannelSummary,
  adaptiveStreamingSummary,
  innovationTrophySummary,
] as const;

function NewsCard({ article, featured = false }: { article: HomePressSummary; featured?: boolean }) {
  return (
    // A full page load, as specified: each article is a file of its own.
    <a
      href={`/presse/${article.slug}`}
      className={clsx(
        'reveal group flex h-full overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-highlight',
        featured ? 'flex-col' : 'flex-col sm:max-lg:flex-row',
      )}
    >
      <span className={clsx('block', !featured && 'sm:max-lg:w-52 sm:max-lg:shrink-0')}>
        <Picture
          source={images[article.image]}
          alt=""
          sizes={
            featured
              ? '(min-width: 1024px) 50vw, 100vw'
              : '(min-width: 1024px) 25vw, (min-width: 640px) 13rem, 100vw'
          }
          className={clsx(
            'w-full object-cover',
            featured ? 'aspect-[16/10]' : 'aspect-[16/9] sm:max-lg:aspect-[3/2] sm:max-lg:h-full',
          )}
        />
      </span>
      <span className={clsx('flex grow flex-col', featured ? 'p-6 lg:p-8' : 'p-5')}>
        <span className="text-sm text-muted">
          <strong className="font-semibold text-highlight">{pressCategoryLabels[article.category]}</strong>
          {' · '}
          <time dateTime={article.date}>{formatLongDate(article.date)}</time>
        </span>
        <span
          className={clsx(
            'mt-2 font-display leading-tight group-hover:text-highlight',
            featured ? 'text-heading' : 'text-lg',
          )}
        >
          {article.title}
        </span>
        {featured ? <span className="mt-3 text-lead text-muted">{pressExcerpts[article.slug]}</span> : null}
      </span>
    </a>
  );
}

/** One featured article and four others. */
export function News() {
  return (
    <Section eyebrow={newsContent.eyebrow} title={newsContent.title}>
      <div className="grid gap-6 lg:grid-cols-2">
        <NewsCard article={startimesSummary} featured />
        <ul className="grid gap-6 lg:grid-cols-2">
          {secondary.map((article) => (
            <li key={article.slug}>
              <NewsCard article={article} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-10">
        <Link to="/presse" className={buttonStyles('primary')}>
          {newsContent.all}
          <span className="glyph-arrow-right" aria-hidden="true" />
        </Link>
      </div>
    </Section>
  );
}
