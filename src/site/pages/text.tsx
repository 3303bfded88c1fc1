import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { articleNoticeText } from '@/copy/press/article-notices';
import { ArticlePage } from '@/site/articles/article-page';
import { LoadingNotice, MovedTextRedirect } from '@/site/articles/loading-notice';
import {
  ArticleFailureNotice,
  UnreadableArticleNotice,
  WithdrawnArticlePage,
} from '@/site/articles/text-notices';
import type { TextLookupResult } from '@/site/data/site-data';
import { usePageData, useRefreshPageData } from '@/site/hooks/use-site-data';

// In its own chunk, because articles do not need it. `404.html`, which the host serves for unknown paths, preloads it.
const NotFound = lazy(async () => ({ default: (await import('./not-found')).Component }));

/** Error of a text that could not be loaded, with a retry button. */
function TextRetry() {
  const refresh = useRefreshPageData();
  const [isLoading, setLoading] = useState(false);

  async function handleRetry() {
    setLoading(true);
    await refresh();
    setLoading(false);
  }

  return isLoading ? (
    <LoadingNotice text={articleNoticeText.loading} isRetry />
  ) : (
    <ArticleFailureNotice onRetry={() => void handleRetry()} />
  );
}

/** `/presse/<slug>` and `/pages/<slug>`: a text, a notice in its place, or the not-found page. */
export function Component() {
  const { text = { kind: 'unknown' } as TextLookupResult } = usePageData();
  const { search, hash } = useLocation();
  if (text.kind === 'article') return <ArticlePage article={text.article} related={text.related} />;
  if (text.kind === 'moved')
    return <MovedTextRedirect to={text.to + search + hash} text={articleNoticeText.loading} />;
  if (text.kind === 'withdrawn') return <WithdrawnArticlePage />;
  if (text.kind === 'failed') return <TextRetry />;
  if (text.kind === 'unreadable') return <UnreadableArticleNotice />;
  return <NotFound />;
}
