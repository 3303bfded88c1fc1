import { FilePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { workingCopyText as text } from '@/copy/admin/working-copy';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import type { ContentRow } from '../api/content-queries';

/** A scheduled job makes each update within a minute, so an update that waits for two has failed. */
const OVERDUE_AFTER_MS = 2 * 60_000;

interface CopyNoticeProps {
  href: string;
  linkLabel: string;
  children: ReactNode;
}

function CopyNotice({ href, linkLabel, children }: CopyNoticeProps) {
  return (
    <section
      aria-label={text.label}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-line-strong border-l-4 border-l-highlight bg-surface p-3"
    >
      <FilePen className="size-5 shrink-0 text-highlight" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-60">{children}</div>
      <Link to={href} className={getCompactButtonClassName('outline')}>
        {linkLabel}
      </Link>
    </section>
  );
}

interface WorkingCopyNoticeProps {
  copy: ContentRow;
  canPublishCopy: boolean;
  originalHref: string;
}

/** Says in the editor of a working copy that visitors do not read it yet. */
export function WorkingCopyNotice({ copy, canPublishCopy, originalHref }: WorkingCopyNoticeProps) {
  const { update_at } = copy;
  const isOverdue = update_at !== null && Date.parse(update_at) < Date.now() - OVERDUE_AFTER_MS;
  return (
    <CopyNotice href={originalHref} linkLabel={text.openOriginal}>
      <p>{text.notice}</p>
      {isOverdue ? <p role="alert">{text.overdueNotice}</p> : null}
      {update_at && !canPublishCopy ? <p>{text.scheduledNotice}</p> : null}
    </CopyNotice>
  );
}

/** Says in the editor of an online content that a working copy exists. */
export function ExistingCopyNotice({ copy, href }: { copy: ContentRow; href: string }) {
  return (
    <CopyNotice href={href} linkLabel={text.openCopy}>
      <p>
        {text.copySavedOn} <time dateTime={copy.updated_at}>{formatAdminDateTime(copy.updated_at)}</time>.{' '}
        {text.copyHint}
      </p>
    </CopyNotice>
  );
}
