import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { siteUrl } from '@/content/brand';
import { pressNewsContent } from '@/content/site/press/news';
import { readingMinutes } from '@/shared/lib/reading-minutes';
import { buttonStyles } from '@/shared/ui/button-styles';
import { type NewsArticle, readNewsArticle } from '@/site/press/api/press-news';
import { CmsArticle } from '@/site/press/cms-article';
import { Seo } from '@/site/ui/seo';
import { Component as NotFound } from './not-found';

type Answer = NewsArticle | 'missing' | 'failed' | null;

function Article({ article }: { article: NewsArticle }) {
  const canonical = `/presse/${article.slug}`;
  const date = article.first_published_at.slice(0, 10);
  return (
    <>
      <Seo
        seo={{
          title: article.title,
          description: article.excerpt || undefined,
          canonical,
          published: date,
        }}
      />
      <CmsArticle
        kind={article.content_type}
        title={article.title}
        lead={article.excerpt}
        text={article.content}
        date={date}
        minutes={readingMinutes(article.content.split(/\s+/).length)}
        url={siteUrl + canonical}
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

/** The article of the back office at this address; the not-found page when visitors may read none there. */
function ArticleAt({ slug }: { slug: string }) {
  const [answer, setAnswer] = useState<Answer>(null);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let left = false;
    const answerWith = (next: Answer) => {
      if (!left) setAnswer(next);
    };
    readNewsArticle(slug).then(
      (article) => answerWith(article ?? 'missing'),
      () => answerWith('failed'),
    );
    return () => {
      left = true;
    };
  }, [slug, attempts]);

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
  return <Article article={answer} />;
}

/** `/presse/<slug>` beyond the ten articles of the site. */
export function Component() {
  const { slug = '' } = useParams();
  return <ArticleAt key={slug} slug={slug} />;
}
