import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { shareImageSize } from '../src/app/image-ratios.ts';

const require = createRequire(import.meta.url);

/** Content of one share image. */
export interface ShareImageContent {
  label: string;
  title: string;
  /** SVG sources: one fills the right half, several are tiled there. */
  artworks: readonly Buffer[];
  logo: Buffer;
}

/** The site's dark surface and its accents (src/shared/styles/theme.css), and the rust of its drawings (src/assets). */
const COLOURS = {
  ink: '#14100c',
  surface: '#1d1712',
  rust: '#7a3219',
  ochre: '#d9902f',
  gold: '#f2c45a',
  bone: '#f6ebda',
} as const;

/** Hex colours may end with two digits of opacity. */
const transparentInk = `${COLOURS.ink}00`;

const { width: WIDTH, height: HEIGHT } = shareImageSize;
const BAND_HEIGHT = 18;
/** Left edge of the artwork. An opaque artwork fades into the background there. */
const ART_LEFT = 560;
/** Left edge of the tiles of several artworks, which do not fade. */
const TILES_LEFT = 620;
const GAP = 8;
const TEXT_WIDTH = 500;
const TITLE_HEIGHT = 310;
const TITLE_SIZE = { min: 42, max: 78 };
/** Lines of the smallest font size that fit into `TITLE_HEIGHT`. */
const MAX_LINES = 7;
/** Width of a wide letter, in em: the longest word limits the font size. */
const LETTER_WIDTH = 0.54;
/** Area of a letter in the title, in square em, with the space between lines. */
const LETTER_AREA = 0.75;

/** Density at which an artwork is an eighth of its size: enough to check its background. */
const CHECK_DENSITY = 9;

const createBox = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);
const createPicture = (svg: string | Buffer, style: CSSProperties) =>
  createElement('img', { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, style });

const DISPLAY_AXES = { wght: 800, wdth: 92, opsz: 48 };

/**
 * Complete font files of the two typefaces. Those of the site (src/shared/styles/fonts) contain only French letters, and no
 * « ã » (São Tomé) or « ọ » (Ọyọ). The styles below name `display` and `text`; satori takes a missing letter from the other three.
 */
const TYPEFACES = [
  ['display', 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal', DISPLAY_AXES],
  ['text', 'figtree/files/figtree-latin-wght-normal', { wght: 600 }],
  ['display-ext', 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal', DISPLAY_AXES],
  ['text-ext', 'figtree/files/figtree-latin-ext-wght-normal', { wght: 600 }],
  ['display-dots', 'bricolage-grotesque/files/bricolage-grotesque-vietnamese-standard-normal', DISPLAY_AXES],
] as const;

/** Returns the typefaces for satori, reduced to the characters of this text. */
export const loadShareImageFonts = (text: string): Promise<Font[]> =>
  Promise.all(
    TYPEFACES.map(async ([name, file, variationAxes]) => {
      const fontFile = await readFile(require.resolve(`@fontsource-variable/${file}.woff2`));
      // A font file without any letter is invalid: each file contains at least one letter of « aőọ ».
      const data = await subsetFont(fontFile, `${text}aőọ`, { targetFormat: 'truetype', variationAxes });
      return { name, data: Buffer.from(data) };
    }),
  );

/** Splits a text into characters as readers see them: an emoji of several code points is one. */
export const splitCharacters = (text: string): string[] =>
  Array.from(new Intl.Segmenter('fr').segment(text), ({ segment }) => segment);

/** Returns the visible characters of a text that no typeface has: satori draws nothing for them. */
export async function findMissingCharacters(text: string, fonts: Font[]): Promise<ReadonlySet<string>> {
  const missingCharacters = new Set<string>();
  const boxes = [...new Set(splitCharacters(text))].map((character) => createBox({}, character));
  await satori(createBox({ fontFamily: 'display', flexWrap: 'wrap' }, ...boxes), {
    width: WIDTH,
    height: HEIGHT,
    fonts,
    loadAdditionalAsset: async (_language, characters) => {
      for (const character of splitCharacters(characters))
        if (character.trim()) missingCharacters.add(character);
      return [];
    },
  });
  return missingCharacters;
}

/** Returns the title in the largest font size that fits. A title too long for every size is cut. */
function createTitle(title: string) {
  const longestWordLength = Math.max(...title.split(' ').map((word) => word.length));
  const sizeByArea = Math.sqrt((TEXT_WIDTH * TITLE_HEIGHT) / (title.length * LETTER_AREA));
  const sizeByLongestWord = TEXT_WIDTH / (longestWordLength * LETTER_WIDTH);
  const { min, max } = TITLE_SIZE;
  const fontSize = Math.max(min, Math.min(max, sizeByArea, sizeByLongestWord));
  const clampStyle: CSSProperties = { display: 'block', wordBreak: 'break-word', lineClamp: MAX_LINES };
  const wrapStyle: CSSProperties = fontSize > min ? { textWrap: 'balance' } : clampStyle;
  const textStyle: CSSProperties = { fontFamily: 'display', fontSize, lineHeight: 1, color: COLOURS.bone };
  return createBox({ width: TEXT_WIDTH, ...textStyle, ...wrapStyle }, title);
}

/** Returns the artworks as tiles in two rows. Each keeps its top, where the face of a portrait is. */
function createTiles(artworks: readonly Buffer[]) {
  const tileSize = {
    width: Math.floor((WIDTH - TILES_LEFT) / Math.ceil(artworks.length / 2)) - GAP,
    height: Math.floor((HEIGHT - BAND_HEIGHT) / 2) - GAP,
  };
  const tiles = artworks.map((artwork) =>
    createPicture(artwork, { ...tileSize, objectFit: 'cover', objectPosition: 'top' }),
  );
  const placeStyle: CSSProperties = {
    marginLeft: TILES_LEFT - ART_LEFT,
    flexWrap: 'wrap',
    gap: GAP,
    backgroundColor: COLOURS.surface,
  };
  return createBox(placeStyle, ...tiles);
}

async function createArtworkLayers(artworks: readonly Buffer[]) {
  const [mainArtwork] = artworks;
  if (!mainArtwork) throw new Error('A share image needs an artwork');
  if (artworks.length > 1) return [createTiles(artworks)];
  const fill: CSSProperties = { position: 'absolute', width: '100%', height: '100%' };
  // An artwork with a transparent background is shown whole, over a radial gradient.
  if (!(await sharp(mainArtwork, { density: CHECK_DENSITY }).stats()).isOpaque) {
    return [
      createBox({
        ...fill,
        backgroundImage: `radial-gradient(circle at center, ${COLOURS.rust}, ${COLOURS.ink} 70%)`,
      }),
      createPicture(mainArtwork, { ...fill, objectFit: 'contain', padding: '0 64px 0 0' }),
    ];
  }
  return [
    createPicture(mainArtwork, { ...fill, objectFit: 'cover', objectPosition: 'right' }),
    createBox({ ...fill, backgroundImage: `linear-gradient(90deg, ${COLOURS.ink}, ${transparentInk} 32%)` }),
  ];
}

/** Band at the lower edge, like that of the site's sections. */
const bandSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${BAND_HEIGHT}"><defs><pattern id="p" width="27" height="${BAND_HEIGHT}" patternUnits="userSpaceOnUse"><path d="M0 ${BAND_HEIGHT}L13.5 4L27 ${BAND_HEIGHT}Z" fill="${COLOURS.ochre}"/></pattern></defs><rect width="100%" height="100%" fill="${COLOURS.ink}"/><rect width="100%" height="100%" fill="url(#p)"/></svg>`;

/** Draws the image of one page's link preview as a JPEG. `fonts` comes from `loadShareImageFonts`. */
export async function drawShareImage(content: ShareImageContent, fonts: Font[]): Promise<Buffer> {
  const placeStyle: CSSProperties = {
    position: 'absolute',
    left: ART_LEFT,
    top: 0,
    width: WIDTH - ART_LEFT,
    height: HEIGHT - BAND_HEIGHT,
  };
  const textColumn = [
    createPicture(content.logo, { height: 68 }),
    createBox({ flexGrow: 1 }),
    createBox({ fontFamily: 'text', fontSize: 28, color: COLOURS.gold, marginBottom: 22 }, content.label),
    createTitle(content.title),
  ];
  const image = createBox(
    { width: WIDTH, height: HEIGHT, backgroundColor: COLOURS.ink },
    createBox(placeStyle, ...(await createArtworkLayers(content.artworks))),
    createPicture(bandSvg, {
      position: 'absolute',
      left: 0,
      top: HEIGHT - BAND_HEIGHT,
      width: WIDTH,
      height: BAND_HEIGHT,
    }),
    createBox(
      { flexDirection: 'column', alignItems: 'flex-start', padding: '52px 64px 74px' },
      ...textColumn,
    ),
  );
  return sharp(Buffer.from(await satori(image, { width: WIDTH, height: HEIGHT, fonts })))
    .jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
