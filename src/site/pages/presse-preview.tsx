import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { pressPreviewContent } from '@/copy/press/preview';
import { isUnreadable } from '@/shared/article/unreadable-text';
import { buttonStyles } from '@/shared/components/button-styles';
import { paths } from '@/shared/lib/paths';
import { type NewsArticle, type PreviewedText, readPreviewedText } from '@/site/api/published-texts';
import { Seo } from '@/site/components/seo';
import { drawable } from '@/site/published/drawable';
import type { ShownArticle } from '@/site/published/shown-article';

// as the routes do: what both pages imported at once would be one chunk of theirs
const page = () => import('./published-text');
const Article = lazy(() => page().then((module) => ({ default: module.Article })));
const Failure = lazy(() => page().then((module) => ({ default: module.Failure })));
const Unreadable = lazy(() => page().then((module) => ({ default: module.Unreadable })));

type PreviewedArticle = Extract<PreviewedText, NewsArticle> & ShownArticle;

type Answer =
  | PreviewedArticle
  | Exclude<PreviewedText, NewsArticle>
  | 'ended'
  | 'failed'
  | 'unreadable'
  | null;

const moment = (timestamp: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(timestamp));

/** Always in sight, below the header: nobody takes the text for one that is out. */
function Banner({ until }: { until: string }) {
  const { label, text, until: ends } = pressPreviewContent.banner;
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
          {ends} <time dateTime={until}>{moment(until)}</time>.
        </span>
      </p>
    </aside>
  );
}

/** One sentence for a link that is wrong, over or withdrawn: which of them is nobody's to know. */
function Ended() {
  const { label, title, text, link, seo } = pressPreviewContent.ended;
  return (
    <>
      <Seo seo={seo} />
      <Suspense>
        <section className="ground-bogolan min-h-[85dvh]">
          <div className="page-gutter pt-36 pb-section lg:pt-44">
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

/** The text that a preview link shows, on the page it will have. */
export default function Preview({ token }: { token: string }) {
  const [answer, setAnswer] = useState<Answer>(null);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let left = false;
    readPreviewedText(token)
      .then(async (text) => (text && 'id' in text ? drawable(text) : text))
      .then(
        (text) => left || setAnswer(text ?? 'ended'),
        (error: unknown) => left || setAnswer(isUnreadable(error) ? 'unreadable' : 'failed'),
      );
    return () => {
      left = true;
    };
  }, [token, attempts]);

  function handleRetry() {
    setAnswer(null);
    setAttempts(attempts + 1);
  }

  if (answer === null) {
    return (
      <p role="status" className="page-gutter min-h-dvh pt-36 text-muted lg:pt-44">
        {pressPreviewContent.loading}
      </p>
    );
  }
  if (answer === 'failed') return <Failure onRetry={handleRetry} />;
  if (answer === 'unreadable') return <Unreadable />;
  if (answer === 'ended') return <Ended />;
  if ('moved_to' in answer) return <Navigate to={answer.moved_to} replace />;
  return (
    <>
      <Article article={answer} previewedAt={window.location.href} />
      <Banner until={answer.expires_at} />
    </>
  );
}
