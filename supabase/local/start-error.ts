import { inspect } from 'node:util';

/** Reason why the backend cannot start, or why a build stops. Vite and Node print its message without a stack. */
export class StartError extends Error {
  override name = 'StartError';

  /** Vite and Node print errors through this method. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** Turns a file system error, or a full disk of PostgreSQL, into a StartError with its path. Returns other errors unchanged. */
export function toStartError(error: unknown, dir: string): unknown {
  const { code, path: failedPath = dir } = error as NodeJS.ErrnoException;
  const reason = FILE_SYSTEM_ERRORS.get(String(code));
  return reason
    ? new StartError(`The local backend cannot write ${failedPath}: ${reason}.`, { cause: error })
    : error;
}

const FILE_SYSTEM_ERRORS: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  // SQLSTATE of PostgreSQL
  ['53100', 'the disk is full'],
  ['ENOTDIR', 'a file stands in the way'],
  ['EROFS', 'the file system is read-only'],
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
]);
