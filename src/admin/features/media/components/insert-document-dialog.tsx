import { useQueryClient } from '@tanstack/react-query';
import { notify } from '@/shared/components/notify';
import { toAppError } from '@/shared/lib/app-error';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import { mediaQueries } from '../api/media-queries';
import { MediaPickerDialog } from './media-picker-dialog';

interface InsertDocumentDialogProps {
  onPick: (href: string, name: string) => void;
  onClose: () => void;
}

/** Dialog to choose a document of the library for a link. Open while mounted. */
export function InsertDocumentDialog({ onPick, onClose }: InsertDocumentDialogProps) {
  const queryClient = useQueryClient();

  async function loadAndPick(id: string) {
    try {
      const { file_path, original_filename } = await queryClient.fetchQuery(mediaQueries.detail(id));
      onPick(getLibraryFileUrl(file_path), original_filename);
    } catch (cause) {
      notify.error({ title: toAppError(cause).message });
    }
  }

  return (
    <MediaPickerDialog
      kind="document"
      onPick={([id]) => {
        if (id) void loadAndPick(id);
      }}
      onClose={onClose}
    />
  );
}
