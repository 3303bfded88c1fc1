import { articleNoticeText } from '@/copy/press/article-notices';
import { getPageTitleAndDescription } from '@/shared/article/head';
import { parseArticleText } from '@/shared/article/parsed-article';
import { summarizeMarkdown } from '@/shared/article/summary';
import type { PictureSource } from '@/site/components/picture';
import type { Article, ArticleRow } from './article';
import { articleArtworks } from './article-artworks';
import { chooseArtwork } from './with-artworks';

/** Parses the Markdown of a text: the costly part of an article. @throws UnreadableMarkdownError when it cannot be shown */
export function toArticle(row: ArticleRow): Article {
  const defaultCallToAction = row.content_type === 'page' ? undefined : articleNoticeText.callToAction;
  return {
    ...row,
    callToAction: row.callToAction ?? defaultCallToAction,
    ...parseArticleText(row.content, row.pictures),
    head: getPageTitleAndDescription({ ...row, summary: summarizeMarkdown(row.content) }),
  };
}

/** Adds the picture that opens the page. */
export function addHeroPicture(article: Article, pictures: Readonly<Record<string, PictureSource>>): Article {
  const { cover } = article;
  const picture = cover ? pictures[cover.file_path] : articleArtworks[chooseArtwork(article)];
  return picture ? { ...article, picture } : article;
}
