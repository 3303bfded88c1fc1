import { useQueryClient } from '@tanstack/react-query';
import { notify } from '@/shared/components/notify';
import { toAppError } from '@/shared/lib/app-error';
import { libraryFileUrl } from '@/shared/lib/library-file-url';
import { mediaQueries } from '../api/media-queries';
import { MediaPickerDialog } from './media-picker-dialog';

interface InsertPicturesDialogProps {
  /** To send, in their order; none to choose among what the library holds. */
  files: File[];
  /** With the files they were sent from; none for one that was chosen. */
  onPick: (pictures: { src: string; alt: string; title: string }[], sent: File[]) => void;
  onClose: () => void;
}

/** Pictures of the library for a text, with what the library says of them. Mounted is open. */
export function InsertPicturesDialog({ files, onPick, onClose }: InsertPicturesDialogProps) {
  const queryClient = useQueryClient();

  async function pick(ids: string[], sent: File[]) {
    try {
      const rows = await Promise.all(ids.map((id) => queryClient.fetchQuery(mediaQueries.detail(id))));
      onPick(
        rows.map(({ file_path, alt_text }) => ({
          src: libraryFileUrl(file_path),
          alt: alt_text ?? '',
          title: '',
        })),
        sent,
      );
    } catch (cause) {
      notify.error({ title: toAppError(cause).message });
    }
  }

  return <MediaPickerDialog files={files} onPick={(ids, sent) => void pick(ids, sent)} onClose={onClose} />;
}
