import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { InsertedFile } from '@/admin/features/media/components/insert-files-dialog';
import { useMediaRights } from '@/admin/hooks/use-media-rights';
import { richTextEditorText as text } from '@/copy/admin/content-rich';
import { notify } from '@/shared/components/notify';
import { InsertFilesDialog } from './components/lazy-insert-files-dialog';
import { excludeDocumentFiles } from './data-transfer-files';

interface PictureRequest {
  /** Files to upload in this order; empty to choose from the library. */
  files: File[];
  /** `uploadedFiles` is empty for pictures of the library. */
  onPick: (pictures: InsertedFile[], uploadedFiles: File[]) => void;
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
    requestPictures: setRequest,
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
      <InsertFilesDialog
        files={request.files}
        onPick={(pictures, uploadedFiles) => {
          // The dialog must close before the text can take the focus.
          flushSync(() => setRequest(null));
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
