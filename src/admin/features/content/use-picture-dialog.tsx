import { useState } from 'react';
import { flushSync } from 'react-dom';
import { MediaPickerDialog } from '@/admin/features/media/components/lazy-media-picker-dialog';
import { useMediaRights } from '@/admin/hooks/use-media-rights';
import { richTextEditorText as text } from '@/copy/admin/content-rich';
import { notify } from '@/shared/components/notify';
import { getLibraryFileUrl } from '@/shared/lib/library-file-url';
import { excludeDocumentFiles } from './data-transfer-files';
import type { RichPictureAttrs } from './rich/nodes';

interface PictureRequest {
  /** Files to upload in this order; empty to choose from the library. */
  files: File[];
  /** `uploadedFiles` is empty for pictures of the library. */
  onPick: (pictures: RichPictureAttrs[], uploadedFiles: File[]) => void;
  onCancel?: () => void;
}

interface PictureUpload extends PictureRequest {
  /** False when the text may not contain pictures. */
  allowsPictures?: boolean;
}

/** Returns the media library as a dialog for the pictures of a text. Render `pictureDialog` once. */
export function usePictureDialog() {
  const { mayUpload } = useMediaRights();
  const [request, setRequest] = useState<PictureRequest | null>(null);
  return {
    /** Opens the library to choose pictures. */
    choosePictures: (onPick: PictureRequest['onPick']) => setRequest({ files: [], onPick }),
    /** Uploads pasted or dropped pictures. Says why when they are refused. */
    uploadPictures({ allowsPictures = true, ...upload }: PictureUpload) {
      const files = excludeDocumentFiles(upload.files);
      if (files.length < upload.files.length) notify.info(text.documentsRefused);
      if (files.length === 0) return;
      if (mayUpload && allowsPictures) return setRequest({ ...upload, files });
      upload.onCancel?.();
      notify.error({ title: allowsPictures ? text.noUpload : text.noPictures });
    },
    pictureDialog: request ? (
      <MediaPickerDialog
        files={request.files}
        onPick={(pickedMedia, uploadedFiles) => {
          // The dialog must close before the text can take the focus.
          flushSync(() => setRequest(null));
          const pictures = pickedMedia.map(({ file_path, alt_text }) => ({
            src: getLibraryFileUrl(file_path),
            alt: alt_text ?? '',
            title: '',
          }));
          request.onPick(pictures, uploadedFiles);
        }}
        onClose={() => {
          setRequest(null);
          request.onCancel?.();
        }}
      />
    ) : null,
  };
}
