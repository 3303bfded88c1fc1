import type { ReactNode } from 'react';
import { articleNoticeText } from '@/copy/press/article-notices';
import type { PageSeo } from '@/copy/types';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { PageHead } from '@/site/components/page-head';

interface ErrorNoticeProps {
  content: { title: string; text: string };
  /** Button or link below the text. */
  children: ReactNode;
}

function ErrorNotice({ content, children }: ErrorNoticeProps) {
  return (
    <section role="alert" className="page-gutter min-h-[70dvh] pt-42 pb-section lg:pt-44">
      <title>{content.title}</title>
      <h1 className="font-display text-title">{content.title}</h1>
      <p className="mt-4 text-lead text-muted">{content.text}</p>
      {children}
    </section>
  );
}

const OtherArticlesLink = () => (
  <a href="/presse" className={getButtonClassName('primary', 'mt-8')}>
    {articleNoticeText.others}
  </a>
);

/** Shows that a text could not be loaded. */
export const ArticleFailureNotice = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorNotice content={articleNoticeText.articleFailed}>
    <button type="button" className={getButtonClassName('primary', 'mt-8')} onClick={onRetry}>
      {articleNoticeText.articleFailed.retry}
    </button>
  </ErrorNotice>
);

/** Shows that a text cannot be displayed; a retry would not help. */
export const UnreadableArticleNotice = () => (
  <ErrorNotice content={articleNoticeText.unreadable}>
    <OtherArticlesLink />
  </ErrorNotice>
);

interface UnavailableTextPageProps {
  seo: PageSeo;
  label: string;
  title: string;
  text: string;
  /** Link below the text. */
  children: ReactNode;
}

/** Page, with its head, in the place of a withdrawn text or of a draft that a preview link no longer shows. */
export const UnavailableTextPage = ({ seo, label, title, text, children }: UnavailableTextPageProps) => (
  <>
    <PageHead seo={seo} />
    <section className="pattern-bogolan min-h-[85dvh]">
      <div className="page-gutter pt-42 pb-section lg:pt-44">
        <p className="font-semibold text-highlight">{label}</p>
        <h1 className="mt-4 max-w-3xl font-display text-title">{title}</h1>
        <p className="mt-5 max-w-xl text-lead text-muted">{text}</p>
        {children}
      </div>
    </section>
  </>
);

/** Shows that a text is no longer online. */
export const WithdrawnArticlePage = () => (
  <UnavailableTextPage {...articleNoticeText.withdrawn}>
    <OtherArticlesLink />
  </UnavailableTextPage>
);
