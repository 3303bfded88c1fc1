import { Suspense } from 'react';
import { siteUrl } from '@/copy/brand';
import { ArticleTextView } from '@/shared/article/article-text-view';
import { getContentPath } from '@/shared/lib/content-path';
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

/** Shows an article, or a page that staff wrote. */
export function ArticlePage({ article, related, previewUrl }: ArticlePageProps) {
  const { head, body, headings } = article;
  const isPage = article.content_type === 'page';
  const path = getContentPath(article);
  const url = previewUrl ?? siteUrl + path;
  return (
    <>
      <PageHead
        seo={{
          ...head,
          canonical: path,
          published: isPage ? undefined : article.first_published_at.slice(0, 10),
          modified: isPage ? undefined : article.modified_at.slice(0, 10),
          noindex: previewUrl !== undefined,
        }}
      />
      <ArticleHero article={article} url={url} />
      <Suspense>
        <ArticleBody
          headings={headings}
          callToAction={article.callToAction}
          tags={article.tags}
          related={related}
          url={url}
        >
          <ArticleTextView lead={article.excerpt} body={body} pictures={article.pictures} />
        </ArticleBody>
      </Suspense>
    </>
  );
}
