import clsx from 'clsx';
import { pressListContent } from '@/content/site/pages/presse-sections';
import { pressExcerpts } from '@/content/site/press/excerpts';
import { type PressSummary, pressCategoryLabels } from '@/content/site/press/summaries';
import { formatLongDate } from '@/site/lib/format';
import { Picture } from '@/site/ui/picture';
import { cardCovers } from './card-covers';

interface PressCardProps {
  article: PressSummary;
  /** Wide: image beside the text, for the one that opens the list or stands alone. */
  layout?: 'featured' | 'wide' | 'stacked';
}

const sizes = {
  featured: '(min-width: 1024px) 55vw, 100vw',
  wide: '(min-width: 1024px) 35vw, 100vw',
  stacked: '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
};

/** An article in a list. */
export function PressCard({ article, layout = 'stacked' }: PressCardProps) {
  const featured = layout === 'featured';
  return (
    // A full page load, as specified: each article is a file of its own.
    <a
      href={`/presse/${article.slug}`}
      className={clsx(
        'group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-highlight print:break-inside-avoid',
        featured && 'lg:grid lg:grid-cols-[1.25fr_1fr]',
        layout === 'wide' && 'lg:grid lg:grid-cols-[1fr_1.6fr]',
      )}
    >
      <span
        className={clsx(
          'block aspect-3/2 overflow-hidden',
          layout === 'stacked'
            ? 'border-b-4 border-accent max-sm:aspect-2/1'
            : 'lg:aspect-auto lg:h-full lg:min-h-72',
        )}
      >
        <Picture
          source={cardCovers[article.slug]}
          alt=""
          sizes={sizes[layout]}
          className="size-full object-cover transition-transform duration-700 group-hover:scale-[1.03]"
        />
      </span>
      <span className={clsx('flex grow flex-col', featured ? 'justify-center p-6 lg:p-10' : 'p-5 sm:p-6')}>
        {featured ? <span className="eyebrow mb-2">{pressListContent.featuredLabel}</span> : null}
        <span className="text-sm text-muted">
          <strong className="font-semibold text-highlight">{pressCategoryLabels[article.category]}</strong>
          {' · '}
          <time dateTime={article.date}>{formatLongDate(article.date)}</time>
        </span>
        <span
          className={clsx(
            'mt-2 font-display text-balance group-hover:text-highlight',
            featured ? 'text-title' : 'text-xl leading-tight',
          )}
        >
          {article.title}
        </span>
        <span className={clsx('mt-3 text-pretty text-muted', featured && 'text-lead')}>
          {pressExcerpts[article.slug]}
        </span>
        <span className="mt-auto flex items-center justify-between gap-4 pt-5 text-sm">
          <span className="inline-flex items-center gap-2 font-semibold text-highlight">
            {pressListContent.read}
            <span
              className="glyph-arrow-right transition-transform group-hover:translate-x-1"
              aria-hidden="true"
            />
          </span>
          <span className="text-muted">
            {article.minutes} {pressListContent.minutes}
          </span>
        </span>
      </span>
    </a>
  );
}
