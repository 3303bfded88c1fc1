import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { siteUrl } from '@/copy/brand';
import { articleBodyLabels as text } from '@/copy/press/article-body';
import { ArticleTextView } from '@/shared/article/article-text-view';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { getContentPath } from '@/shared/lib/content-path';
import { PageHead } from '@/site/components/page-head';
import { Section } from '@/site/components/section';
import type { Article, ArticleSummary } from '@/site/data/article';
import { ArticleHero } from './article-hero';
import { PressCard } from './press-card';
import { TagLinks } from './taxonomy-links';

interface ArticleBodyProps {
  article: Article;
  /** Empty for a page, which no list contains. */
  related: readonly ArticleSummary[];
  url: string;
}

/** Text of an article, its call to action, and related articles. */
function ArticleBody({ article, related, url }: ArticleBodyProps) {
  const { excerpt, body, headings, pictures, tags, callToAction } = article;
  return (
    <>
      <article className="theme-light py-section print:py-6">
        <div className="page-gutter grid gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-28 print:block print:p-0">
          {headings.length > 1 ? (
            <nav
              aria-label={text.summary}
              className="hidden self-start border-t-4 border-accent pt-4 lg:sticky lg:top-28 lg:block print:hidden"
            >
              <p className="font-semibold">{text.summary}</p>
              <ol className="mt-2 text-[0.9375rem] leading-snug">
                {headings.map(({ id, title }) => (
                  <li key={id} className="border-b border-line">
                    <a
                      href={`#${id}`}
                      className="flex min-h-11 items-center py-2 wrap-anywhere text-muted transition-colors hover:text-accent"
                    >
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <div className="max-w-prose min-w-0 lg:col-start-2 print:max-w-none">
            <ArticleTextView lead={excerpt} body={body} pictures={pictures} />
            {tags.length > 0 ? (
              <div className="mt-10">
                <TagLinks tags={tags} />
              </div>
            ) : null}
            <p className="mt-8 hidden text-sm print:block">
              {text.source} {url}
            </p>
            {callToAction ? (
              <aside className="theme-dark reveal mt-16 overflow-hidden rounded-card bg-bg text-fg print:hidden">
                <div className="band-chevron h-4 text-accent" aria-hidden="true" />
                <div className="pattern-bogolan p-7 lg:p-10">
                  <h2 className="font-display text-title">{callToAction.title}</h2>
                  <p className="mt-4 text-lead text-muted">{callToAction.text}</p>
                  <Link to={callToAction.link.href} className={getButtonClassName('primary', 'mt-7')}>
                    {callToAction.link.label}
                    <Icon name="arrow-right" />
                  </Link>
                </div>
              </aside>
            ) : null}
          </div>
        </div>
      </article>
      {related.length > 0 ? (
        <Section eyebrow={text.relatedEyebrow} title={text.relatedTitle} className="print:hidden">
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
            {related.map((other) => (
              <li key={other.slug} className="reveal min-w-0 sm:max-lg:last:hidden">
                <PressCard article={other} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

interface ArticlePageProps extends Omit<ArticleBodyProps, 'url'> {
  /** URL of the preview link, for a draft. */
  previewUrl?: string;
}

/** Shows an article, or a page that staff wrote. */
export function ArticlePage({ article, related, previewUrl }: ArticlePageProps) {
  const isPage = article.content_type === 'page';
  const path = getContentPath(article);
  const url = previewUrl ?? siteUrl + path;
  return (
    <>
      <PageHead
        seo={{
          ...article.head,
          canonical: path,
          published: isPage ? undefined : article.first_published_at.slice(0, 10),
          modified: isPage ? undefined : article.modified_at.slice(0, 10),
          noindex: previewUrl !== undefined,
        }}
      />
      <ArticleHero article={article} url={url} />
      <Suspense>
        <ArticleBody article={article} related={related} url={url} />
      </Suspense>
    </>
  );
}
