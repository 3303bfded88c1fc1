import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { addRatioToFilename, imageRatios } from '../src/app/image-ratios.ts';
import type { BuiltCover } from '../src/app/snapshot.ts';
import { getStoredFileUrl } from '../src/shared/lib/stored-file-url.ts';
import { readRenditions, type StoredPicture } from '../src/shared/lib/stored-picture.ts';
import {
  COVER_PHONE_FILENAME,
  COVER_SHARE_FILENAME,
  type CoverFiles,
  prepareCoverFiles,
} from './cover-files.ts';
import { UnusableFileError } from './stored-file.ts';

const CONCURRENCY = 4;

/** A picture that pages show. */
export interface RequestedCover {
  picture: StoredPicture;
  /** True when a link preview may show it. */
  isShared: boolean;
  /** True when it fills the width of large screens. */
  isFullWidth: boolean;
}

interface CoverOptions {
  /** Address of the project. The build downloads files only from it. */
  projectUrl: string;
  /** Folder of the cache. */
  cacheFolder: string;
  outDir: string;
  covers: readonly RequestedCover[];
  /** Receives each picture that cannot be shown. */
  onUnusable: (filePath: string, error: UnusableFileError) => void;
}

/** Copies the files of a cover beside the pages. */
async function publishCover(outDir: string, isFullWidth: boolean, files: CoverFiles): Promise<BuiltCover> {
  const { folder, hash, phoneWidth, screen, hasShare } = files;
  const publish = async (file: string, target: string) => {
    await mkdir(path.dirname(path.join(outDir, target)), { recursive: true });
    await copyFile(path.join(folder, file), path.join(outDir, target));
    return `/${target}`;
  };
  const name = `assets/couverture-${hash}`;
  const phoneFile = await publish(COVER_PHONE_FILENAME, `${name}-${phoneWidth}.avif`);
  const src = await publish(screen.file, `${name}-${screen.width}${path.extname(screen.file)}`);
  const share = hasShare ? await publish(COVER_SHARE_FILENAME, `partage/couvertures/${hash}.jpg`) : undefined;
  if (hasShare)
    for (const ratio of imageRatios)
      await publish(
        addRatioToFilename(COVER_SHARE_FILENAME, ratio),
        addRatioToFilename(`partage/couvertures/${hash}.jpg`, ratio),
      );
  return {
    picture: {
      sources: { avif: `${phoneFile} ${phoneWidth}w` },
      img: { src, w: screen.width, h: screen.height },
      ...(phoneWidth < screen.width && { isNarrow: true as const }),
      ...(isFullWidth && { isFullWidth: true as const }),
    },
    share,
  };
}

/** Returns each picture once. It is shared or wide when at least one of its uses is. */
function mergeDuplicates(covers: readonly RequestedCover[]): RequestedCover[] {
  const byPath = new Map<string, RequestedCover>();
  for (const { picture, isShared, isFullWidth } of covers) {
    const existing = byPath.get(picture.file_path);
    byPath.set(picture.file_path, {
      picture,
      isShared: isShared || Boolean(existing?.isShared),
      isFullWidth: isFullWidth || Boolean(existing?.isFullWidth),
    });
  }
  return [...byPath.values()];
}

/** Writes the covers of staff beside the pages. Returns them by the `file_path` of their row. */
export async function writeCovers(options: CoverOptions): Promise<Record<string, BuiltCover>> {
  const { projectUrl, cacheFolder, outDir, covers, onUnusable } = options;
  // several pictures run in parallel, so each one uses one core
  sharp.concurrency(1);
  const madeCovers: Record<string, BuiltCover> = {};
  const processQueue = async (queue: RequestedCover[]) => {
    for (let cover = queue.pop(); cover; cover = queue.pop()) {
      const { file_path } = cover.picture;
      const address = getStoredFileUrl(file_path, projectUrl);
      try {
        if (URL.parse(address)?.origin !== new URL(projectUrl).origin)
          throw new UnusableFileError('malformed');
        madeCovers[file_path] = await publishCover(
          outDir,
          cover.isFullWidth,
          await prepareCoverFiles({ ...cover, fileUrl: address, cacheFolder }),
        );
      } catch (error) {
        onUnusable(
          file_path,
          error instanceof UnusableFileError ? error : new UnusableFileError('file-type'),
        );
      }
    }
  };
  const distinctCovers = mergeDuplicates(covers);
  const hasRenditions = ({ picture }: RequestedCover) => readRenditions(picture.renditions).length > 0;
  const coversWithRenditions = distinctCovers.filter(hasRenditions);
  await Promise.all(Array.from({ length: CONCURRENCY }, () => processQueue(coversWithRenditions)));
  // a decoded photograph takes 240 MB, so those without renditions run one at a time
  await processQueue(distinctCovers.filter((cover) => !hasRenditions(cover)));
  return madeCovers;
}
