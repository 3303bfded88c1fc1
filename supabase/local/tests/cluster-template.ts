import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '../postgres/cluster.ts';
import { listInstalledPostgres } from '../postgres/postgres-binaries.ts';

/**
 * Creates the data folder of a new server (initdb) for each PostgreSQL version. A server of the tests copies such a
 * folder, which is several times faster than initdb.
 */
export default async function setup(): Promise<() => void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'initdb-template-'));
  for (const { binDir, majorVersion } of await listInstalledPostgres()) {
    const cluster = await startCluster({
      dataDir: path.join(dir, String(majorVersion)),
      binDir,
      durable: false,
    });
    await cluster.stop();
  }
  process.env.INITDB_TEMPLATE = dir;
  return () => rmSync(dir, { recursive: true, force: true });
}
