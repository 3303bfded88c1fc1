import { buttonStyles } from '@/components/ui/button-styles';
import { crashedContent } from '@/content/pages/crashed';

/** Error page of the router: a chunk that did not arrive, or a page that threw. Plain links, in case the router is ill. */
export function CrashedPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="max-w-lg">
        <div className="band-chevron mb-8 h-4 text-accent" aria-hidden="true" />
        <h1 className="font-display text-title">{crashedContent.title}</h1>
        <p className="mt-5 text-lead text-muted">{crashedContent.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <button type="button" className={buttonStyles('primary')} onClick={() => window.location.reload()}>
            {crashedContent.reload}
          </button>
          <a href="/" className={buttonStyles('outline')}>
            {crashedContent.home}
          </a>
        </div>
      </div>
    </main>
  );
}
