import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { C } from '../../artwork/palette.ts';
import { balancedLines } from './balanced-lines.ts';

/** What one share image shows. */
export interface ShareDrawing {
  label: string;
  title: string;
  /** SVG sources: one fills the right half, several are tiled there. */
  artworks: readonly Buffer[];
  logo: Buffer;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Where the artworks begin; a single one fades into the ground over its first part. */
const ART_LEFT = 560;
const GAP = 8;
const MARGIN = 64;
const TEXT_WIDTH = 500;
const TITLE_HEIGHT = 310;
const TITLE_SIZES = [78, 72, 66, 60, 54, 48, 42];
const TITLE_LINES = 4;
const HEM = 18;

/** The site's typefaces as fontconfig names them: those of the committed files (scripts/subset-fonts.ts). */
const FACES = {
  display: { file: 'bricolage-grotesque-800.woff2', family: 'Bricolage Grotesque 96pt ExtraBold', axes: {} },
  text: { file: 'figtree-400-700.woff2', family: 'Figtree Light', axes: { wght: 600 } },
};

type Face = keyof typeof FACES;

/** Writes the two typefaces to `folder` in the one format that fontconfig reads, with the letters of `text`. */
export async function prepareFaces(
  root: string,
  folder: string,
  text: string,
): Promise<Record<Face, string>> {
  await mkdir(folder, { recursive: true });
  const prepared = { display: path.join(folder, 'display.ttf'), text: path.join(folder, 'text.ttf') };
  for (const face of ['display', 'text'] as const) {
    const { file, axes } = FACES[face];
    const source = await readFile(path.join(root, 'src/shared/styles/fonts', file));
    await writeFile(
      prepared[face],
      await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: axes }),
    );
  }
  await assertFaces(prepared);
  return prepared;
}

interface Line {
  face: Face;
  size: number;
  color: string;
  family?: string;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

async function textImage(files: Record<Face, string>, text: string, line: Line) {
  const { face, size, color, family = FACES[face].family } = line;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      // The comma ends the family's name, whose last words are no style.
      font: `${family}, ${size}`,
      fontfile: files[face],
      rgba: true,
      dpi: 72,
      spacing: face === 'display' ? Math.round(-size * 0.1) : 0,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Without its typeface, text is drawn in whichever the machine has, and nothing says so. */
async function assertFaces(files: Record<Face, string>): Promise<void> {
  for (const face of ['display', 'text'] as const) {
    const line = { face, size: 80, color: C.bone };
    const ours = await textImage(files, 'Obouo', line);
    const fallback = await textImage(files, 'Obouo', { ...line, family: 'No Such Family' });
    if (ours.width === fallback.width)
      throw new Error(`${FACES[face].family} was not found in ${files[face]}`);
  }
}

/** The title at the largest size at which it keeps its place, on lines of about the same length. */
async function titleImage(files: Record<Face, string>, title: string) {
  const measure = async (text: string, size: number) =>
    (await textImage(files, text, { face: 'display', size, color: C.bone })).width;
  const words = title.split(' ');
  const unit = await Promise.all(words.map((word) => measure(word, 100)));
  const space = (await measure('n n', 100)) - (await measure('nn', 100));
  for (const size of TITLE_SIZES) {
    const lines = balancedLines(words, unit, space, (TEXT_WIDTH * 100) / size);
    if (!lines || lines.length > TITLE_LINES || lines.length * size > TITLE_HEIGHT) continue;
    return textImage(files, lines.join('\n'), { face: 'display', size, color: C.bone });
  }
  throw new Error(`« ${title} » does not fit its share image`);
}

/** Columns of the artworks' place: strips for four tall ones, two rows for six or for four wide ones. */
function grid(count: number, tall: boolean): { columns: number; rows: number } {
  if (count === 4 && tall) return { columns: 4, rows: 1 };
  return { columns: Math.ceil(count / 2), rows: 2 };
}

async function tiles(artworks: readonly Buffer[]): Promise<OverlayOptions[]> {
  const { width = 1, height = 1 } = await sharp(artworks[0]).metadata();
  const { columns, rows } = grid(artworks.length, height > width);
  const cell = {
    width: Math.floor((WIDTH - ART_LEFT - 60 - GAP * (columns - 1)) / columns),
    height: Math.floor((HEIGHT - HEM - GAP * (rows - 1)) / rows),
  };
  return Promise.all(
    artworks.map(async (artwork, index) => ({
      input: await sharp(artwork, { density: 144 })
        .resize({ ...cell, fit: 'cover', background: C.ink2 })
        .flatten({ background: C.ink2 })
        .png()
        .toBuffer(),
      left: ART_LEFT + 60 + (index % columns) * (cell.width + GAP),
      top: Math.floor(index / columns) * (cell.height + GAP),
    })),
  );
}

/** A thing on no ground of its own, shown whole. */
async function cutOut(artwork: Buffer): Promise<OverlayOptions[]> {
  const width = WIDTH - ART_LEFT - MARGIN;
  const { data, info } = await sharp(artwork, { density: 144 })
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
  const glow = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH - ART_LEFT}" height="${HEIGHT}"><defs><radialGradient id="g"><stop offset="0" stop-color="${C.rust}"/><stop offset="1" stop-color="${C.ink}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return [
    { input: Buffer.from(glow), left: ART_LEFT, top: 0 },
    { input: data, left: ART_LEFT, top: Math.round((HEIGHT - HEM - info.height) / 2) },
  ];
}

async function single(artwork: Buffer): Promise<OverlayOptions[]> {
  if (!(await sharp(artwork).stats()).isOpaque) return cutOut(artwork);
  const size = { width: WIDTH - ART_LEFT, height: HEIGHT };
  const { width = 1, height = 1 } = await sharp(artwork).metadata();
  // The wide heroes keep their left side for words.
  const position = width / height > 1.55 ? 'right' : 'centre';
  const picture = await sharp(artwork, { density: 96 })
    .resize({ ...size, fit: 'cover', position })
    .flatten({ background: C.ink })
    .png()
    .toBuffer();
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="v"><stop offset="0" stop-color="${C.ink}"/><stop offset=".32" stop-color="${C.ink}" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`;
  return [
    { input: picture, left: ART_LEFT, top: 0 },
    { input: Buffer.from(veil), left: ART_LEFT, top: 0 },
  ];
}

/** The woven hem of the site's sections. */
function hem(): OverlayOptions {
  const step = HEM * 1.5;
  const teeth = Array.from({ length: Math.ceil(WIDTH / step) }, (_, index) => {
    const x = index * step;
    return `M${x} ${HEM}L${x + step / 2} 4L${x + step} ${HEM}Z`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEM}"><rect width="100%" height="100%" fill="${C.ink}"/><path d="${teeth}" fill="${C.ochre}"/></svg>`;
  return { input: Buffer.from(svg), left: 0, top: HEIGHT - HEM };
}

/** Draws the image of one page's link preview as a JPEG. `files` comes from `prepareFaces`. */
export async function drawShareImage(drawing: ShareDrawing, files: Record<Face, string>): Promise<Buffer> {
  const [first] = drawing.artworks;
  if (!first) throw new Error('A share image needs an artwork');
  const art = drawing.artworks.length === 1 ? await single(first) : await tiles(drawing.artworks);
  const title = await titleImage(files, drawing.title);
  const label = await textImage(files, drawing.label, { face: 'text', size: 28, color: C.gold });
  const top = HEIGHT - HEM - 56 - title.height;
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: C.ink } })
    .composite([
      ...art,
      hem(),
      {
        input: await sharp(drawing.logo, { density: 96 }).resize({ height: 68 }).png().toBuffer(),
        left: MARGIN,
        top: 52,
      },
      { input: label.input, left: MARGIN, top: top - 26 - label.height },
      { input: title.input, left: MARGIN, top },
    ])
    .jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
