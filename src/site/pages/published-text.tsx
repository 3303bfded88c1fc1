import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { siteUrl } from '@/copy/brand';
import { pressNewsContent } from '@/copy/press/news';
import { ArticleText } from '@/shared/article/article-text';
import { headOf } from '@/shared/article/head';
import { isUnreadable } from '@/shared/article/unreadable-text';
import { buttonStyles } from '@/shared/components/button-styles';
import { contentPath } from '@/shared/lib/content-path';
import { whenIdle } from '@/shared/lib/when-idle';
import type { NewsArticle, PublishedText } from '@/site/api/published-texts';
import { ArticleBody } from '@/site/articles/article-body';
import { ArticleHero } from '@/site/articles/article-hero';
import { Seo } from '@/site/components/seo';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { built } from '@/site/published/built';
import { drawable } from '@/site/published/drawable';
import type { Illustrated } from '@/site/published/illustrated';
import type { ShownArticle } from '@/site/published/shown-article';
import { Component as NotFound } from './not-found';

/** The text that this page was built with, where it is the one at this address. */
function builtAt(path: string): ShownArticle | undefined {
  const { text } = built();
  return text && contentPath(text) === path ? text : undefined;
}

type Answer = ShownArticle | Exclude<PublishedText, NewsArticle> | 'missing' | 'failed' | 'unreadable' | null;

const NONE: Illustrated[] = [];

/** What to read after a text: as the build knew it, or asked for once the page is idle. */
function useNext({ next: known, story, category, content_type }: ShownArticle): Illustrated[] {
  const [asked, setAsked] = useState<Illustrated[]>(NONE);
  const slug = category?.slug;
  const isAsked = !known && content_type !== 'page';
  useEffect(() => {
    if (!isAsked) return;
    whenIdle()
      .then(() => import('@/site/published/next-stories'))
      .then(({ readNextStories }) => readNextStories(story, slug))
      .then(setAsked, () => undefined);
  }, [isAsked, story, slug]);
  return known ?? asked;
}

interface ArticleProps {
  article: ShownArticle;
  /** Shown to who has a link, and to nobody else: address of that link. */
  previewedAt?: string;
}

/** The page of a text of staff. */
export function Article({ article, previewedAt }: ArticleProps) {
  const { story } = article;
  const isPage = article.content_type === 'page';
  const url = previewedAt ?? siteUrl + story.href;
  return (
    <>
      <Seo
        seo={{
          ...headOf(article),
          canonical: story.href,
          published: isPage ? undefined : story.at.slice(0, 10),
          noindex: previewedAt !== undefined,
        }}
      />
      <ArticleHero
        title={article.title}
        cover={article.opening}
        story={isPage ? null : story}
        author={article.byline || undefined}
        url={url}
      />
      <Suspense>
        <ArticleBody
          contents={article.contents}
          callToAction={isPage ? undefined : pressNewsContent.callToAction}
          tags={article.tags}
          related={useNext(article)}
          url={url}
        >
          <ArticleText lead={article.excerpt} body={article.body} pictures={article.pictures} />
        </ArticleBody>
      </Suspense>
    </>
  );
}

/** That a text did not come, and a way to ask again. */
export function Failure({ onRetry }: { onRetry: () => void }) {
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

/** Says that a text came and cannot be shown: asking again would not help. */
export function Unreadable() {
  const { title, text } = pressNewsContent.unreadable;
  return (
    <section role="alert" className="page-gutter min-h-[70dvh] pt-36 pb-section lg:pt-44">
      <h1 className="font-display text-title">{title}</h1>
      <p className="mt-4 text-lead text-muted">{text}</p>
      <a href="/presse" className={buttonStyles('primary', 'mt-8')}>
        {pressNewsContent.others}
      </a>
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
  const [known] = useState(() => builtAt(path));
  const [answer, setAnswer] = useState<Answer>(known ?? null);
  // the file of every other address is the not-found page: hydration draws what stands there
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
    Promise.resolve(known && whenIdle())
      .then(() => import('@/site/api/published-texts'))
      .then(({ readPublishedText }) => readPublishedText(path))
      .then(async (text) => (text && 'id' in text ? drawable(text, known) : text))
      .then(
        (text) => answerWith(text ?? 'missing'),
        (error: unknown) => answerWith(known ?? (isUnreadable(error) ? 'unreadable' : 'failed')),
      );
    return () => {
      left = true;
    };
  }, [path, attempts]);

  function handleRetry() {
    setAnswer(null);
    setAttempts(attempts + 1);
  }

  const isFirstLook = answer === null && !cameByLink && !built().rest && attempts === 0;
  if (answer === 'missing' || isFirstLook) return <NotFound />;
  if (answer === null) {
    return (
      <p role="status" className="page-gutter min-h-[85dvh] pt-36 text-muted lg:pt-44">
        {pressNewsContent.loading}
      </p>
    );
  }
  if (answer === 'failed') return <Failure onRetry={handleRetry} />;
  if (answer === 'unreadable') return <Unreadable />;
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
