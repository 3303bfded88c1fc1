import { useEffect, useRef } from 'react';
import { maintenanceText as text } from '@/copy/maintenance';
import { buttonStyles } from '@/shared/components/button-styles';

/**
 * Covers the whole site during maintenance. A static host cannot answer 503, so the page stays for search
 * engines and visitors read this notice.
 */
export function MaintenanceNotice({ email }: { email: string }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser closes a modal dialog after several Escapes, so it is opened again.
    const reopen = () => element?.showModal();
    element?.addEventListener('close', reopen);
    return () => element?.removeEventListener('close', reopen);
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="maintenance"
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-bg text-fg"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="page-gutter flex min-h-full flex-col justify-center py-12">
        <div className="band-lozenge mb-10 h-6 text-ochre/70" aria-hidden="true" />
        <p className="eyebrow">{text.eyebrow}</p>
        <h1 id="maintenance" className="mt-3 max-w-3xl font-display text-title">
          {text.title}
        </h1>
        <p className="mt-5 max-w-prose text-lead text-muted">{text.text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="button" className={buttonStyles('primary')} onClick={() => location.reload()}>
            {text.retry}
          </button>
          <p className="text-muted">
            {text.contact}{' '}
            <a href={`mailto:${email}`} className="text-highlight underline underline-offset-4 wrap-anywhere">
              {email}
            </a>
          </p>
        </div>
        <a
          href="/auth"
          className="mt-12 inline-flex min-h-9 items-center self-start text-sm text-muted hover:text-fg"
        >
          {text.staff}
        </a>
      </div>
    </dialog>
  );
}
