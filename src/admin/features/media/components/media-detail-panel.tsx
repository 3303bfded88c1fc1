import { useQuery } from '@tanstack/react-query';
import { Braces, ExternalLink, Link2, Trash2 } from 'lucide-react';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useMediaRights } from '@/admin/hooks/use-media-rights';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { formatFullName } from '@/admin/lib/full-name';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { Alert } from '@/admin/ui/alert';
import { Button } from '@/admin/ui/button';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { DescriptionRow } from '@/admin/ui/description-row';
import { DetailPanel } from '@/admin/ui/detail-panel';
import { Spinner } from '@/admin/ui/spinner';
import { adminCommonText } from '@/copy/admin/common';
import { mediaText, mediaDetailText as text } from '@/copy/admin/media';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { toAppError } from '@/shared/lib/app-error';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import { mediaQueries } from '../api/media-queries';
import { formatDimensions, formatMediaFileSize, type MediaEntry } from '../media-model';
import { systemAssets } from '../system-assets';
import { copyMediaImportStatement, copyMediaUrl, openDeleteMediaDialog } from './media-action-buttons';
import { MediaDetailsForm } from './media-details-form';
import { MediaPreview } from './media-preview';
import { MediaUseList } from './media-use-list';

/** Loaded on demand, with the file checks and the generation of renditions. The height keeps the button below in place. */
const ReplaceMedia = createLazyComponent(
  async () => (await import('./replace-media-section')).ReplaceMediaSection,
  <div className="h-32.5" />,
);

interface MediaDetailProps {
  id: string;
  onDelete: (entry: MediaEntry) => void;
}

/** Shows the texts of a file to people who may not change them. */
function MediaTexts({ entry }: { entry: MediaEntry }) {
  const altText = entry.media_type === 'image' ? entry.alt_text || text.noAltText : null;
  const sections = [
    { label: text.altText.label, value: altText },
    { label: text.caption.label, value: entry.caption },
    { label: text.credit.label, value: entry.credit },
    { label: text.licence.label, value: entry.licence },
  ];
  return sections.map(({ label, value }) =>
    value ? (
      <section key={label}>
        <h2 className="font-semibold">{label}</h2>
        <p className="mt-1 text-sm text-muted">{value}</p>
      </section>
    ) : null,
  );
}

function MediaDetails({ id, onDelete }: MediaDetailProps) {
  const userId = useAuth().user?.id;
  const { mayChange } = useMediaRights();
  // The images of the site itself are not in the table media_library.
  const asset = systemAssets.find((systemAsset) => systemAsset.id === id);
  const detail = useQuery({ ...mediaQueries.detail(id), enabled: asset === undefined });
  const entry: MediaEntry | undefined = asset ?? detail.data;
  if (!entry) {
    if (detail.isPending) {
      return (
        <div className="p-8">
          <Spinner label={adminCommonText.loading} />
        </div>
      );
    }
    return (
      <div className="p-5">
        <LoadFailureNotice
          title={text.failed}
          error={detail.error}
          onRetry={() => detail.refetch()}
          missingText={text.missing}
        />
      </div>
    );
  }
  const dimensions = formatDimensions(entry);
  const isChangeable = mayChange(entry);
  const uploader = detail.data?.uploader;
  const isOwnUpload = entry.uploaded_by === userId;
  const fullName = uploader ? formatFullName(uploader) : '';
  const uploaderName = isOwnUpload ? text.you : fullName || text.colleague;
  return (
    <div className="flex flex-col gap-6 p-5">
      {/* A colleague deleted the file. The typed details stay readable. */}
      {toAppError(detail.error).kind === 'not-found' ? <Alert>{text.missing}</Alert> : null}
      <div className="grid min-h-40 place-items-center overflow-hidden rounded-card border border-line bg-surface-strong p-3">
        <MediaPreview entry={entry} isDetail />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={Link2} onClick={() => void copyMediaUrl(entry)}>
          {mediaText.copyUrl}
        </Button>
        <Button icon={Braces} onClick={() => void copyMediaImportStatement(entry)}>
          {mediaText.copyImport}
        </Button>
        <a
          href={getLibraryFileUrl(entry.file_path)}
          target="_blank"
          rel="noreferrer"
          className={getCompactButtonClassName('quiet')}
        >
          <ExternalLink className="size-4" aria-hidden="true" />
          {text.open}
        </a>
      </div>
      <dl className="divide-y divide-line border-y border-line text-sm">
        <DescriptionRow label={text.rows.type}>{entry.mime_type}</DescriptionRow>
        <DescriptionRow label={text.rows.size}>{formatMediaFileSize(entry.file_size)}</DescriptionRow>
        {dimensions ? <DescriptionRow label={text.rows.dimensions}>{dimensions}</DescriptionRow> : null}
        {entry.created_at ? (
          <DescriptionRow label={text.rows.added}>
            <time dateTime={entry.created_at}>{formatAdminDateTime(entry.created_at)}</time>
          </DescriptionRow>
        ) : null}
        <DescriptionRow label={text.rows.by}>{entry.isSystemAsset ? text.site : uploaderName}</DescriptionRow>
        <DescriptionRow label={text.rows.address}>
          <span className="break-all">{entry.file_path}</span>
        </DescriptionRow>
      </dl>
      {entry.isSystemAsset ? (
        <p className="text-sm text-muted">{text.uses.system}</p>
      ) : (
        <>
          {isChangeable ? <MediaDetailsForm key={entry.id} file={entry} /> : <MediaTexts entry={entry} />}
          <MediaUseList id={entry.id} />
          {isChangeable ? <ReplaceMedia media={entry} /> : null}
        </>
      )}
      {isChangeable ? (
        <Button
          variant="danger"
          icon={Trash2}
          className="self-start"
          onClick={() => openDeleteMediaDialog(entry, onDelete)}
        >
          {adminCommonText.delete}
        </Button>
      ) : null}
    </div>
  );
}

/** Panel with the details and actions of one file. */
export function MediaDetailPanel({ onClose, ...details }: MediaDetailProps & { onClose: () => void }) {
  return (
    <DetailPanel title={text.title} closeLabel={text.close} onClose={onClose}>
      <MediaDetails {...details} />
    </DetailPanel>
  );
}
