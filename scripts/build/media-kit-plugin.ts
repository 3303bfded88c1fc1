import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { mediaKitFolder } from '../../src/content/site/press/media-kit.ts';
import { archiveNotice, presentationText } from '../../src/content/site/press/media-kit-texts.ts';

/** Module that tells the page how heavy each download is, in bytes. */
const SIZES_MODULE = 'virtual:media-kit-sizes';
const RESOLVED = `\0${SIZES_MODULE}`;

/** Which system assets each archive holds. */
const archives: Record<string, RegExp> = {
  'logos-groupe-obouo.zip': /^(?:group|channel)-logo/,
  'visuels-chaines.zip': /^channel-art-/,
  'portraits-et-plateforme.zip': /^(?:team-|channel-character-|play-mockup)/,
};

/** What the words of a logo are drawn in, on a dark ground as in `src/assets` and on a light one. */
const words = { 'fond-sombre': '#F6EBDA', 'fond-clair': '#14100C' };

/** Pixels a logo in PNG is wide. */
const LOGO_WIDTH = 2000;

/** Without it, browsers and editors on Windows read a text file that says nothing of its encoding as Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The same content always gives the same archive. */
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

/** The files of the press kit by name, made from `src/assets` and `src/content`. */
export async function mediaKitDownloads(root: string): Promise<Map<string, Buffer>> {
  const folder = path.join(root, 'src/assets');
  const assets = readdirSync(folder).sort();
  const downloads = new Map<string, Buffer>();
  for (const [file, pattern] of Object.entries(archives)) {
    const files: Zippable = { 'LISEZ-MOI.txt': strToU8(BYTE_ORDER_MARK + archiveNotice) };
    for (const name of assets.filter((asset) => pattern.test(asset))) {
      const svg = readFileSync(path.join(folder, name));
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
  let root = '';
  let made: ReturnType<typeof mediaKitDownloads> | undefined;
  /** Drawn once, when something first asks for them. */
  const downloads = () => {
    made ??= mediaKitDownloads(root);
    return made;
  };
  return {
    name: 'media-kit',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === SIZES_MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const sizes = [...(await downloads())].map(([file, data]) => [file, data.length]);
      return `export default ${JSON.stringify(Object.fromEntries(sizes))}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, source] of await downloads()) {
        this.emitFile({ type: 'asset', fileName: `${mediaKitFolder.slice(1)}/${file}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(mediaKitFolder, async (request, response, next) => {
        const file = decodeURIComponent(new URL(request.url ?? '/', 'http://dev').pathname.slice(1));
        const data = (await downloads()).get(file);
        if (!data) return next();
        response.setHeader(
          'content-type',
          file.endsWith('.zip') ? 'application/zip' : 'text/plain; charset=utf-8',
        );
        response.end(data);
      });
    },
  };
}
