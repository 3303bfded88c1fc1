import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { siteUrl } from '@/content/brand';
import { pressNewsContent } from '@/content/site/press/news';
import { readingMinutes } from '@/shared/lib/reading-minutes';
import { buttonStyles } from '@/shared/ui/button-styles';
import { type NewsArticle, type PublishedText, readPublishedText } from '@/site/press/api/press-news';
import { CmsArticle } from '@/site/press/cms-article';
import { Seo } from '@/site/ui/seo';
import { Component as NotFound } from './not-found';

type Answer = PublishedText | 'missing' | 'failed' | null;

function Article({ article, path }: { article: NewsArticle; path: string }) {
  const date = article.first_published_at.slice(0, 10);
  return (
    <>
      <Seo
        seo={{
          title: article.title,
          description: article.excerpt || undefined,
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
  const [answer, setAnswer] = useState<Answer>(null);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let left = false;
    const answerWith = (next: Answer) => {
      if (!left) setAnswer(next);
    };
    readPublishedText(path).then(
      (text) => answerWith(text ?? 'missing'),
      () => answerWith('failed'),
    );
    return () => {
      left = true;
    };
  }, [path, attempts]);

  function handleRetry() {
    setAnswer(null);
    setAttempts(attempts + 1);
  }

  if (answer === null) {
    return (
      <p role="status" className="page-gutter min-h-[85dvh] pt-36 text-muted lg:pt-44">
        {pressNewsContent.loading}
      </p>
    );
  }
  if (answer === 'missing') return <NotFound />;
  if (answer === 'failed') return <Failure onRetry={handleRetry} />;
  if ('moved_to' in answer) return <Navigate to={answer.moved_to} replace />;
  if ('withdrawn' in answer) return <Withdrawn />;
  return <Article article={answer} path={path} />;
}

/** `/presse/<slug>` beyond the ten articles of the site, and `/pages/<slug>`. */
export function Component() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  return <TextAt key={path} path={path} />;
}
