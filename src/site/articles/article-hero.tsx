import { useEffect, useRef } from 'react';
import { articlePageText } from '@/copy/press/article-page';
import { defaultPressAuthor } from '@/copy/press/author';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { formatLongDate } from '@/shared/lib/long-date';
import { formatCaption } from '@/shared/lib/stored-picture';
import { CoverImage } from '@/site/components/cover-image';
import type { Article } from '@/site/data/article';
import { ArticleBackLink } from './article-back-link';
import { ShareButton } from './share-button';
import { CategoryLink } from './taxonomy-links';

/** Pixels by which the image moves for each pixel of scroll (specification 9). */
const PARALLAX_FACTOR = 0.3;

/** Moves an image down while the page scrolls, unless the visitor prefers reduced motion. Returns the ref of the image. */
function useParallax() {
  const imageRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    /** Needs no throttle: browsers send at most one scroll event a frame. */
    function moveImage() {
      const offset = Math.round(window.scrollY * PARALLAX_FACTOR);
      if (imageRef.current) imageRef.current.style.translate = `0 ${offset}px`;
    }
    moveImage();
    window.addEventListener('scroll', moveImage, { passive: true });
    return () => window.removeEventListener('scroll', moveImage);
  }, []);
  return imageRef;
}

interface ArticleHeroProps {
  article: Article;
  /** URL for the share button. */
  url: string;
}

/**
 * Top of an article: image, title, author, date, and the buttons to share and print it. `data-nosnippet` makes search
 * engines quote the text below instead.
 */
export function ArticleHero({ article, url }: ArticleHeroProps) {
  const { title, cover, first_published_at, modified_at } = article;
  const imageRef = useParallax();
  const { minutes, updatedOn, pdf, pdfHelp } = articlePageText;
  // A page shows no date, and no list contains it.
  const isPage = article.content_type === 'page';
  const caption = cover && formatCaption(cover);
  const publicationDay = first_published_at.slice(0, 10);
  const updateDay = modified_at.slice(0, 10);
  return (
    <>
      <section className="relative isolate flex flex-col overflow-x-clip border-b border-line md:min-h-[min(100dvh,46rem)] md:justify-end print:block print:min-h-0 print:border-0">
        <div className="absolute inset-x-0 top-0 -z-10 h-[min(46vh,24rem)] overflow-hidden md:left-auto md:h-full md:w-1/2 print:static print:h-auto print:w-full">
          <div ref={imageRef} className="size-full print:translate-none!">
            <CoverImage
              picture={article.picture}
              cover={cover}
              alt={cover?.alt_text ?? ''}
              sizes="100vw"
              priority
              className="size-full object-cover print:h-[70mm]"
            />
          </div>
          <div className="absolute inset-0 bg-linear-to-t from-bg from-5% via-bg/60 via-25% to-transparent to-60% md:bg-linear-to-r md:from-8% md:via-bg/40 md:via-28% md:to-55% print:hidden" />
          <div className="absolute inset-x-0 bottom-0 hidden h-48 bg-linear-to-t from-bg to-transparent md:block print:hidden" />
        </div>
        <div
          data-nosnippet=""
          className="page-gutter pt-[min(38vh,20rem)] pb-12 md:pt-36 md:pb-20 print:p-0 print:pt-6"
        >
          {isPage ? null : (
            <>
              <ArticleBackLink />
              <p className="mt-4 flex items-center gap-3 md:mt-8">
                <span className="h-1 w-8 bg-accent" aria-hidden="true" />
                <CategoryLink article={article} className="inline-flex min-h-10 items-center print:min-h-0" />
              </p>
            </>
          )}
          <h1 className="mt-5 max-w-[9em] font-display md:max-w-[8.8em] text-[clamp(2.25rem,1.4rem+3.2vw,4.125rem)] leading-[1.02] tracking-[-0.02em] print:max-w-none print:text-[26pt]">
            <TextWithEnglishTerms>{title}</TextWithEnglishTerms>
          </h1>
          {isPage ? null : (
            <p className="mt-6 text-muted">
              <strong className="block font-semibold text-fg">{article.byline || defaultPressAuthor}</strong>
              <time dateTime={publicationDay}>{formatLongDate(publicationDay)}</time>
              {' · '}
              <span>{`${article.minutes}\u00a0${minutes}`}</span>
              {updateDay > publicationDay ? (
                <span className="block">
                  {updatedOn} <time dateTime={updateDay}>{formatLongDate(updateDay)}</time>
                </span>
              ) : null}
            </p>
          )}
          <div className="mt-8 flex flex-wrap gap-3 print:hidden">
            <ShareButton title={title} url={url} />
            <button
              type="button"
              aria-label={`${pdf}\u00a0: ${pdfHelp}`}
              className={getButtonClassName('outline', 'bg-bg/60')}
              onClick={() => window.print()}
            >
              <Icon name="print" />
              {pdf}
            </button>
          </div>
        </div>
      </section>
      {caption ? (
        <p className="page-gutter py-3 text-sm text-muted md:text-right print:p-0 print:pt-2">{caption}</p>
      ) : null}
    </>
  );
}
