import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { mediaKitFolder } from '../src/copy/press/media-kit.ts';
import { archiveNotice, presentationText } from '../src/copy/press/media-kit-texts.ts';

/** Module that tells the page how heavy each download is, in bytes. */
const SIZES_MODULE = 'virtual:media-kit-sizes';

/** Which system assets each archive holds. */
const archives: Record<string, RegExp> = {
  'logos-groupe-obouo.zip': /^(?:group|channel)-logo/,
  'visuels-chaines.zip': /^channel-art-/,
  'portraits-et-plateforme.zip': /^(?:team-|channel-character-|play-mockup)/,
};

/** Colours of a logo's words, on a dark background as in `src/assets` and on a light one. */
const words = { 'fond-sombre': '#F6EBDA', 'fond-clair': '#14100C' };

const ASSETS = path.resolve('src/assets');

/** Pixels a logo in PNG is wide. */
const LOGO_WIDTH = 2000;

/** Without it, browsers and editors on Windows read a text file that says nothing of its encoding as Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Equal content gives an equal archive. */
const ARCHIVED = new Date(2025, 0, 1);

/** A logo for who cannot open SVG, on nothing, for a dark ground and for a light one. */
async function logosInPng(name: string, svg: string): Promise<Zippable> {
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const files = Object.entries(words).map(async ([ground, color]) => {
    const drawn = Buffer.from(svg.replaceAll(words['fond-sombre'], color));
    const image = sharp(drawn, { density: (72 * LOGO_WIDTH) / width }).resize(LOGO_WIDTH);
    return [name.replace('.svg', `-${ground}.png`), await image.png({ palette: true }).toBuffer()] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** The files of the press kit by name, made from `src/assets` and `src/copy`. */
export async function mediaKitDownloads(): Promise<Map<string, Buffer>> {
  const assets = readdirSync(ASSETS).sort();
  const downloads = new Map<string, Buffer>();
  for (const [file, pattern] of Object.entries(archives)) {
    const files: Zippable = { 'LISEZ-MOI.txt': strToU8(BYTE_ORDER_MARK + archiveNotice) };
    for (const name of assets.filter((asset) => pattern.test(asset))) {
      const svg = readFileSync(path.join(ASSETS, name));
      files[name] = svg;
      if (name.includes('-logo')) Object.assign(files, await logosInPng(name, svg.toString()));
    }
    downloads.set(file, Buffer.from(zipSync(files, { level: 9, mtime: ARCHIVED })));
  }
  downloads.set('presentation-groupe-obouo.txt', Buffer.from(BYTE_ORDER_MARK + presentationText, 'utf8'));
  return downloads;
}

/** Puts the downloads of /presse beside the site, and tells the page their true sizes. */
export function mediaKit(): Plugin {
  let made: ReturnType<typeof mediaKitDownloads> | undefined;
  /** Drawn once, when something first asks for them. */
  const downloads = () => {
    made ??= mediaKitDownloads();
    return made;
  };
  return {
    name: 'media-kit',
    resolveId: (id) => (id === SIZES_MODULE ? id : undefined),
    async load(id) {
      if (id !== SIZES_MODULE) return undefined;
      const sizes: Record<string, number> = {};
      for (const [file, source] of await downloads()) {
        sizes[file] = source.length;
        if (this.environment.mode !== 'build') continue;
        this.emitFile({ type: 'asset', fileName: `${mediaKitFolder.slice(1)}/${file}`, source });
      }
      return `export default ${JSON.stringify(sizes)}`;
    },
    configureServer(server) {
      server.middlewares.use(mediaKitFolder, async (request, response, next) => {
        const data = (await downloads()).get(request.url?.slice(1) ?? '');
        if (data) response.end(data);
        else next();
      });
    },
  };
}
