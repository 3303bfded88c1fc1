import type { WrittenFile } from './written-file';

/** A list that can be read into a file, batch after batch. */
export interface ListExport<Cursor> {
  /** Of the file, with its extension. */
  name: string;
  type: string;
  /** What stands in the file before the first row. */
  head: string;
  /** How many rows it will be; null where nobody knows. */
  count(signal: AbortSignal): Promise<number | null>;
  /** The rows after this place as text of the file, and the place they end at; null after the last. Throws an AppError. */
  read(
    after: Cursor | null,
    signal: AbortSignal,
  ): Promise<{ text: string; rows: number; next: Cursor | null }>;
}

/** How far an export is: it may stop anywhere and go on from there. */
export interface ExportProgress<Cursor> {
  rows: number;
  place: 'start' | 'end' | { after: Cursor | null };
}

/** The file refused what was written to it: no row can be added any more. */
export class FileBroken extends Error {}

/** Writes a list into a file from where it stands to its end. What is thrown leaves the last progress told good to go on from. */
export async function writeList<Cursor>(
  list: ListExport<Cursor>,
  file: WrittenFile,
  from: ExportProgress<Cursor>,
  tell: (progress: ExportProgress<Cursor>) => void,
  signal: AbortSignal,
): Promise<void> {
  let { rows, place } = from;
  const write = async (text: string) => {
    try {
      await file.write(text);
    } catch (cause) {
      throw new FileBroken('the file could not be written', { cause });
    }
  };
  if (place === 'start') {
    await write(list.head);
    place = { after: null };
    tell({ rows, place });
  }
  while (place !== 'end') {
    const batch = await list.read(place.after, signal);
    signal.throwIfAborted();
    await write(batch.text);
    rows += batch.rows;
    place = batch.next === null ? 'end' : { after: batch.next };
    if (place !== 'end') tell({ rows, place });
  }
  try {
    await file.finish();
  } catch (cause) {
    throw new FileBroken('the file could not be finished', { cause });
  }
  tell({ rows, place });
}
