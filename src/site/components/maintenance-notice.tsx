import { useEffect, useRef } from 'react';
import { maintenanceText as text } from '@/copy/maintenance';
import type { SiteSettings } from '@/copy/site-settings';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { hasStaffSession } from '@/site/lib/has-staff-session';

/** Maximum milliseconds of a timer. A longer delay would overflow and elapse at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Returns the sentence with the end of the maintenance. Its time is that of Paris, in the build and in every browser. */
function formatEnd(end: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options }).format(new Date(end));
  return text.until
    .replace('{jour}', format({ day: 'numeric', month: 'long' }))
    .replace('{heure}', format({ hour: '2-digit', minute: '2-digit' }));
}

/** Bar that reminds staff, who see the site, that visitors see the notice. */
function MaintenanceBar() {
  return (
    <p
      role="status"
      className="sticky bottom-0 z-30 border-t-4 border-highlight bg-surface-strong px-5 py-3 text-center text-sm font-semibold print:hidden"
    >
      {text.bar}{' '}
      <a href="/admin/settings" className="text-highlight underline underline-offset-4">
        {text.settings}
      </a>
    </p>
  );
}

type NoticeProps = Pick<SiteSettings, 'title' | 'email' | 'maintenance_until'>;

/** Covers the whole site. The page stays below it, for search engines. */
function VisitorNotice({ title, email, maintenance_until: end }: NoticeProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    // In prerendered HTML the dialog is open, but not modal.
    dialog?.removeAttribute('open');
    dialog?.showModal();
    // The browser closes a modal dialog after several Escapes. This opens the dialog again.
    const reopen = () => dialog?.showModal();
    dialog?.addEventListener('close', reopen);
    return () => dialog?.removeEventListener('close', reopen);
  }, []);

  useEffect(() => {
    if (!end) return undefined;
    const delay = Math.min(Date.parse(end) - Date.now(), MAX_DELAY_MS);
    const timer = setTimeout(() => location.reload(), delay);
    return () => clearTimeout(timer);
  }, [end]);

  return (
    <dialog
      ref={dialogRef}
      open
      aria-labelledby="maintenance"
      className="fixed inset-0 z-50 m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-bg text-fg"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="page-gutter flex min-h-full flex-col justify-center py-12">
        <div className="band-lozenge mb-10 h-6 text-ochre/70" aria-hidden="true" />
        <p className="eyebrow">{title}</p>
        <h2 id="maintenance" className="mt-3 max-w-3xl font-display text-title">
          {text.title}
        </h2>
        <p className="mt-5 max-w-prose text-lead text-muted">{text.text}</p>
        {end ? <p className="mt-3 max-w-prose font-semibold">{formatEnd(end)}</p> : null}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {/* biome-ignore lint/a11y/useValidAnchor: the address of the page itself, which works without scripts */}
          <a href="" className={getButtonClassName('primary')}>
            {text.retry}
          </a>
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

/** Shows the maintenance until it ends: a notice over the page, or a bar for staff. */
export default function MaintenanceNotice(settings: NoticeProps) {
  // Prerendered HTML knows neither the reader nor the time.
  const isHydrated = useHydrated();
  const hasEnded = Date.parse(settings.maintenance_until) <= Date.now();
  if (isHydrated && hasEnded) return null;
  return isHydrated && hasStaffSession() ? <MaintenanceBar /> : <VisitorNotice {...settings} />;
}
