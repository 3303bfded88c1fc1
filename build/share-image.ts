import { readFile } from 'node:fs/promises';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** Content of one share image. */
export interface ShareDrawing {
  label: string;
  title: string;
  /** SVG sources: one fills the right half, several are tiled there. */
  artworks: readonly Buffer[];
  logo: Buffer;
}

/** The site's dark surface and its accents (src/shared/styles/theme.css). */
const COLOURS = {
  ink: '#14100c',
  surface: '#1d1712',
  rust: '#7a3219',
  ochre: '#d9902f',
  gold: '#f2c45a',
  bone: '#f6ebda',
} as const;

const WIDTH = 1200;
const HEIGHT = 630;
const HEM = 18;
/** Where the artwork begins; it fades into the ground over its first part. */
const ART_LEFT = 560;
const TILES_LEFT = 620;
const GAP = 8;
const TEXT_WIDTH = 500;
const TITLE_HEIGHT = 310;
const TITLE_SIZE = { min: 42, max: 78 };
/** Lines of the smallest size in that height. */
const LAST_LINES = 7;
/** Width of the widest letters of our words, in em: a word is only broken where it fits at no size. */
const LETTER = 0.54;
/** Area of a letter in the title, in square em, with the blank of its lines. */
const LETTER_AREA = 0.75;

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);
const picture = (svg: string | Buffer, style: CSSProperties) =>
  createElement('img', { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, style });

/** The two typefaces of the site, as the drawing library reads them: what of them writes this text. */
export async function shareFonts(text: string): Promise<Font[]> {
  const face = async (name: string, file: string, variationAxes = {}) => {
    const whole = await readFile(`src/shared/styles/fonts/${file}`);
    const data = await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes });
    return { name, data: Buffer.from(data) };
  };
  return [
    await face('display', 'bricolage-grotesque-800.woff2'),
    await face('text', 'figtree-400-700.woff2', { wght: 600 }),
  ];
}

/** The title, as large as its place lets it be; one that staff made too long for any size loses its end. */
function titleBox(title: string) {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const room = Math.sqrt((TEXT_WIDTH * TITLE_HEIGHT) / (title.length * LETTER_AREA));
  const { min, max } = TITLE_SIZE;
  const fontSize = Math.max(min, Math.min(max, room, TEXT_WIDTH / (longest * LETTER)));
  const cut: CSSProperties = { display: 'block', wordBreak: 'break-word', lineClamp: LAST_LINES };
  const look: CSSProperties = { fontFamily: 'display', fontSize, lineHeight: 1, color: COLOURS.bone };
  return box({ width: TEXT_WIDTH, ...look, ...(fontSize > min ? { textWrap: 'balance' } : cut) }, title);
}

/** Strips for four tall artworks, two rows for six or for four wide ones. */
async function tiles(artworks: readonly Buffer[]) {
  const { width = 1, height = 1 } = await sharp(artworks[0]).metadata();
  const rows = artworks.length === 4 && height > width ? 1 : 2;
  const cell = {
    width: Math.floor((WIDTH - TILES_LEFT) / Math.ceil(artworks.length / rows)) - GAP,
    height: Math.floor((HEIGHT - HEM) / rows) - GAP,
  };
  const cells = artworks.map((artwork) => picture(artwork, { ...cell, objectFit: 'cover' }));
  const place: CSSProperties = {
    marginLeft: TILES_LEFT - ART_LEFT,
    flexWrap: 'wrap',
    gap: GAP,
    backgroundColor: COLOURS.surface,
  };
  return box(place, ...cells);
}

async function art(artworks: readonly [Buffer, ...Buffer[]]) {
  const [first] = artworks;
  if (artworks.length > 1) return [await tiles(artworks)];
  const fill: CSSProperties = { position: 'absolute', width: '100%', height: '100%' };
  // An artwork without a background is shown whole, in a glow; previews show an eighth of the drawing.
  if (!(await sharp(first, { density: 9 }).stats()).isOpaque) {
    return [
      box({
        ...fill,
        backgroundImage: `radial-gradient(circle at center, ${COLOURS.rust}, ${COLOURS.ink} 70%)`,
      }),
      picture(first, { ...fill, objectFit: 'contain', padding: '0 64px 0 0' }),
    ];
  }
  return [
    picture(first, { ...fill, objectFit: 'cover', objectPosition: 'right' }),
    box({ ...fill, backgroundImage: `linear-gradient(90deg, ${COLOURS.ink}, ${COLOURS.ink}00 32%)` }),
  ];
}

/** The woven hem of the site's sections. */
const hem = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEM}"><defs><pattern id="p" width="27" height="${HEM}" patternUnits="userSpaceOnUse"><path d="M0 ${HEM}L13.5 4L27 ${HEM}Z" fill="${COLOURS.ochre}"/></pattern></defs><rect width="100%" height="100%" fill="${COLOURS.ink}"/><rect width="100%" height="100%" fill="url(#p)"/></svg>`;

/** Draws the image of one page's link preview as a JPEG. `fonts` comes from `shareFonts`. */
export async function drawShareImage(drawing: ShareDrawing, fonts: Font[]): Promise<Buffer> {
  const [first, ...others] = drawing.artworks;
  if (!first) throw new Error('A share image needs an artwork');
  const place: CSSProperties = {
    position: 'absolute',
    left: ART_LEFT,
    top: 0,
    width: WIDTH - ART_LEFT,
    height: HEIGHT - HEM,
  };
  const words = [
    picture(drawing.logo, { height: 68 }),
    box({ flexGrow: 1 }),
    box({ fontFamily: 'text', fontSize: 28, color: COLOURS.gold, marginBottom: 22 }, drawing.label),
    titleBox(drawing.title),
  ];
  const image = box(
    { width: WIDTH, height: HEIGHT, backgroundColor: COLOURS.ink },
    box(place, ...(await art([first, ...others]))),
    picture(hem, { position: 'absolute', left: 0, top: HEIGHT - HEM, width: WIDTH, height: HEM }),
    box({ flexDirection: 'column', alignItems: 'flex-start', padding: '52px 64px 74px' }, ...words),
  );
  return sharp(Buffer.from(await satori(image, { width: WIDTH, height: HEIGHT, fonts })))
    .jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
