import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { groupLogosByBackground } from '../src/copy/press/brand-assets.ts';
import { mediaKitFolder, presentationFileName } from '../src/copy/press/media-kit.ts';
import {
  BYTE_ORDER_MARK,
  createPresentationText,
  mediaKitNoticeFileText,
} from '../src/copy/press/media-kit-texts.ts';

/** Virtual module with the size of each download in bytes. */
const SIZES_MODULE = 'virtual:media-kit-sizes';

/** Pattern of the names in `src/assets` that each archive contains. */
const archivePatterns: Record<string, RegExp> = {
  'logos-groupe-obouo.zip': /^(?:group|channel)-logo/,
  'visuels-chaines.zip': /^channel-art-/,
  'portraits-et-plateforme.zip': /^(?:team-|channel-character-|play-mockup)/,
};

/** Text colours of a logo: for a dark background, as in `src/assets`, and for a light one. */
const logoTextColours = {
  'fond-sombre': groupLogosByBackground.dark.letters,
  'fond-clair': groupLogosByBackground.light.letters,
};

const recolourLogo = (svg: string, textColour: string) =>
  svg.replaceAll(logoTextColours['fond-sombre'], textColour);

const ASSETS_FOLDER = path.resolve('src/assets');

/** Width of a PNG logo in pixels. */
const LOGO_WIDTH = 2000;

/** Density at which sharp draws an SVG file in its own width. */
const SVG_DENSITY = 72;

/** Fixed date of the files, so that equal content gives an equal archive. */
const ARCHIVE_DATE = new Date(2025, 0, 1);

/** Returns transparent PNG copies of a logo, for a dark and for a light background. */
async function renderPngLogos(name: string, svg: string): Promise<Zippable> {
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  const files = Object.entries(logoTextColours).map(async ([background, textColour]) => {
    const recolouredSvg = Buffer.from(recolourLogo(svg, textColour));
    const density = (SVG_DENSITY * LOGO_WIDTH) / width;
    const image = sharp(recolouredSvg, { density }).resize(LOGO_WIDTH);
    return [
      name.replace('.svg', `-${background}.png`),
      await image.png({ palette: true }).toBuffer(),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Creates the files of the media kit from `src/assets` and `src/copy`. Returns them by name. */
async function createMediaKitFiles(): Promise<Map<string, Buffer>> {
  const assets = readdirSync(ASSETS_FOLDER).sort();
  const downloads = new Map<string, Buffer>();
  for (const [archive, pattern] of Object.entries(archivePatterns)) {
    const files: Zippable = { 'LISEZ-MOI.txt': strToU8(BYTE_ORDER_MARK + mediaKitNoticeFileText) };
    for (const name of assets.filter((asset) => pattern.test(asset))) {
      const svg = readFileSync(path.join(ASSETS_FOLDER, name));
      files[name] = svg;
      if (name.includes('-logo')) Object.assign(files, await renderPngLogos(name, svg.toString()));
    }
    downloads.set(archive, Buffer.from(zipSync(files, { level: 9, mtime: ARCHIVE_DATE })));
  }
  const groupLogo = readFileSync(path.join(ASSETS_FOLDER, 'group-logo.svg'), 'utf8');
  for (const { file, letters } of Object.values(groupLogosByBackground))
    downloads.set(file, Buffer.from(recolourLogo(groupLogo, letters)));
  // The build writes this file again with the settings of staff.
  downloads.set(presentationFileName, Buffer.from(createPresentationText(), 'utf8'));
  return downloads;
}

/** Vite plugin: writes the downloads of /presse beside the site, and provides their sizes to the page. */
export function mediaKitPlugin(): Plugin {
  let cachedDownloads: ReturnType<typeof createMediaKitFiles> | undefined;
  /** Creates the downloads at the first call. */
  const getDownloads = () => {
    cachedDownloads ??= createMediaKitFiles();
    return cachedDownloads;
  };
  return {
    name: 'media-kit',
    resolveId: (id) => (id === SIZES_MODULE ? id : undefined),
    async load(id) {
      if (id !== SIZES_MODULE) return undefined;
      const sizes: Record<string, number> = {};
      for (const [file, source] of await getDownloads()) {
        sizes[file] = source.length;
        if (this.environment.mode !== 'build') continue;
        this.emitFile({ type: 'asset', fileName: `${mediaKitFolder.slice(1)}/${file}`, source });
      }
      return `export default ${JSON.stringify(sizes)}`;
    },
    configureServer(server) {
      server.middlewares.use(mediaKitFolder, async (request, response, next) => {
        const data = (await getDownloads()).get(request.url?.slice(1) ?? '');
        if (!data) return next();
        if (request.url?.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
        response.end(data);
      });
    },
  };
}
