import clsx from 'clsx';
import { articleListText } from '@/copy/press/list';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { formatLongDate } from '@/shared/lib/long-date';
import { CoverImage } from '@/site/components/cover-image';
import type { ArticleSummary } from '@/site/data/article';
import { CategoryLink, TagLinks } from './taxonomy-links';

interface PressCardProps {
  article: ArticleSummary;
  /** `featured` is the first card of a list, `wide` the only card of the grid. Both show the image beside the text. */
  layout?: 'featured' | 'wide' | 'stacked';
}

const sizes = {
  featured: '(min-width: 1024px) 55vw, 100vw',
  wide: '(min-width: 1024px) 35vw, 100vw',
  stacked: '(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
};

/** An article in a list. The whole card is one link; the links of category and tags lie on top of it. */
export function PressCard({ article, layout = 'stacked' }: PressCardProps) {
  const isFeatured = layout === 'featured';
  const day = article.first_published_at.slice(0, 10);
  return (
    <article
      className={clsx(
        'group relative flex h-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-highlight print:break-inside-avoid',
        isFeatured && 'lg:grid lg:grid-cols-[1.25fr_1fr]',
        layout === 'wide' && 'lg:grid lg:grid-cols-[1fr_1.7fr]',
      )}
    >
      <div
        className={clsx(
          'aspect-3/2 overflow-hidden',
          layout === 'stacked'
            ? 'border-b-4 border-accent max-sm:aspect-2/1'
            : 'lg:aspect-auto lg:h-full lg:min-h-72',
        )}
      >
        <CoverImage
          picture={article.picture}
          cover={article.cover}
          sizes={sizes[layout]}
          className="size-full object-cover transition-transform duration-700 group-hover:scale-[1.03]"
        />
      </div>
      <div
        className={clsx(
          'flex min-w-0 grow flex-col',
          isFeatured ? 'justify-center p-6 lg:p-10' : 'p-5 sm:p-6',
        )}
      >
        {isFeatured ? <p className="eyebrow mb-2">{articleListText.featuredLabel}</p> : null}
        <p className="text-sm text-muted">
          <CategoryLink article={article} className="relative z-1" />
          {' · '}
          <time dateTime={day}>{formatLongDate(day)}</time>
        </p>
        <h3
          className={clsx(
            'mt-2 font-display group-hover:text-highlight',
            isFeatured ? 'text-title' : 'text-xl leading-tight',
          )}
        >
          {/* A full page load, as specified: each article has its own file. */}
          <a href={`/presse/${article.slug}`} className="after:absolute after:inset-0">
            <TextWithEnglishTerms>{article.title}</TextWithEnglishTerms>
          </a>
        </h3>
        <p className={clsx('mt-3 text-muted', isFeatured && 'text-lead')}>
          <TextWithEnglishTerms>{article.excerpt}</TextWithEnglishTerms>
        </p>
        {article.tags.length > 0 ? (
          <div className="relative z-1 mt-4 self-start">
            <TagLinks tags={article.tags} />
          </div>
        ) : null}
        <p className="mt-auto flex items-center justify-between gap-4 pt-5 text-sm" aria-hidden="true">
          <span className="inline-flex items-center gap-2 font-semibold text-highlight">
            {articleListText.read}
            <Icon name="arrow-right" className="transition-transform group-hover:translate-x-1" />
          </span>
          <span className="text-muted">{`${article.minutes}\u00a0${articleListText.minutes}`}</span>
        </p>
      </div>
    </article>
  );
}
