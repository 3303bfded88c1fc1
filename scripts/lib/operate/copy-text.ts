import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { TransactionSql } from 'postgres';
import { type BackupTable, getBackupTablePath } from './backup-folder.ts';

const LINE_FEED = 10;

type Chunks = AsyncIterable<Buffer>;

/**
 * Returns a pipeline step that counts and hashes the rows of COPY text, and a function that returns both results.
 * A line feed ends a row, because COPY escapes a line feed inside a value.
 */
export function createRowCountHashStep() {
  const hash = createHash('sha256');
  let rows = 0;
  async function* countingStep(source: Chunks): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk);
      for (let index = chunk.indexOf(LINE_FEED); index >= 0; index = chunk.indexOf(LINE_FEED, index + 1))
        rows += 1;
      yield chunk;
    }
  }
  return { countingStep, getCounts: () => ({ rows, sha256: hash.digest('hex') }) };
}

/**
 * Passes the rows of a COPY statement to `consume`. When `consume` fails, this function discards the remaining rows,
 * because Postgres answers no other statement before the last row.
 */
export async function readCopyRows<Result>(
  tx: TransactionSql,
  statement: string,
  consume: (rows: Chunks) => Promise<Result>,
): Promise<Result> {
  const rows = await tx.unsafe(statement).readable();
  try {
    return await consume(rows.iterator({ destroyOnReturn: false }));
  } finally {
    await finished(rows.resume()).then(
      // postgres.js leaves the connection paused when the last rows fill its buffer
      () => rows._read(0),
      // `consume` has thrown the error of a lost connection
      () => {},
    );
  }
}

/** Returns the number of rows and the hash of COPY text. */
export async function countAndHashRows(source: Chunks) {
  const { countingStep, getCounts } = createRowCountHashStep();
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(source, countingStep, discard);
  return getCounts();
}

/** Returns a pipeline step that keeps only these columns of a table. */
export function createColumnFilter(table: BackupTable, columns: readonly string[]) {
  const indexes = columns.map((column) => table.columns.indexOf(column));
  const pick = (line: string) => {
    const values = line.split('\t');
    return `${indexes.map((index) => values[index]).join('\t')}\n`;
  };
  return async function* (source: Chunks): AsyncGenerator<Buffer> {
    let incompleteLine = '';
    for await (const chunk of source) {
      // latin1 keeps every byte, even when a chunk ends inside a character
      const lines = (incompleteLine + chunk.toString('latin1')).split('\n');
      incompleteLine = lines.pop() ?? '';
      yield Buffer.from(lines.map(pick).join(''), 'latin1');
    }
  };
}

/** Returns the rows of a table in a backup, as COPY text. */
export async function* readBackupRows(folder: string, table: BackupTable): AsyncGenerator<Buffer> {
  const unzip = createGunzip();
  const tablePath = getBackupTablePath(folder, table);
  const reading = pipeline(createReadStream(tablePath), unzip);
  // `yield*` throws the error of a failed read; this handler keeps Node from reporting it as unhandled too
  reading.catch(() => {});
  try {
    yield* unzip;
    await reading;
  } catch (error) {
    throw new Error(`${tablePath} cannot be read: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
