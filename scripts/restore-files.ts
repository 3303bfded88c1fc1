import { createReadStream, openAsBlob, statSync } from 'node:fs';
import type { StorageClient } from '@supabase/storage-js';
import { BUCKETS, copyPath, type KeptFile, readManifest, sha256Of } from './operate/file-manifest.ts';
import { inAddress, projectStorage } from './operate/project-storage.ts';

// `npm run restore:files -- <folder>` uploads a copy made by `npm run backup:files` to the project, each file under its own name
// and type. What is there already with the same content stays; what is there with another one is left alone and told.
//
// SUPABASE_URL, SUPABASE_SECRET_KEY: the project to fill.

/** What is wrong with the copy of a file, if anything is. */
async function faultOf(file: string, { size, sha256 }: KeptFile): Promise<string | undefined> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return 'is missing in the copy';
  const isWhole = found.size === size && (await sha256Of(createReadStream(file))) === sha256;
  return isWhole ? undefined : 'is damaged in the copy';
}

/** @returns whether it was uploaded; false when it was there already. @throws when it could not be. */
async function restore(storage: StorageClient, folder: string, kept: KeptFile): Promise<boolean> {
  if (!BUCKETS.some((bucket) => bucket === kept.bucket)) throw new Error('is in no bucket of ours');
  const file = copyPath(folder, kept.bucket, kept.name);
  const fault = await faultOf(file, kept);
  if (fault) throw new Error(fault);
  const bucket = storage.from(kept.bucket);
  // a blob of a file is read as it is sent
  const body = await openAsBlob(file, { type: kept.type });
  const { error } = await bucket.upload(inAddress(kept.name), body, {
    cacheControl: kept.cacheControl,
    upsert: false,
  });
  if (!error) return true;
  const there = await bucket.download(inAddress(kept.name)).asStream();
  if (there.error) throw new Error(`was refused: ${error.message}`);
  if ((await sha256Of(there.data)) === kept.sha256) return false;
  throw new Error('is there with another content, which stays');
}

try {
  const [folder, ...rest] = process.argv.slice(2);
  if (!folder || rest.length > 0) throw new Error('Usage: npm run restore:files -- <folder>');
  const storage = projectStorage();
  const { files } = readManifest(folder);
  const count = { uploaded: 0, there: 0, failed: 0 };
  for (const kept of files) {
    try {
      count[(await restore(storage, folder, kept)) ? 'uploaded' : 'there'] += 1;
    } catch (error) {
      count.failed += 1;
      console.error(`${kept.bucket}/${kept.name} ${error instanceof Error ? error.message : error}`);
    }
  }
  console.log(
    `${files.length} files: ${count.uploaded} uploaded, ${count.there} there already, ${count.failed} not restored.`,
  );
  if (count.failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
