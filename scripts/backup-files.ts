import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StorageClient } from '@supabase/storage-js';
import { BUCKETS, copyPath, type KeptFile, manifestPath, sha256Of } from './operate/file-manifest.ts';
import { connectAsOwner, explain } from './operate/owner-database.ts';
import { inAddress, projectStorage } from './operate/project-storage.ts';

// `npm run backup:files -- <folder>` copies every file of the storage to the folder, with a manifest that tells the name, type
// and cache time of each: `npm run restore:files` gives them back as they were. Run again on the same folder, it fetches only
// what is missing, and forgets what the storage no longer holds.
//
// DATABASE_URL, as its owner, tells which files there are; SUPABASE_URL and SUPABASE_SECRET_KEY give them.

type Bucket = ReturnType<StorageClient['from']>;

interface Listed extends Omit<KeptFile, 'sha256'> {
  changed: Date;
}

// The API lists a folder by pages, which move up while files go; one statement tells all of them as they stand.
async function listFiles(databaseUrl: string): Promise<Listed[]> {
  const database = connectAsOwner(databaseUrl);
  try {
    return await database<Listed[]>`
      select bucket_id as bucket, name, (metadata ->> 'size')::float8 as size, updated_at as changed,
        coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
        coalesce(substring(metadata ->> 'cacheControl' from 'max-age=(\\d+)'), '0') as "cacheControl"
      from storage.objects where bucket_id in ${database(BUCKETS)} order by bucket_id, name`;
  } finally {
    await database.end();
  }
}

/** Whether the copy is this version of the file: it gets its name and its date once it is whole. */
function isCopied(file: string, { size, changed }: Listed): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.size === size && Math.abs(found.mtimeMs - changed.getTime()) < 1;
}

async function copy(bucket: Bucket, listed: Listed, file: string): Promise<void> {
  const { data, error } = await bucket.download(inAddress(listed.name)).asStream();
  if (error) throw new Error(`${listed.bucket}/${listed.name}: ${error.message}`, { cause: error });
  const part = `${file}.part`;
  await pipeline(Readable.fromWeb(data as never), createWriteStream(part));
  const { size } = statSync(part);
  if (size !== listed.size) {
    throw new Error(`${listed.name}: ${size} bytes came of ${listed.size}; run the command again.`);
  }
  utimesSync(part, listed.changed, listed.changed);
  renameSync(part, file);
}

/** What was erased from the storage stays in no newer copy, and what was cut off neither. */
function forget(folder: string, files: readonly Listed[]): void {
  const kept = new Set(files.map(({ bucket, name }) => copyPath(folder, bucket, name)));
  for (const bucket of BUCKETS) {
    for (const entry of readdirSync(path.join(folder, bucket))) {
      const file = path.join(folder, bucket, entry);
      if (!kept.has(file)) rmSync(file);
    }
  }
}

async function backUp(databaseUrl: string, folder: string): Promise<KeptFile[]> {
  const storage = projectStorage();
  const listed = await listFiles(databaseUrl);
  for (const bucket of BUCKETS) mkdirSync(path.join(folder, bucket), { recursive: true, mode: 0o700 });
  forget(folder, listed);
  const kept: KeptFile[] = [];
  let fetched = 0;
  for (const one of listed) {
    const file = copyPath(folder, one.bucket, one.name);
    if (!isCopied(file, one)) {
      await copy(storage.from(one.bucket), one, file);
      fetched += 1;
    }
    const { changed: _, ...told } = one;
    kept.push({ ...told, sha256: await sha256Of(createReadStream(file)) });
  }
  console.log(`${kept.length} files are kept in ${folder}, ${fetched} of them fetched now.`);
  return kept;
}

try {
  const [folder, ...rest] = process.argv.slice(2);
  if (!folder || rest.length > 0) throw new Error('Usage: npm run backup:files -- <folder>');
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error('Set DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY.');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  rmSync(manifestPath(folder), { force: true });
  const files = await backUp(databaseUrl, folder);
  const manifest = { source: process.env.SUPABASE_URL, files };
  writeFileSync(manifestPath(folder), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
