import { Braces, Link2, Trash2 } from 'lucide-react';
import { commonText } from '@/content/admin/common';
import { mediaText, mediaToasts } from '@/content/admin/media';
import { copyText } from '@/shared/lib/copy-text';
import { notify } from '@/shared/ui/notify';
import { importLine, type MediaEntry } from '../media-model';

interface MediaActionsProps {
  entry: MediaEntry;
  mayRemove: boolean;
  onRemove: (entry: MediaEntry) => void;
}

const shape = 'grid size-10 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg';

/** Copies the address of a file. */
export const copyUrl = (entry: MediaEntry) =>
  copyText(entry.file_path, mediaToasts.urlCopied, mediaToasts.copyFailed);

/** Copies the line that imports a file. */
export const copyImport = (entry: MediaEntry) =>
  copyText(importLine(entry), mediaToasts.importCopied, mediaToasts.copyFailed);

/** Asks for the removal, or says at once that system assets have none. */
export function askRemoval(entry: MediaEntry, onRemove: (entry: MediaEntry) => void) {
  if (entry.is_asset) notify.error(mediaToasts.systemAsset);
  else onRemove(entry);
}

/** What can be done with a file without opening it. */
export function MediaActions({ entry, mayRemove, onRemove }: MediaActionsProps) {
  const quoted = `«\u00a0${entry.original_filename}\u00a0»`;
  return (
    <div className="flex">
      <button
        type="button"
        className={shape}
        aria-label={`${mediaText.copyUrl} ${quoted}`}
        title={mediaText.copyUrl}
        onClick={() => void copyUrl(entry)}
      >
        <Link2 className="size-4" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={shape}
        aria-label={`${mediaText.copyImport} ${quoted}`}
        title={mediaText.copyImport}
        onClick={() => void copyImport(entry)}
      >
        <Braces className="size-4" aria-hidden="true" />
      </button>
      {mayRemove ? (
        <button
          type="button"
          className={`${shape} hover:text-danger`}
          aria-label={`${commonText.delete} ${quoted}`}
          title={commonText.delete}
          onClick={() => askRemoval(entry, onRemove)}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
