import { saveBlob } from '@/shared/lib/save-file';

/** File that is written in parts. Its content appears only after `finish`. */
export interface FileWriter {
  write(text: string): Promise<void>;
  finish(): Promise<void>;
  /** Deletes the written parts of an unfinished file. */
  discard(): Promise<void>;
}

/** `remove` is missing in some browsers. */
interface PickedFile extends FileSystemFileHandle {
  remove?: () => Promise<void>;
}
type FilePicker = (options: { suggestedName: string }) => Promise<PickedFile>;

/**
 * Opens a file for writing. A browser with the File System Access API asks for the place and writes to the disk.
 * Others keep the parts and download them at the end. Call it in a click handler, before any `await`.
 * @returns null when the person cancelled.
 */
export async function openFileWriter(name: string, type: string): Promise<FileWriter | null> {
  const picker = (window as { showSaveFilePicker?: FilePicker }).showSaveFilePicker;
  if (!picker) return createMemoryWriter(name, type);
  try {
    return await createDiskWriter(await picker.call(window, { suggestedName: name }));
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return null;
    // The person may not write there, or a policy forbids the file picker.
    return createMemoryWriter(name, type);
  }
}

/** Writes to a temporary file; an existing file stays until `finish`. */
async function createDiskWriter(handle: PickedFile): Promise<FileWriter> {
  const stream = await handle.createWritable();
  let isFinished = false;
  return {
    write: (text) => stream.write(text),
    async finish() {
      await stream.close();
      isFinished = true;
    },
    async discard() {
      if (isFinished) return;
      await stream.abort();
      // the file picker created an empty file
      if ((await handle.getFile()).size === 0) await handle.remove?.();
    },
  };
}

/** Keeps each part as a Blob, which the browser may move to the disk. */
function createMemoryWriter(name: string, type: string): FileWriter {
  let parts: Blob[] = [];
  return {
    async write(text) {
      parts.push(new Blob([text]));
    },
    async finish() {
      saveBlob(new Blob(parts, { type }), name);
    },
    async discard() {
      parts = [];
    },
  };
}
