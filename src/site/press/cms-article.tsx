import { articlePageContent } from '@/content/site/press/article-page';
import { pressAuthor } from '@/content/site/press/author';
import { pressNewsContent } from '@/content/site/press/news';
import { ArticleText } from '@/shared/article/article-text';
import { buttonStyles } from '@/shared/ui/button-styles';
import { formatLongDate } from '@/site/lib/format';
import { BackLink } from './back-link';
import { ShareButton } from './share-button';

interface CmsArticleProps {
  kind: 'article' | 'news' | 'page';
  title: string;
  lead: string;
  /** Markdown. */
  text: string;
  /** ISO day. */
  date: string;
  minutes: number;
  url: string;
  /** From the media library; the pattern of the site stands in its place. */
  cover: { src: string; alt: string } | null;
}

/** A text of the back office, laid out like the articles of the site. */
export function CmsArticle({ kind, title, lead, text, date, minutes, url, cover }: CmsArticleProps) {
  const words = articlePageContent;
  // a page belongs to no day and to no list
  const isNews = kind !== 'page';
  return (
    <>
      <section className="relative isolate flex flex-col overflow-x-clip border-b border-line md:min-h-[min(70dvh,36rem)] md:justify-end print:block print:min-h-0 print:border-0">
        <div className="absolute inset-x-0 top-0 -z-10 h-[min(46vh,24rem)] overflow-hidden md:left-auto md:h-full md:w-[58%] print:hidden">
          {cover ? (
            <img src={cover.src} alt={cover.alt} className="size-full object-cover" />
          ) : (
            <div className="ground-bogolan size-full" />
          )}
          <div className="absolute inset-0 bg-linear-to-t from-bg from-4% via-bg/50 via-25% to-transparent to-60% md:bg-linear-to-r md:from-0% md:via-bg/60 md:via-30% md:to-75%" />
        </div>
        <div className="page-gutter pt-[min(30vh,16rem)] pb-12 md:pt-36 md:pb-20 print:p-0 print:pt-6">
          {isNews ? (
            <>
              <BackLink />
              <p className="mt-4 flex items-center gap-3 font-semibold text-highlight md:mt-8">
                <span className="h-1 w-8 bg-accent" aria-hidden="true" />
                {pressNewsContent.kinds[kind]}
              </p>
            </>
          ) : null}
          <h1 className="mt-5 max-w-[13.5em] font-display text-[clamp(2.25rem,1.4rem+3.2vw,4.125rem)] leading-[1.02] tracking-[-0.02em] break-words print:max-w-none print:text-[26pt]">
            {title}
          </h1>
          {isNews ? (
            <p className="mt-6 text-muted">
              <strong className="block font-semibold text-fg">{pressAuthor}</strong>
              <time dateTime={date}>{formatLongDate(date)}</time>
              {' · '}
              <span>
                {minutes} {words.minutes}
              </span>
            </p>
          ) : null}
          <div className="mt-8 flex flex-wrap gap-3 print:hidden">
            <ShareButton title={title} url={url} />
            <button
              type="button"
              aria-label={`${words.pdf} : ${words.pdfHelp}`}
              className={buttonStyles('outline', 'bg-bg/60')}
              onClick={() => window.print()}
            >
              <span className="glyph-print" aria-hidden="true" />
              {words.pdf}
            </button>
          </div>
        </div>
      </section>
      <article className="on-paper py-section print:py-6">
        <div className="page-gutter print:p-0">
          <div className="mx-auto max-w-prose print:max-w-none">
            <ArticleText lead={lead} text={text} />
            {isNews ? (
              <p className="mt-12 border-t border-line pt-6 print:hidden">
                <a href="/presse" className={buttonStyles('outline')}>
                  {pressNewsContent.others}
                  <span className="glyph-arrow-right" aria-hidden="true" />
                </a>
              </p>
            ) : null}
          </div>
        </div>
      </article>
    </>
  );
}
