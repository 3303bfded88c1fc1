import { Suspense } from 'react';
import { siteUrl } from '@/copy/brand';
import { ArticleText } from '@/shared/article/article-text';
import { PageHead } from '@/site/components/page-head';
import type { Article, ArticleSummary } from '@/site/data/article';
import { ArticleBody } from './article-body';
import { ArticleHero } from './article-hero';

interface ArticlePageProps {
  article: Article;
  related: readonly ArticleSummary[];
  /** Address of the preview link, for a draft. */
  previewUrl?: string;
}

/** Page of an article, or of a page that staff write. */
export function ArticlePage({ article, related, previewUrl }: ArticlePageProps) {
  const { row, summary, head, body, headings, callToAction } = article;
  const isPage = row.content_type === 'page';
  const url = previewUrl ?? siteUrl + summary.href;
  return (
    <>
      <PageHead
        seo={{
          ...head,
          canonical: summary.href,
          ...(!isPage && {
            published: summary.publishedAt.slice(0, 10),
            modified: row.modified_at.slice(0, 10),
          }),
          noindex: previewUrl !== undefined,
        }}
      />
      <ArticleHero article={article} url={url} />
      <Suspense>
        <ArticleBody
          headings={headings}
          callToAction={callToAction}
          tags={summary.tags}
          related={related}
          url={url}
        >
          <ArticleText lead={row.excerpt} body={body} pictures={row.pictures} />
        </ArticleBody>
      </Suspense>
    </>
  );
}
