import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Region, type ResizeOptions, type Sharp } from 'sharp';
import {
  addRatioToFilename,
  imageRatioSizes,
  searchImageRatios,
  shareImageSize,
} from '../src/app/image-ratios.ts';
import {
  excludeMailRendition,
  type FocalPoint,
  type StoredPicture,
} from '../src/shared/lib/stored-picture.ts';
import { createShortHash } from './build-cache.ts';
import { downloadLibraryPicture, UnusableFileError } from './stored-file.ts';

/**
 * Width and target bytes of the file for phones. In November 2026 a slow phone showed a file of 20 kB after 1130 ms, and
 * one of 26 kB after 1285 ms.
 */
const PHONE_SIZE = { width: 740, bytes: 20_000 };

/** Width for larger screens, and for browsers without AVIF. */
const SCREEN_WIDTH = 1200;

/** Width of a picture that fills large screens: the largest rendition. */
const FULL_SCREEN_WIDTH = 1920;

/** Best and lowest AVIF quality. The size of a file grows with quality ^ exponent. */
const AVIF_QUALITY = { best: 44, lowest: 22, exponent: 1.2 };

/** Effort of the AVIF encoder: 0 is the fastest. sharp's default is 4. */
const AVIF_EFFORT = 0;

/** JPEG quality of a share image. */
const SHARE_IMAGE_QUALITY = 76;

/** Encoding of a picture without renditions, for larger screens. */
const SCREEN_WEBP = { quality: 60, effort: 2 };

/** Maximum pixels of a library file (the upload has this limit too), and of a rendition. A decoded pixel takes four bytes. */
const MAX_PIXELS = { file: 60_000_000, rendition: 16_000_000 };

const DECODE_SECONDS = 30;

/** File extensions of the accepted formats, by sharp's name of the format. SVG is not accepted. */
const FILE_EXTENSIONS: Record<string, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
};

/** Names of the files in the folder of a cover. */
export const COVER_PHONE_FILENAME = 'phone.avif';
export const COVER_SHARE_FILENAME = 'share.jpg';

/** Files of a cover that pages show, in a folder of the cache. */
export interface CoverFiles {
  folder: string;
  etag: string;
  /** Hash of the picture and of `CACHE_VERSION`. */
  hash: string;
  phoneWidth: number;
  screen: { file: string; width: number; height: number };
  /** True when the folder contains the share images. */
  hasShareImages: boolean;
}

/** `--bg` of `.theme-light` in theme.css. It fills the transparent parts of a picture, which JPEG would show black. */
const JPEG_BACKGROUND = '#f8f1e4';

/** Version of the code that makes the files. Increase it when the result changes: cached files are then made again. */
const CACHE_VERSION = 6;

const openPicture = (data: Buffer, limitInputPixels: number) =>
  sharp(data, { failOn: 'error', limitInputPixels }).timeout({ seconds: DECODE_SECONDS });

interface Size {
  width: number;
  height: number;
}

/** Returns the scaled size of a picture that fills a share image, and the crop around its focal point. */
function computeCrop({ width, height }: Size, { focal_x, focal_y }: FocalPoint, shareSize: Size) {
  const scale = Math.max(shareSize.width / width, shareSize.height / height);
  const scaledWidth = Math.ceil(width * scale);
  const scaledHeight = Math.ceil(height * scale);
  const left = Math.round(((scaledWidth - shareSize.width) * (focal_x ?? 50)) / 100);
  const top = Math.round(((scaledHeight - shareSize.height) * (focal_y ?? 50)) / 100);
  return {
    scaledSize: { width: scaledWidth, height: scaledHeight, fit: 'fill' as const },
    crop: { left, top, ...shareSize },
  };
}

/** Encodes the file for phones. Encodes a file above `PHONE_SIZE.bytes` a second time, at a lower quality. */
async function encodePhoneSize(source: Sharp, width: number): Promise<Buffer> {
  const encode = (quality: number) =>
    source.clone().resize(width).avif({ quality, effort: AVIF_EFFORT }).toBuffer();
  const bestFile = await encode(AVIF_QUALITY.best);
  if (bestFile.length <= PHONE_SIZE.bytes) return bestFile;
  const sizeRatio = PHONE_SIZE.bytes / bestFile.length;
  const qualityRatio = sizeRatio ** (1 / AVIF_QUALITY.exponent);
  const fittingQuality = AVIF_QUALITY.best * qualityRatio;
  return encode(Math.max(AVIF_QUALITY.lowest, Math.floor(fittingQuality)));
}

/** Returns name and size of the share image for link previews, and of its crop for each ratio of search engines. */
const listShareImages = (): { name: string; size: Size }[] => [
  { name: COVER_SHARE_FILENAME, size: shareImageSize },
  ...searchImageRatios.map((ratio) => ({
    name: addRatioToFilename(COVER_SHARE_FILENAME, ratio),
    size: imageRatioSizes[ratio],
  })),
];

const encodeShareImage = (source: Sharp, scaledSize: ResizeOptions, crop: Region): Promise<Buffer> =>
  source
    .clone()
    .resize(scaledSize)
    .extract(crop)
    .flatten({ background: JPEG_BACKGROUND })
    .jpeg({ quality: SHARE_IMAGE_QUALITY })
    .toBuffer();

/** Reads the header of a picture. @throws UnusableFileError */
async function readPictureHeader(data: Buffer, maxPixels: number) {
  const { format, autoOrient } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UnusableFileError('file-type');
    });
  const extension = FILE_EXTENSIONS[format];
  if (!extension) throw new UnusableFileError('file-type');
  const { width, height } = autoOrient;
  if (width * height > maxPixels) throw new UnusableFileError('file-too-large');
  return { extension, width, height };
}

/** Suffixes that turn the URL of a picture into those of its renditions for phones and for larger screens. */
interface RenditionSuffixes {
  phone: string;
  screen: string;
}

/** Returns the suffixes of the renditions that the build downloads; null for a picture without renditions. */
function chooseRenditions(
  { renditions }: StoredPicture,
  targetScreenWidth: number,
): RenditionSuffixes | null {
  const sizes = excludeMailRendition(renditions);
  const largest = sizes.at(-1);
  if (!largest) return null;
  const findSuffix = (minWidth: number) => {
    const rendition = sizes.find(({ width }) => width >= minWidth) ?? largest;
    return `.${rendition.name}`;
  };
  return { phone: findSuffix(PHONE_SIZE.width), screen: findSuffix(targetScreenWidth) };
}

/** Picture of a text or of a collection, which pages show. */
export interface RequestedCover {
  picture: StoredPicture;
  /** True when the build makes share images of it. */
  needsShareImages: boolean;
  /** True when it fills the width of large screens. */
  isFullWidth: boolean;
}

interface CoverFileOptions extends RequestedCover {
  /** Address of the picture's file in the project. */
  fileUrl: string;
  /** Folder of all covers in the cache. */
  cacheFolder: string;
}

/** Returns the folder of a cover in the cache. The name of the folder is a hash of everything that determines its files. */
function getCoverFolder(
  { picture, fileUrl, cacheFolder, needsShareImages }: CoverFileOptions,
  renditionSuffixes: RenditionSuffixes | null,
  targetScreenWidth: number,
): string {
  const cacheKey = [
    CACHE_VERSION,
    new URL(fileUrl).pathname,
    renditionSuffixes ?? targetScreenWidth,
    // only share images are cropped around the focal point
    needsShareImages && [picture.focal_x, picture.focal_y],
  ];
  return path.join(cacheFolder, createShortHash(JSON.stringify(cacheKey)));
}

/** Pictures from which the files of a cover are made. */
interface CoverSources {
  screen: Buffer;
  phone: Buffer;
  isRendition: boolean;
}

/** Writes the files of a cover into its folder. Returns their sizes. @throws UnusableFileError */
async function writeCoverFiles(
  folder: string,
  { screen, phone, isRendition }: CoverSources,
  { picture, needsShareImages }: RequestedCover,
  targetScreenWidth: number,
): Promise<Pick<CoverFiles, 'phoneWidth' | 'screen'>> {
  const maxPixels = isRendition ? MAX_PIXELS.rendition : MAX_PIXELS.file;
  const { extension, width, height } = await readPictureHeader(screen, maxPixels);
  await readPictureHeader(phone, maxPixels);
  await mkdir(folder, { recursive: true });
  const write = (name: string, data: Buffer) => writeFile(path.join(folder, name), data);
  const screenWidth = isRendition ? width : Math.min(width, targetScreenWidth);
  const screenFilename = `screen.${isRendition ? extension : 'webp'}`;
  const phoneWidth = Math.min(width, PHONE_SIZE.width);
  // applies the orientation that the camera stored
  const screenImage = openPicture(screen, maxPixels).rotate();
  const phoneImage = openPicture(phone, maxPixels).rotate();
  try {
    const resize = () => screenImage.clone().resize(screenWidth).webp(SCREEN_WEBP).toBuffer();
    await write(screenFilename, isRendition ? screen : await resize());
    await write(COVER_PHONE_FILENAME, await encodePhoneSize(phoneImage, phoneWidth));
    const shareImages = needsShareImages ? listShareImages() : [];
    for (const { name, size } of shareImages) {
      const { scaledSize, crop } = computeCrop({ width, height }, picture, size);
      await write(name, await encodeShareImage(screenImage, scaledSize, crop));
    }
  } catch {
    throw new UnusableFileError('file-type');
  }
  const screenHeight = Math.round((screenWidth * height) / width);
  return { phoneWidth, screen: { file: screenFilename, width: screenWidth, height: screenHeight } };
}

/**
 * Returns the files of a cover, from the cache if possible. A rendition never changes: the build downloads it once.
 * The build copies the larger rendition, and resizes a picture without renditions. It also encodes the size for phones,
 * because browsers cannot encode AVIF at upload.
 * @throws UnusableFileError
 */
export async function prepareCoverFiles(options: CoverFileOptions): Promise<CoverFiles> {
  const { picture, fileUrl, needsShareImages, isFullWidth } = options;
  const targetScreenWidth = isFullWidth ? FULL_SCREEN_WIDTH : SCREEN_WIDTH;
  const renditionSuffixes = chooseRenditions(picture, targetScreenWidth);
  const folder = getCoverFolder(options, renditionSuffixes, targetScreenWidth);
  const metadataFile = path.join(folder, 'cover.json');
  // An interrupted build may leave half a file.
  const cachedFiles: CoverFiles | undefined = await readFile(metadataFile, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (cachedFiles && renditionSuffixes) return { ...cachedFiles, folder };
  const screenUrl = fileUrl + (renditionSuffixes?.screen ?? '');
  const phoneUrl = fileUrl + (renditionSuffixes?.phone ?? '');
  const screenFile = await downloadLibraryPicture(screenUrl, cachedFiles?.etag);
  // null: the file has not changed since the cached ETag
  if (!screenFile && cachedFiles) return { ...cachedFiles, folder };
  const phoneFile = phoneUrl === screenUrl ? screenFile : await downloadLibraryPicture(phoneUrl);
  if (!screenFile || !phoneFile) throw new UnusableFileError('file-missing');
  const sources = { screen: screenFile.data, phone: phoneFile.data, isRendition: renditionSuffixes !== null };
  const metadata = {
    etag: screenFile.etag,
    hash: createShortHash(Buffer.concat([Buffer.from([CACHE_VERSION]), screenFile.data])),
    ...(await writeCoverFiles(folder, sources, options, targetScreenWidth)),
    hasShareImages: needsShareImages,
  };
  await writeFile(metadataFile, JSON.stringify(metadata));
  return { ...metadata, folder };
}
