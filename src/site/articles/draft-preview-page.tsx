import { useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { draftPreviewPageText } from '@/copy/press/preview';
import { isUnreadableMarkdownError } from '@/shared/article/unreadable-text';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { paths } from '@/shared/lib/paths';
import { toPreviewLink } from '@/shared/lib/preview-link';
import { fetchPreviewedText } from '@/site/api/published-texts';
import type { TextLookupResult } from '@/site/data/site-data';
import { ArticlePage } from './article-page';
import { LoadingNotice, MovedTextRedirect } from './loading-notice';
import { ArticleFailureNotice, UnavailableTextPage, UnreadableArticleNotice } from './text-notices';

type PreviewedArticle = Extract<TextLookupResult, { kind: 'article' }> & { expiresAt: string };

/** Result for a preview link; null until it is known. */
type PreviewAnswer = PreviewedArticle | { moved_to: string } | 'ended' | 'failed' | 'unreadable' | null;

const formatDateTime = (timestamp: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(timestamp));

/** Banner at the bottom of the screen. It does not scroll away: readers must not believe that the draft is published. */
function PreviewBanner({ expiresAt }: { expiresAt: string }) {
  const { label, text, until } = draftPreviewPageText.banner;
  return (
    <aside
      aria-label={label}
      className="sticky bottom-0 z-20 border-y border-accent bg-bg px-4 py-2 text-center text-fg print:static"
    >
      <p>
        <strong>{label}</strong>
        {'\u00a0— '}
        {text}{' '}
        <span className="text-muted">
          {until} <time dateTime={expiresAt}>{formatDateTime(expiresAt)}</time>.
        </span>
      </p>
    </aside>
  );
}

/** Page for every preview link without a text. It does not reveal why the link failed. */
function PreviewEndedNotice() {
  const { link, seo, ...texts } = draftPreviewPageText.ended;
  return (
    <UnavailableTextPage {...texts} seo={{ ...seo, description: texts.text }}>
      <Link to={paths.press} className={getButtonClassName('primary', 'mt-8')}>
        {link}
      </Link>
    </UnavailableTextPage>
  );
}

async function readPreview(token: string): Promise<PreviewAnswer> {
  const text = await fetchPreviewedText(token);
  if (!text) return 'ended';
  if ('moved_to' in text) return text;
  const { loadTextLookupResult } = await import('@/site/data/live-articles');
  const { expires_at, ...row } = text;
  const answer = await loadTextLookupResult(row);
  return answer.kind === 'article' ? { ...answer, expiresAt: expires_at } : 'failed';
}

/** Shows the text of a preview link as its published page will show it. */
export default function DraftPreviewPage({ token }: { token: string }) {
  const [answer, setAnswer] = useState<PreviewAnswer>(null);
  const [attempt, setAttempt] = useState(0);
  const previewUrl = toPreviewLink(window.location.origin + paths.press, token);

  // A jump to a heading takes the token out of the URL, which readers may copy or load again.
  useEffect(() => {
    const restoreToken = () => {
      const isJumpInPreview = document.getElementById(window.location.hash.slice(1)) !== null;
      if (isJumpInPreview) window.history.replaceState(window.history.state, '', previewUrl);
    };
    window.addEventListener('hashchange', restoreToken);
    return () => window.removeEventListener('hashchange', restoreToken);
  }, [previewUrl]);

  // The press page, which follows at the same path, starts at its top.
  useLayoutEffect(() => () => window.scrollTo({ top: 0, behavior: 'instant' }), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isUnmounted = false;
    readPreview(token)
      .catch((error: unknown) => (isUnreadableMarkdownError(error) ? 'unreadable' : 'failed'))
      .then((preview) => {
        if (!isUnmounted) setAnswer(preview);
      });
    return () => {
      isUnmounted = true;
    };
  }, [token, attempt]);

  function handleRetry() {
    setAnswer(null);
    setAttempt(attempt + 1);
  }

  if (answer === null) return <LoadingNotice text={draftPreviewPageText.loading} isRetry={attempt > 0} />;
  if (answer === 'failed') return <ArticleFailureNotice onRetry={handleRetry} />;
  if (answer === 'unreadable') return <UnreadableArticleNotice />;
  if (answer === 'ended') return <PreviewEndedNotice />;
  if ('moved_to' in answer)
    return <MovedTextRedirect to={answer.moved_to} text={draftPreviewPageText.loading} />;
  return (
    <>
      <ArticlePage article={answer.article} related={answer.related} previewUrl={previewUrl} />
      <PreviewBanner expiresAt={answer.expiresAt} />
    </>
  );
}
