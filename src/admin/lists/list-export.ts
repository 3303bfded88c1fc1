import type { RowCursor } from './keyset';

/** Source of an export: file name and MIME type, and a function that reads batches. */
export interface ListExportSource {
  fileName: string;
  mimeType: string;
  /** Start of the file, before the first row. */
  head: string;
  /** Returns the rows after the cursor as text, and the next cursor; null after the last row. Throws an AppError. */
  read(
    after: RowCursor | null,
    signal: AbortSignal,
  ): Promise<{ text: string; rowCount: number; next: RowCursor | null }>;
}

/** Returns the function that reads a list into a file. After a failed read, the next call continues after the last batch. */
export function createFileReader({ head, mimeType, read }: ListExportSource) {
  // The browser may move a Blob to the disk.
  const parts = [new Blob([head])];
  let rowCount = 0;
  let cursor: RowCursor | null = null;
  return async (onProgress: (rowCount: number) => void, signal: AbortSignal): Promise<Blob> => {
    do {
      const batch = await read(cursor, signal);
      signal.throwIfAborted();
      parts.push(new Blob([batch.text]));
      rowCount += batch.rowCount;
      cursor = batch.next;
      onProgress(rowCount);
    } while (cursor);
    return new Blob(parts, { type: mimeType });
  };
}
