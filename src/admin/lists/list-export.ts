import type { FileWriter } from './file-writer';
import type { RowCursor } from './keyset';

/** Source of an export: file name and MIME type, number of rows, and a function that reads batches. */
export interface ListExportSource {
  fileName: string;
  mimeType: string;
  /** Start of the file, before the first row. */
  head: string;
  /** Number of rows; null when unknown. */
  count(signal: AbortSignal): Promise<number | null>;
  /** Returns the rows after the cursor as text, and the next cursor; null after the last row. Throws an AppError. */
  read(
    after: RowCursor | null,
    signal: AbortSignal,
  ): Promise<{ text: string; rowCount: number; next: RowCursor | null }>;
}

/** Progress of an export, which can stop and continue later. */
export interface ExportProgress {
  rowCount: number;
  cursor: 'start' | 'end' | { after: RowCursor | null };
}

/** The file could not be written. The export cannot continue. */
export class FileWriteError extends Error {}

/**
 * Writes a list into a file, from `startProgress` to the end. After a failed read, the caller can continue from the last
 * reported progress.
 */
export async function writeListExport(
  list: ListExportSource,
  file: FileWriter,
  startProgress: ExportProgress,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  let { rowCount, cursor } = startProgress;
  const rethrowWriteError = (writing: Promise<void>) =>
    writing.catch((cause) => {
      throw new FileWriteError('the file could not be written', { cause });
    });
  if (cursor === 'start') {
    await rethrowWriteError(file.write(list.head));
    cursor = { after: null };
    onProgress({ rowCount, cursor });
  }
  while (cursor !== 'end') {
    const batch = await list.read(cursor.after, signal);
    signal.throwIfAborted();
    await rethrowWriteError(file.write(batch.text));
    rowCount += batch.rowCount;
    cursor = batch.next === null ? 'end' : { after: batch.next };
    if (cursor !== 'end') onProgress({ rowCount, cursor });
  }
  await rethrowWriteError(file.finish());
  onProgress({ rowCount, cursor });
}
