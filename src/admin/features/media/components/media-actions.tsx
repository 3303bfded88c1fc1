import { Braces, Link2, Trash2 } from 'lucide-react';
import { quoteName } from '@/admin/lib/quote-name';
import { IconButton } from '@/admin/ui/icon-button';
import { commonText } from '@/copy/admin/common';
import { mediaText, mediaToasts } from '@/copy/admin/media';
import { notify } from '@/shared/components/notify';
import { copyText } from '@/shared/lib/copy-text';
import { libraryFileUrl } from '@/shared/lib/library-file-url';
import { type MediaEntry, toImportStatement } from '../media-model';

interface MediaActionsProps {
  entry: MediaEntry;
  mayRemove: boolean;
  onRemove: (entry: MediaEntry) => void;
}

export const copyUrl = (entry: MediaEntry) =>
  copyText(libraryFileUrl(entry.file_path), mediaToasts.urlCopied, mediaToasts.copyFailed);

/** Copies the import statement of a file. */
export const copyImport = (entry: MediaEntry) =>
  copyText(toImportStatement(entry), mediaToasts.importCopied, mediaToasts.copyFailed);

/** Opens the dialog of a deletion, or reports that system assets cannot be deleted. */
export function requestRemoval(entry: MediaEntry, onRemove: (entry: MediaEntry) => void) {
  if (entry.is_asset) notify.error(mediaToasts.systemAsset);
  else onRemove(entry);
}

/** Action buttons of a file in the list. */
export function MediaActions({ entry, mayRemove, onRemove }: MediaActionsProps) {
  const name = quoteName(entry.original_filename);
  return (
    <div className="flex">
      <IconButton
        icon={Link2}
        title={mediaText.copyUrl}
        label={`${mediaText.copyUrl} ${name}`}
        onClick={() => void copyUrl(entry)}
      />
      <IconButton
        icon={Braces}
        title={mediaText.copyImport}
        label={`${mediaText.copyImport} ${name}`}
        onClick={() => void copyImport(entry)}
      />
      {mayRemove ? (
        <IconButton
          icon={Trash2}
          title={commonText.delete}
          label={`${commonText.delete} ${name}`}
          tone="danger"
          onClick={() => requestRemoval(entry, onRemove)}
        />
      ) : null}
    </div>
  );
}
