import { FilePen } from 'lucide-react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { formatInOfficeTimeZones } from '@/admin/lib/publication-state';
import { collectionDraftText as text } from '@/copy/admin/collections';
import type { CollectionDraftRow } from '../api/drafts';

interface DraftNoticeProps {
  draft: CollectionDraftRow;
  /** Version that visitors read. */
  liveVersion: number;
  /** False when the draft does not match the definition of the collection. */
  isReadable: boolean;
}

/** Says that the form shows a draft, when it goes online, and what prevents it. */
export function CollectionDraftNotice({ draft, liveVersion, isReadable }: DraftNoticeProps) {
  const { publish_at, updated_at, base_version } = draft;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-line-strong border-l-4 border-l-highlight bg-surface p-3">
      <FilePen className="size-5 shrink-0 text-highlight" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-60">
        <p>
          {text.savedOn} <time dateTime={updated_at}>{formatAdminDateTime(updated_at)}</time>. {text.notice}
        </p>
        {publish_at ? (
          <p className="font-semibold">
            {text.scheduledOn} <time dateTime={publish_at}>{formatAdminDateTime(publish_at)}</time> (
            {formatInOfficeTimeZones(publish_at)}).
          </p>
        ) : null}
        {isReadable ? null : <p role="alert">{text.unreadable}</p>}
        {base_version === liveVersion ? null : <p role="alert">{text.outdated}</p>}
      </div>
    </div>
  );
}
