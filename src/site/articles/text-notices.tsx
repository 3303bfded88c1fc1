import { articleNoticeText } from '@/copy/press/article-notices';
import { buttonStyles } from '@/shared/components/button-styles';
import { PageHead } from '@/site/components/page-head';

/** Shows that a text could not be loaded. */
export function ArticleFailureNotice({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = articleNoticeText.articleFailed;
  return (
    <section role="alert" className="page-gutter min-h-[70dvh] pt-42 pb-section lg:pt-44">
      <h1 className="font-display text-title">{title}</h1>
      <p className="mt-4 text-lead text-muted">{text}</p>
      <button type="button" className={buttonStyles('primary', 'mt-8')} onClick={onRetry}>
        {retry}
      </button>
    </section>
  );
}

/** Shows that a text cannot be displayed; a retry would not help. */
export function UnreadableArticleNotice() {
  const { title, text } = articleNoticeText.unreadable;
  return (
    <section role="alert" className="page-gutter min-h-[70dvh] pt-42 pb-section lg:pt-44">
      <h1 className="font-display text-title">{title}</h1>
      <p className="mt-4 text-lead text-muted">{text}</p>
      <a href="/presse" className={buttonStyles('primary', 'mt-8')}>
        {articleNoticeText.others}
      </a>
    </section>
  );
}

/** Shows that a text is no longer online. */
export function WithdrawnArticleNotice() {
  const { label, title, text, seo } = articleNoticeText.withdrawn;
  return (
    <>
      <PageHead seo={seo} />
      <section className="pattern-bogolan min-h-[85dvh]">
        <div className="page-gutter pt-42 pb-section lg:pt-44">
          <p className="font-semibold text-highlight">{label}</p>
          <h1 className="mt-4 max-w-3xl font-display text-title">{title}</h1>
          <p className="mt-5 max-w-xl text-lead text-muted">{text}</p>
          <a href="/presse" className={buttonStyles('primary', 'mt-8')}>
            {articleNoticeText.others}
          </a>
        </div>
      </section>
    </>
  );
}
