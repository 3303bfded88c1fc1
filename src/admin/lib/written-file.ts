import { saveBlob } from './save-file';

/** A file that is written as its content comes, and is there once it is whole, or not at all. */
export interface WrittenFile {
  write(text: string): Promise<void>;
  /** Makes it whole: only now is there a file. */
  finish(): Promise<void>;
  /** Leaves nothing of it. */
  abandon(): Promise<void>;
}

/** What of the File System Access API is used; browsers without it have none of this. */
interface PickedFile extends FileSystemFileHandle {
  remove?: () => Promise<void>;
}
type Picker = (options: { suggestedName: string }) => Promise<PickedFile>;

/**
 * Begins a file of this name. Where the browser can write to the disk it asks where, and the file is never held in memory; else
 * it is kept by the browser and downloaded once it is whole. To be called by a press, before anything is waited for.
 * @returns null when whoever was asked where thought better of it.
 */
export async function beginFile(name: string, type: string): Promise<WrittenFile | null> {
  const picker = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!picker) return inMemory(name, type);
  try {
    return await onDisk(await picker.call(window, { suggestedName: name }));
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return null;
    // a place that may not be written to, a frame or a policy that forbids to ask
    return inMemory(name, type);
  }
}

/** What is written stands beside the file until it is finished; a file that was there before is left as it was. */
async function onDisk(handle: PickedFile): Promise<WrittenFile> {
  const stream = await handle.createWritable();
  return {
    write: (text) => stream.write(text),
    finish: () => stream.close(),
    async abandon() {
      await stream.abort();
      // asking where has made an empty one
      if ((await handle.getFile()).size === 0) await handle.remove?.();
    },
  };
}

/** Each part a Blob of its own, which the browser may put away. */
function inMemory(name: string, type: string): WrittenFile {
  let parts: Blob[] = [];
  return {
    async write(text) {
      parts.push(new Blob([text]));
    },
    async finish() {
      saveBlob(new Blob(parts, { type }), name);
    },
    async abandon() {
      parts = [];
    },
  };
}
