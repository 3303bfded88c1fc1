import { getMediaTypeByFormat, type MediaFormat, UPLOAD_CHUNK_BYTES } from '@/admin/config/media';
import type { FileRefusal } from './file-check';
import { createObjectName } from './object-name';
import { convertToAcceptedFile, prepareFile } from './prepare-file';
import type { QueuedUpload } from './upload-queue';

/** Returns the stored name of a large file whose upload was interrupted; undefined without such an upload. */
async function findUnfinishedFilename(file: Blob, format: MediaFormat): Promise<string | undefined> {
  if (file.size <= UPLOAD_CHUNK_BYTES) return undefined;
  try {
    const resumableUpload = await import('./api/resumable-upload');
    return await resumableUpload.findUnfinishedUploadFilename(file, format);
  } catch {
    return undefined;
  }
}

interface Preparation {
  chosenFile: File;
  acceptedKind: 'image' | 'document' | undefined;
  signal: AbortSignal;
  /** Returns true when another item of the queue has this stored name. */
  isNameUsed: (filename: string) => boolean;
  changeItem: (changes: Partial<QueuedUpload>) => void;
}

/** Checks and prepares a chosen file, and reports the changes of its item. */
export async function prepareQueuedFile(preparation: Preparation): Promise<void> {
  const { chosenFile, acceptedKind, signal, isNameUsed, changeItem } = preparation;
  const refuse = (refusal: FileRefusal) => changeItem({ status: 'refused', refusal });
  try {
    const acceptedFile = await convertToAcceptedFile(chosenFile);
    if (acceptedFile.refusal) return refuse(acceptedFile.refusal);
    const { file, format } = acceptedFile;
    const mediaType = getMediaTypeByFormat(format);
    if (acceptedKind && mediaType !== acceptedKind) return refuse(`${acceptedKind}Only`);
    changeItem({ status: 'preparing', format });
    const preparedFile = await prepareFile(file, format, signal);
    if (preparedFile.refusal) return refuse(preparedFile.refusal);
    const texts = { alt_text: '', credit: '', licence: '', ...preparedFile.copyright };
    const unfinishedFilename = await findUnfinishedFilename(preparedFile.file, format);
    const isResumed = unfinishedFilename !== undefined && !isNameUsed(unfinishedFilename);
    const filename = isResumed ? unfinishedFilename : createObjectName(file.name, format);
    signal.throwIfAborted();
    const thumbnail = preparedFile.renditions?.[0]?.file ?? preparedFile.file;
    const preview = mediaType === 'image' ? URL.createObjectURL(thumbnail) : undefined;
    changeItem({ status: 'ready', filename, isResumed, preparedFile, preview, texts });
  } catch {
    refuse('unreadable');
  }
}
