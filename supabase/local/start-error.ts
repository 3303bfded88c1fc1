import { inspect } from 'node:util';

/** Why the backend cannot run on this machine, as one sentence that says what to do: it is shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';

  /** Vite and Node print errors through this. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** The failure in words that need no stack: that of the file system with the place it happened at, others unchanged. */
export function asStartError(error: unknown, dir: string): unknown {
  const { code, path: place = dir } = error as NodeJS.ErrnoException;
  const words = FILE_SYSTEM.get(String(code));
  return words
    ? new StartError(`The local backend cannot write ${place}: ${words}.`, { cause: error })
    : error;
}

const FILE_SYSTEM: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  // what the server says of a full disk
  ['53100', 'the disk is full'],
  ['ENOTDIR', 'a file stands in the way'],
  ['EROFS', 'the file system is read-only'],
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
]);
