import { Braces, Link2 } from 'lucide-react';
import { useMediaRights } from '@/admin/hooks/use-media-rights';
import { quoteName } from '@/admin/lib/quote-name';
import { DeleteIconButton } from '@/admin/ui/delete-icon-button';
import { IconButton } from '@/admin/ui/icon-button';
import { mediaText, mediaToastTexts } from '@/copy/admin/media';
import { notify } from '@/shared/components/notify';
import { copyText } from '@/shared/lib/copy-text';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import { formatMediaImportStatement, type MediaEntry } from '../media-model';

interface MediaActionsProps {
  entry: MediaEntry;
  onDelete: (entry: MediaEntry) => void;
}

/** Copies the address of a file. */
export const copyMediaUrl = (entry: MediaEntry) =>
  copyText(getLibraryFileUrl(entry.file_path), mediaToastTexts.urlCopied, mediaToastTexts.copyFailed);

/** Copies an ES6 import statement of the file, for developers. */
export const copyMediaImportStatement = (entry: MediaEntry) =>
  copyText(formatMediaImportStatement(entry), mediaToastTexts.importCopied, mediaToastTexts.copyFailed);

/** Calls `onDelete`, which opens the dialog; for a system asset, shows an error toast instead. */
export function openDeleteMediaDialog(entry: MediaEntry, onDelete: (entry: MediaEntry) => void) {
  if (entry.isSystemAsset) notify.error(mediaToastTexts.systemAsset);
  else onDelete(entry);
}

/** Action buttons of a file in the list. */
export function MediaActionButtons({ entry, onDelete }: MediaActionsProps) {
  const { mayChange } = useMediaRights();
  const name = quoteName(entry.original_filename);
  return (
    <div className="flex flex-wrap justify-end">
      <IconButton
        icon={Link2}
        title={mediaText.copyUrl}
        label={`${mediaText.copyUrl} ${name}`}
        onClick={() => void copyMediaUrl(entry)}
      />
      <IconButton
        icon={Braces}
        title={mediaText.copyImport}
        label={`${mediaText.copyImport} ${name}`}
        onClick={() => void copyMediaImportStatement(entry)}
      />
      {mayChange(entry) ? (
        <DeleteIconButton name={name} onClick={() => openDeleteMediaDialog(entry, onDelete)} />
      ) : null}
    </div>
  );
}
