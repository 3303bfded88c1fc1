import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Returns true when this process may run the file. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of a program in the PATH or in one of these other folders. */
export function findProgram(program: string, otherFolders: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...otherFolders];
  return folders.map((folder) => path.resolve(folder, program)).find(isExecutable);
}
