import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef } from 'react';
import { notify } from '@/shared/components/notify';
import { toAppError } from '@/shared/lib/app-error';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import { mediaQueries } from '../api/media-queries';
import { MediaPickerDialog } from './media-picker-dialog';

/** File of the library, as a text shows it or links to it. */
export interface InsertedFile {
  src: string;
  name: string;
  alt: string;
}

interface InsertFilesDialogProps extends Omit<ComponentProps<typeof MediaPickerDialog>, 'onPick'> {
  /** `uploadedFiles` is empty for files of the library. */
  onPick: (chosenFiles: InsertedFile[], uploadedFiles: File[]) => void;
}

/** Chooses files of the library for a text. Open while mounted. */
export function InsertFilesDialog({ onPick, ...dialog }: InsertFilesDialogProps) {
  const queryClient = useQueryClient();
  /** Cancels the last choice, whose files are still being read. */
  const lastChoice = useRef<AbortController>(null);
  useEffect(() => () => lastChoice.current?.abort(), []);

  async function loadAndPick(ids: string[], uploadedFiles: File[]) {
    // A double click chooses once.
    lastChoice.current?.abort();
    const choice = new AbortController();
    lastChoice.current = choice;
    try {
      const rows = await Promise.all(ids.map((id) => queryClient.fetchQuery(mediaQueries.detail(id))));
      if (choice.signal.aborted) return;
      onPick(
        rows.map(({ file_path, original_filename, alt_text }) => ({
          src: getLibraryFileUrl(file_path),
          name: original_filename,
          alt: alt_text ?? '',
        })),
        uploadedFiles,
      );
    } catch (cause) {
      if (!choice.signal.aborted) notify.error({ title: toAppError(cause).message });
    }
  }

  return (
    <MediaPickerDialog {...dialog} onPick={(ids, uploadedFiles) => void loadAndPick(ids, uploadedFiles)} />
  );
}
