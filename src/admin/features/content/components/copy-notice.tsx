import { FilePen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EditorNotice } from '@/admin/editing/editor-notice';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { getServerTime } from '@/admin/lib/server-time';
import { workingCopyText as text } from '@/copy/admin/working-copy';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import type { ContentRow } from '../api/content-queries';

/** A job publishes a copy within a minute of `update_at`, so a copy that is two minutes late has failed. */
const OVERDUE_AFTER_MS = 2 * 60_000;

interface WorkingCopyNoticeProps {
  copy: ContentRow;
  canPublishCopy: boolean;
  originalHref: string;
}

/** Says in the editor of a working copy that visitors do not read it yet. */
export function WorkingCopyNotice({ copy, canPublishCopy, originalHref }: WorkingCopyNoticeProps) {
  const { update_at } = copy;
  const isOverdue = update_at !== null && Date.parse(update_at) < getServerTime() - OVERDUE_AFTER_MS;
  return (
    <EditorNotice
      icon={FilePen}
      label={text.label}
      action={
        <Link to={originalHref} className={getCompactButtonClassName('outline')}>
          {text.openOriginal}
        </Link>
      }
    >
      <p>{text.notice}</p>
      {isOverdue ? <p role="alert">{text.overdueNotice}</p> : null}
      {update_at && !canPublishCopy ? <p>{text.lockedByScheduleNotice}</p> : null}
    </EditorNotice>
  );
}

/** Says in the editor of an online content that a working copy exists. */
export function ExistingCopyNotice({ copy, href }: { copy: ContentRow; href: string }) {
  return (
    <EditorNotice
      icon={FilePen}
      label={text.label}
      action={
        <Link to={href} className={getCompactButtonClassName('outline')}>
          {text.openCopy}
        </Link>
      }
    >
      <p>
        {text.copySavedOn} <time dateTime={copy.updated_at}>{formatAdminDateTime(copy.updated_at)}</time>.{' '}
        {text.copyHint}
      </p>
    </EditorNotice>
  );
}
