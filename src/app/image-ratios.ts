/** Size of every share image in pixels, as social networks recommend it. */
export const shareImageSize = { width: 1200, height: 630 };

/** Ratios in which search engines want the picture of an article. */
export const searchImageRatios = ['16x9', '4x3', '1x1'] as const;

/** Ratio of a picture for search engines. */
export type ImageRatio = (typeof searchImageRatios)[number];

/** Size in pixels of the picture in each ratio. */
export const imageRatioSizes: Readonly<Record<ImageRatio, { width: number; height: number }>> = {
  '16x9': { width: 800, height: 450 },
  '4x3': { width: 800, height: 600 },
  '1x1': { width: 800, height: 800 },
};

/** Returns the path of a picture in one ratio: `/partage/x.jpg` becomes `/partage/x-16x9.jpg`. */
export const addRatioToFilename = (file: string, ratio: ImageRatio): string =>
  file.replace(/\.jpg$/, `-${ratio}.jpg`);

/** Returns the path of an artwork for search engines. `addRatioToFilename` adds the ratio. */
export const getArtworkSearchImageBasePath = (artwork: string): string =>
  `/partage/illustrations/${artwork}.jpg`;
