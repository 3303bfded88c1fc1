import { lazy, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { articleNoticeText } from '@/copy/press/article-notices';
import { ArticlePage } from '@/site/articles/article-page';
import {
  ArticleFailureNotice,
  LoadingNotice,
  UnreadableArticleNotice,
  WithdrawnArticlePage,
} from '@/site/articles/text-notices';
import type { TextLookupResult } from '@/site/data/site-data';
import { usePageData, useRefreshPageData } from '@/site/hooks/use-site-data';

// Articles do not need the not-found page. For unknown paths, the host serves `404.html`, which loads its script.
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

/** `/presse/<slug>` and `/pages/<slug>`; the not-found page when visitors may read no text there. */
export function Component() {
  const { text = { kind: 'unknown' } as TextLookupResult } = usePageData();
  const { search, hash } = useLocation();
  if (text.kind === 'article') return <ArticlePage article={text.article} related={text.related} />;
  if (text.kind === 'moved') {
    return (
      <>
        <Navigate to={text.to + search + hash} replace />
        <LoadingNotice text={articleNoticeText.loading} isRetry={false} />
      </>
    );
  }
  if (text.kind === 'withdrawn') return <WithdrawnArticlePage />;
  if (text.kind === 'failed') return <TextRetry />;
  if (text.kind === 'unreadable') return <UnreadableArticleNotice />;
  return <NotFound />;
}
