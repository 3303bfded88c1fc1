import type { ComponentType } from 'react';
import type { PressArticle } from '@/content/site/press/article';
import type { PressSummary } from '@/content/site/press/summaries';
import { ArticleBody } from '@/site/press/article-body';

/** One chunk an article, so that nobody downloads the nine others. */
const articles = import.meta.glob<PressArticle>('../../content/site/press/articles/*.ts', {
  import: 'article',
});

/** The text of one article, ready to be shown. */
export async function loadArticleBody(summary: PressSummary, url: string): Promise<ComponentType> {
  const article = await articles[`../../content/site/press/articles/${summary.slug}.ts`]?.();
  if (!article) throw new Error(`No text for ${summary.slug}`);
  return () => <ArticleBody summary={summary} article={article} url={url} />;
}
