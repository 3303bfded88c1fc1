import { FilePen } from 'lucide-react';
import { EditorNotice } from '@/admin/editing/editor-notice';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { formatInOfficeTimeZones } from '@/admin/lib/publication-state';
import { collectionDraftText as text } from '@/copy/admin/collections';
import type { StoredCollectionDraft } from '../api/drafts';

interface DraftNoticeProps {
  draft: StoredCollectionDraft;
  /** Version that visitors read, as this form knows it. */
  liveVersion: number;
  /** False when the draft does not match the definition of the collection. */
  isReadable: boolean;
}

/** Says that the form shows a draft, when the draft goes online, and what prevents its publication. */
export function CollectionDraftNotice({ draft, liveVersion, isReadable }: DraftNoticeProps) {
  const { publish_at, updated_at, base_version } = draft;
  return (
    <EditorNotice icon={FilePen}>
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
      {base_version < liveVersion ? <p role="alert">{text.outdated}</p> : null}
    </EditorNotice>
  );
}
