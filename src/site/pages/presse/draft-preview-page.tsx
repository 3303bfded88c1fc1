import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { draftPreviewPageText } from '@/copy/press/preview';
import { isUnreadable } from '@/shared/article/unreadable-text';
import { buttonStyles } from '@/shared/components/button-styles';
import { paths } from '@/shared/lib/paths';
import { readPreviewedText } from '@/site/api/published-texts';
import { PageHead } from '@/site/components/page-head';
import type { TextAnswer } from '@/site/data/site-data';

// dynamic imports as in the routes: static ones would move code of the pages into a common chunk
const ArticlePage = lazy(async () => ({
  default: (await import('@/site/articles/article-page')).ArticlePage,
}));
const loadNotices = () => import('@/site/articles/text-notices');
const TextFailure = lazy(async () => ({ default: (await loadNotices()).ArticleFailureNotice }));
const TextUnreadable = lazy(async () => ({ default: (await loadNotices()).UnreadableArticleNotice }));

type PreviewedArticle = Extract<TextAnswer, { kind: 'article' }> & { expiresAt: string };

type Answer = PreviewedArticle | { moved_to: string } | 'ended' | 'failed' | 'unreadable' | null;

const formatDateTime = (timestamp: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(timestamp));

/** Banner below the header, always visible, so that readers never take the text for a published one. */
function PreviewBanner({ expiresAt }: { expiresAt: string }) {
  const { label, text, until: untilLabel } = draftPreviewPageText.banner;
  return (
    <aside
      aria-label={label}
      className="fixed inset-x-0 top-18 z-20 border-y border-accent bg-bg px-4 py-2 text-center text-fg print:static"
    >
      <p>
        <strong>{label}</strong>
        {'\u00a0— '}
        {text}{' '}
        <span className="text-muted">
          {untilLabel} <time dateTime={expiresAt}>{formatDateTime(expiresAt)}</time>.
        </span>
      </p>
    </aside>
  );
}

/** Page for every preview link without a text. It does not reveal why the link failed. */
function PreviewEndedNotice() {
  const { label, title, text, link, seo } = draftPreviewPageText.ended;
  return (
    <>
      <PageHead seo={{ ...seo, description: text }} />
      <Suspense>
        <section className="pattern-bogolan min-h-[85dvh]">
          <div className="page-gutter pt-42 pb-section lg:pt-44">
            <p className="font-semibold text-highlight">{label}</p>
            <h1 className="mt-4 max-w-3xl font-display text-title">{title}</h1>
            <p className="mt-5 max-w-xl text-lead text-muted">{text}</p>
            <Link to={paths.press} className={buttonStyles('primary', 'mt-8')}>
              {link}
            </Link>
          </div>
        </section>
      </Suspense>
    </>
  );
}

async function readPreview(token: string): Promise<Answer> {
  const text = await readPreviewedText(token);
  if (!text) return 'ended';
  if ('moved_to' in text) return text;
  const { toTextAnswer } = await import('@/site/data/live-articles');
  const { expires_at, ...row } = text;
  const answer = await toTextAnswer(row);
  return answer.kind === 'article' ? { ...answer, expiresAt: expires_at } : 'failed';
}

/** Shows the text of a preview link as its published page will show it. */
export default function DraftPreviewPage({ token }: { token: string }) {
  const [answer, setAnswer] = useState<Answer>(null);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isUnmounted = false;
    readPreview(token).then(
      (preview) => isUnmounted || setAnswer(preview),
      (error: unknown) => isUnmounted || setAnswer(isUnreadable(error) ? 'unreadable' : 'failed'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [token, attempts]);

  function handleRetry() {
    setAnswer(null);
    setAttempts(attempts + 1);
  }

  if (answer === null) {
    return (
      <p role="status" className="page-gutter min-h-dvh pt-42 text-muted lg:pt-44">
        {draftPreviewPageText.loading}
      </p>
    );
  }
  if (answer === 'failed') return <TextFailure onRetry={handleRetry} />;
  if (answer === 'unreadable') return <TextUnreadable />;
  if (answer === 'ended') return <PreviewEndedNotice />;
  if ('moved_to' in answer) return <Navigate to={answer.moved_to} replace />;
  return (
    <>
      <ArticlePage article={answer.article} related={answer.related} previewUrl={window.location.href} />
      <PreviewBanner expiresAt={answer.expiresAt} />
    </>
  );
}
