import { useQueryClient } from '@tanstack/react-query';
import { notify } from '@/shared/components/notify';
import { toAppError } from '@/shared/lib/app-error';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import { mediaQueries } from '../api/media-queries';
import { MediaPickerDialog } from './media-picker-dialog';

interface InsertPicturesDialogProps {
  /** Files to upload in this order; empty to choose from the library. */
  files: File[];
  /** `uploadedFiles` is empty for pictures of the library. */
  onPick: (pictures: { src: string; alt: string; title: string }[], uploadedFiles: File[]) => void;
  onClose: () => void;
}

/** Chooses pictures of the library for a text, with their alternative text. Open while mounted. */
export function InsertPicturesDialog({ files, onPick, onClose }: InsertPicturesDialogProps) {
  const queryClient = useQueryClient();

  async function loadAndPick(ids: string[], uploadedFiles: File[]) {
    try {
      const rows = await Promise.all(ids.map((id) => queryClient.fetchQuery(mediaQueries.detail(id))));
      onPick(
        rows.map(({ file_path, alt_text }) => ({
          src: getLibraryFileUrl(file_path),
          alt: alt_text ?? '',
          title: '',
        })),
        uploadedFiles,
      );
    } catch (cause) {
      notify.error({ title: toAppError(cause).message });
    }
  }

  return (
    <MediaPickerDialog
      files={files}
      onPick={(ids, uploadedFiles) => void loadAndPick(ids, uploadedFiles)}
      onClose={onClose}
    />
  );
}
