import { pressNewsContent } from '@/copy/press/news';
import { buttonStyles } from '@/shared/components/button-styles';
import { Seo } from '@/site/components/seo';

/** Shows that a text could not be loaded. */
export function TextFailure({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = pressNewsContent.articleFailed;
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
export function TextUnreadable() {
  const { title, text } = pressNewsContent.unreadable;
  return (
    <section role="alert" className="page-gutter min-h-[70dvh] pt-42 pb-section lg:pt-44">
      <h1 className="font-display text-title">{title}</h1>
      <p className="mt-4 text-lead text-muted">{text}</p>
      <a href="/presse" className={buttonStyles('primary', 'mt-8')}>
        {pressNewsContent.others}
      </a>
    </section>
  );
}

/** Shows that a text is no longer online. */
export function TextWithdrawn() {
  const { label, title, text, seo } = pressNewsContent.withdrawn;
  return (
    <>
      <Seo seo={seo} />
      <section className="pattern-bogolan min-h-[85dvh]">
        <div className="page-gutter pt-42 pb-section lg:pt-44">
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
