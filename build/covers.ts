import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { MadeCover } from '../src/app/snapshot.ts';
import { storedFileUrl } from '../src/shared/lib/stored-file-url.ts';
import { readRenditions, type StoredPicture } from '../src/shared/lib/stored-picture.ts';
import { type CoverFiles, makeCoverFiles, SHARE_FILE, TELEPHONE_FILE } from './cover-files.ts';
import { UnusableFileError } from './stored-file.ts';

const CONCURRENCY = 4;

/** A picture that pages show. */
export interface WantedCover {
  picture: StoredPicture;
  /** True when a link preview may show it. */
  isShared: boolean;
}

interface CoverOptions {
  /** Address of the project, which alone is asked for files. */
  project: string;
  /** Folder of the cache. */
  cache: string;
  outDir: string;
  covers: readonly WantedCover[];
  /** Receives each picture that cannot be shown. */
  onUnusable: (filePath: string, error: UnusableFileError) => void;
}

/** Copies the files of a cover beside the pages. */
async function publishCover(outDir: string, files: CoverFiles): Promise<MadeCover> {
  const { folder, hash, telephoneWidth, screen, hasShare } = files;
  const publish = async (file: string, target: string) => {
    await mkdir(path.dirname(path.join(outDir, target)), { recursive: true });
    await copyFile(path.join(folder, file), path.join(outDir, target));
    return `/${target}`;
  };
  const name = `assets/couverture-${hash}`;
  const telephone = await publish(TELEPHONE_FILE, `${name}-${telephoneWidth}.avif`);
  const src = await publish(screen.file, `${name}-${screen.width}${path.extname(screen.file)}`);
  const share = hasShare ? await publish(SHARE_FILE, `partage/couvertures/${hash}.jpg`) : undefined;
  return {
    picture: {
      sources: { avif: `${telephone} ${telephoneWidth}w` },
      img: { src, w: screen.width, h: screen.height },
      ...(telephoneWidth < screen.width && { isNarrow: true as const }),
    },
    share,
  };
}

/** One request a picture, shared as soon as one text shares it. */
function distinct(covers: readonly WantedCover[]): WantedCover[] {
  const byPath = new Map<string, WantedCover>();
  for (const { picture, isShared } of covers) {
    const known = byPath.get(picture.file_path);
    byPath.set(picture.file_path, { picture, isShared: isShared || Boolean(known?.isShared) });
  }
  return [...byPath.values()];
}

/** Publishes the covers of staff from the site's own address; returns them by the address of their row. */
export async function makeCovers(options: CoverOptions): Promise<Record<string, MadeCover>> {
  const { project, cache, outDir, covers, onUnusable } = options;
  // the pictures share the cores, not each one all of them
  sharp.concurrency(1);
  const made: Record<string, MadeCover> = {};
  const work = async (queue: WantedCover[]) => {
    for (let wanted = queue.pop(); wanted; wanted = queue.pop()) {
      const { file_path } = wanted.picture;
      const address = storedFileUrl(file_path, project);
      try {
        if (URL.parse(address)?.origin !== new URL(project).origin) throw new UnusableFileError('malformed');
        made[file_path] = await publishCover(outDir, await makeCoverFiles({ ...wanted, address, cache }));
      } catch (error) {
        onUnusable(
          file_path,
          error instanceof UnusableFileError ? error : new UnusableFileError('file-type'),
        );
      }
    }
  };
  const wanted = distinct(covers);
  const hasRenditions = ({ picture }: WantedCover) => readRenditions(picture.renditions).length > 0;
  const prepared = wanted.filter(hasRenditions);
  await Promise.all(Array.from({ length: CONCURRENCY }, () => work(prepared)));
  // a whole photograph fills 240 MB: one at a time
  await work(wanted.filter((one) => !hasRenditions(one)));
  return made;
}
