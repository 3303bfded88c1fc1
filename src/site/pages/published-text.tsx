import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { siteUrl } from '@/content/brand';
import { pressNewsContent } from '@/content/site/press/news';
import { summaryOf } from '@/shared/article/summary';
import { contentPath } from '@/shared/lib/content-path';
import { readingMinutes } from '@/shared/lib/reading-minutes';
import { whenIdle } from '@/shared/lib/when-idle';
import { buttonStyles } from '@/shared/ui/button-styles';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { type NewsArticle, type PublishedText, readPublishedText } from '@/site/press/api/press-news';
import { CmsArticle } from '@/site/press/cms-article';
import { embeddedText } from '@/site/press/embedded-text';
import { Seo } from '@/site/ui/seo';
import { Component as NotFound } from './not-found';

type Answer = PublishedText | 'missing' | 'failed' | null;

function Article({ article }: { article: NewsArticle }) {
  const path = contentPath(article);
  const date = article.first_published_at.slice(0, 10);
  return (
    <>
      <Seo
        seo={{
          title: article.title,
          description: article.excerpt || summaryOf(article.content),
          canonical: path,
          published: article.content_type === 'page' ? undefined : date,
        }}
      />
      <CmsArticle
        kind={article.content_type}
        title={article.title}
        lead={article.excerpt}
        text={article.content}
        date={date}
        minutes={readingMinutes(article.content.split(/\s+/).length)}
        url={siteUrl + path}
        cover={article.cover && { src: article.cover.file_path, alt: article.cover.alt_text ?? '' }}
      />
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = pressNewsContent.articleFailed;
  return (
    <section role="alert" className="page-gutter min-h-[70dvh] pt-36 pb-section lg:pt-44">
      <h1 className="font-display text-title">{title}</h1>
      <p className="mt-4 text-lead text-muted">{text}</p>
      <button type="button" className={buttonStyles('primary', 'mt-8')} onClick={onRetry}>
        {retry}
      </button>
    </section>
  );
}

function Withdrawn() {
  const { label, title, text, seo } = pressNewsContent.withdrawn;
  return (
    <>
      <Seo seo={seo} />
      <section className="ground-bogolan min-h-[85dvh]">
        <div className="page-gutter pt-36 pb-section lg:pt-44">
          <p className="font-semibold text-highlight">{label}</p>
          <h1 className="mt-4 max-w-3xl font-display text-title">{title}</h1>
          <p className="mt-5 max-w-xl text-lead text-muted">{text}</p>
          <a href="/presse" className={buttonStyles('primary', 'mt-8')}>
            {pressNewsContent.others}
          </a>
        </div>
      </section>
    </>
  );
}

/** What staff published at this address; the not-found page when visitors may read nothing there. */
function TextAt({ path }: { path: string }) {
  const [built] = useState(() => embeddedText(path));
  const [answer, setAnswer] = useState<Answer>(built ?? null);
  // the file of every unknown address is the not-found page: hydration draws what stands there
  const hydrated = useHydrated();
  const [cameByLink] = useState(hydrated);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let left = false;
    const answerWith = (next: Answer) => {
      if (!left) setAnswer(next);
    };
    // what was built may have been changed or taken down since, and nobody waits for that
    Promise.resolve(built && whenIdle())
      .then(() => readPublishedText(path))
      .then(
        (text) => answerWith(text ?? 'missing'),
        () => answerWith(built ?? 'failed'),
      );
    return () => {
      left = true;
    };
  }, [path, attempts]);

  function handleRetry() {
    setAnswer(null);
    setAttempts(attempts + 1);
  }

  const isFirstLook = answer === null && !cameByLink && attempts === 0;
  if (answer === 'missing' || isFirstLook) return <NotFound />;
  if (answer === null) {
    return (
      <p role="status" className="page-gutter min-h-[85dvh] pt-36 text-muted lg:pt-44">
        {pressNewsContent.loading}
      </p>
    );
  }
  if (answer === 'failed') return <Failure onRetry={handleRetry} />;
  if ('moved_to' in answer) return <Navigate to={answer.moved_to} replace />;
  if ('withdrawn' in answer) return <Withdrawn />;
  return <Article article={answer} />;
}

/** `/presse/<slug>` beyond the ten articles of the site, and `/pages/<slug>`. */
export function Component() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  return <TextAt key={path} path={path} />;
}
