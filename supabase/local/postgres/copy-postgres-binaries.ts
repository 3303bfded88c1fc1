import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import type { ServerUser } from './system-user.ts';

/** Cache folder: root writes, everybody reads. Its content may be deleted at any time. */
const CACHE = '/var/cache/groupe-obouo';

/**
 * Returns a folder of PostgreSQL programs that the server's user can run: the installed one, or else a copy.
 *
 * When this process is root, the server runs as another user, who may lack access to a home of mode 700.
 * Programs find their libraries by their own path, so an open descriptor (`launchWithFolderDescriptor`) is not enough. This
 * function does not open the home to others, because that would expose private files.
 *
 * @throws StartError when a copy is needed and cannot be made.
 */
export function copyPostgresBinaries(binDir: string, owner: ServerUser): string {
  if (owner.uid === undefined || canRun(binDir, owner)) return binDir;
  const copyDir = path.join(CACHE, `postgresql-${readVersion(binDir)}`);
  const copiedBinDir = path.join(copyDir, path.basename(binDir));
  try {
    if (!existsSync(copyDir)) copyFolder(path.dirname(binDir), copyDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`User "postgres" may not enter ${binDir}, and no copy could be made: ${reason}.`);
  }
  if (!canRun(copiedBinDir, owner))
    throw new StartError(`User "postgres" can run neither ${binDir} nor ${copiedBinDir}.`);
  return copiedBinDir;
}

function canRun(binDir: string, owner: ServerUser): boolean {
  return spawnSync(path.join(binDir, 'postgres'), ['--version'], { ...owner, cwd: '/' }).status === 0;
}

// such as « 17.10 »
function readVersion(binDir: string): string {
  const { stdout } = spawnSync(path.join(binDir, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /\d[\d.]*/.exec(stdout)?.[0] ?? 'unknown';
}

// Copies under another name first, so that a killed copy leaves no incomplete folder.
function copyFolder(installedDir: string, copyDir: string): void {
  mkdirSync(CACHE, { recursive: true });
  chmodSync(CACHE, 0o755);
  const draft = mkdtempSync(path.join(CACHE, 'draft-'));
  try {
    cpSync(installedDir, draft, { recursive: true, verbatimSymlinks: true });
    allowReading(draft);
    renameSync(draft, copyDir);
  } catch (error) {
    // another process may have been faster
    if (!existsSync(copyDir)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

// Files installed under a strict umask are closed to other users.
function allowReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const isExecutable = (statSync(file).mode & 0o100) !== 0;
    chmodSync(file, entry.isDirectory() || isExecutable ? 0o755 : 0o644);
  }
}
