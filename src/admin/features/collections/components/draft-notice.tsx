import { FilePen } from 'lucide-react';
import { EditorNotice } from '@/admin/editing/editor-notice';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { formatInOfficeTimeZones } from '@/admin/lib/publication-state';
import { collectionDraftText as text } from '@/copy/admin/collections';
import type { StoredCollectionDraft } from '../api/drafts';

interface DraftNoticeProps {
  draft: StoredCollectionDraft;
  /** Online version when the form was last loaded or saved. */
  liveVersion: number;
  /** False when the draft does not match the definition of the collection. */
  isReadable: boolean;
}

/** Says that a draft exists, when it goes online, and why the form does not show it or it does not go online by itself. */
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
