import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
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

  async function loadAndPick(ids: string[], uploadedFiles: File[]) {
    try {
      const rows = await Promise.all(ids.map((id) => queryClient.fetchQuery(mediaQueries.detail(id))));
      onPick(
        rows.map(({ file_path, original_filename, alt_text }) => ({
          src: getLibraryFileUrl(file_path),
          name: original_filename,
          alt: alt_text ?? '',
        })),
        uploadedFiles,
      );
    } catch (cause) {
      notify.error({ title: toAppError(cause).message });
    }
  }

  return (
    <MediaPickerDialog {...dialog} onPick={(ids, uploadedFiles) => void loadAndPick(ids, uploadedFiles)} />
  );
}
