import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { addRatioToFilename, searchImageRatios } from '../src/app/image-ratios.ts';
import type { BuiltCover } from '../src/app/snapshot.ts';
import { replaceLibraryUrlHost } from '../src/shared/lib/library-file-host.ts';
import { toRenditions } from '../src/shared/lib/stored-picture.ts';
import type { PictureSource } from '../src/site/components/picture.tsx';
import {
  COVER_PHONE_FILENAME,
  COVER_SHARE_FILENAME,
  type CoverFiles,
  prepareCoverFiles,
  type RequestedCover,
} from './cover-files.ts';
import { UnusableFileError } from './stored-file.ts';

/** Number of covers with renditions that the build makes at the same time. */
const CONCURRENCY = 4;

interface CoverOptions {
  /** Address of the project. The build downloads files only from it. */
  projectUrl: string;
  /** Folder of the cache. */
  cacheFolder: string;
  outDir: string;
  covers: readonly RequestedCover[];
  /** Called for each picture that the site cannot show. */
  onUnusable: (filePath: string, error: UnusableFileError) => void;
}

/** Copies the files of a cover beside the pages. */
async function publishCover(outDir: string, files: CoverFiles, isFullWidth: boolean): Promise<BuiltCover> {
  const { folder, hash, phoneWidth, screen, hasShareImages } = files;
  const publish = async (file: string, target: string) => {
    await mkdir(path.dirname(path.join(outDir, target)), { recursive: true });
    await copyFile(path.join(folder, file), path.join(outDir, target));
    return `/${target}`;
  };
  const name = `assets/couverture-${hash}`;
  const phoneFile = await publish(COVER_PHONE_FILENAME, `${name}-${phoneWidth}.avif`);
  const src = await publish(screen.file, `${name}-${screen.width}${path.extname(screen.file)}`);
  const picture: PictureSource = {
    sources: { avif: `${phoneFile} ${phoneWidth}w` },
    img: { src, w: screen.width, h: screen.height },
  };
  if (phoneWidth < screen.width) picture.hasPhoneSourcesOnly = true;
  if (isFullWidth) picture.isFullWidth = true;
  if (!hasShareImages) return { picture };
  const shareName = `partage/couvertures/${hash}.jpg`;
  for (const ratio of searchImageRatios)
    await publish(addRatioToFilename(COVER_SHARE_FILENAME, ratio), addRatioToFilename(shareName, ratio));
  return { picture, share: await publish(COVER_SHARE_FILENAME, shareName) };
}

/** Returns each picture once, with the needs of all its uses. */
function mergeDuplicates(covers: readonly RequestedCover[]): RequestedCover[] {
  const coversByPath = new Map<string, RequestedCover>();
  for (const { picture, needsShareImages, isFullWidth } of covers) {
    const existingCover = coversByPath.get(picture.file_path);
    coversByPath.set(picture.file_path, {
      picture,
      needsShareImages: needsShareImages || Boolean(existingCover?.needsShareImages),
      isFullWidth: isFullWidth || Boolean(existingCover?.isFullWidth),
    });
  }
  return [...coversByPath.values()];
}

/** Writes the covers of staff beside the pages. Returns them by the `file_path` of their row. */
export async function writeCovers(options: CoverOptions): Promise<Record<string, BuiltCover>> {
  const { projectUrl, cacheFolder, outDir, covers, onUnusable } = options;
  // the build encodes several pictures at the same time, so sharp uses one thread for each
  sharp.concurrency(1);
  const builtCovers: Record<string, BuiltCover> = {};
  const processQueue = async (queue: RequestedCover[]) => {
    for (let cover = queue.pop(); cover; cover = queue.pop()) {
      const { file_path } = cover.picture;
      const fileUrl = replaceLibraryUrlHost(file_path, projectUrl);
      try {
        if (URL.parse(fileUrl)?.origin !== new URL(projectUrl).origin)
          throw new UnusableFileError('malformed');
        const files = await prepareCoverFiles({ ...cover, fileUrl, cacheFolder });
        builtCovers[file_path] = await publishCover(outDir, files, cover.isFullWidth);
      } catch (error) {
        const isUnusable = error instanceof UnusableFileError;
        onUnusable(file_path, isUnusable ? error : new UnusableFileError('file-type'));
      }
    }
  };
  const distinctCovers = mergeDuplicates(covers);
  const hasRenditions = ({ picture }: RequestedCover) => toRenditions(picture.renditions).length > 0;
  const coversWithRenditions = distinctCovers.filter(hasRenditions);
  // Each worker takes the next cover from the same queue.
  await Promise.all(Array.from({ length: CONCURRENCY }, () => processQueue(coversWithRenditions)));
  // a decoded photograph takes up to 240 MB, so the build processes files without renditions one at a time
  await processQueue(distinctCovers.filter((cover) => !hasRenditions(cover)));
  return builtCovers;
}
