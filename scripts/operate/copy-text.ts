import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type BackupTable, tablePath } from './backup-folder.ts';

const LINE_FEED = 10;

/** A stream that passes COPY text on and counts its rows: COPY writes a line feed inside a value as two characters. */
export function measureRows() {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ rows, sha256: hash.digest('hex') }) };
}

/** Returns the number of rows and the hash of what these streams give, piped one into the next. */
export async function measure(streams: readonly (NodeJS.ReadableStream | NodeJS.ReadWriteStream)[]) {
  const { stream, result } = measureRows();
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline([...streams, stream, discard]);
  return result();
}

/** A stream that keeps the values at these places of each row. */
function pickColumns(places: readonly number[]): Transform {
  let rest = '';
  const pick = (line: string) => {
    const values = line.split('\t');
    return `${places.map((place) => values[place]).join('\t')}\n`;
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      // latin1 keeps every byte, also half a character at the end of a chunk
      const lines = (rest + chunk.toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      done(null, Buffer.from(lines.map(pick).join(''), 'latin1'));
    },
  });
}

/** Returns the streams that give a table of a backup, with only these columns; to be piped one into the next. */
export function readRows(folder: string, table: BackupTable, columns: readonly string[]) {
  const file = [createReadStream(tablePath(folder, table)), createGunzip()] as const;
  if (columns.length === table.columns.length) return file;
  return [...file, pickColumns(columns.map((column) => table.columns.indexOf(column)))] as const;
}
