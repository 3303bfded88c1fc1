import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Plugin } from 'vite';
import { archiveNotice, mediaKitFolder, presentationText } from '../../src/content/site/press/media-kit.ts';

/** Module that tells the page how heavy each download is, in bytes. */
const SIZES_MODULE = 'virtual:media-kit-sizes';
const RESOLVED = `\0${SIZES_MODULE}`;

/** Which system assets each archive holds. */
const archives: Record<string, RegExp> = {
  'logos-groupe-obouo.zip': /^(?:group|channel)-logo/,
  'visuels-chaines.zip': /^channel-art-/,
  'portraits-et-plateforme.zip': /^(?:team-|channel-character-|play-mockup)/,
};

/** Without it, browsers and editors on Windows read a text file that says nothing of its encoding as Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The same content always gives the same archive. */
const ARCHIVED = new Date(2025, 0, 1);

/** The files of the press kit by name, made from `src/assets` and `src/content`. */
export function mediaKitDownloads(root: string): Map<string, Buffer> {
  const folder = path.join(root, 'src/assets');
  const assets = readdirSync(folder).sort();
  const downloads = new Map<string, Buffer>();
  for (const [file, pattern] of Object.entries(archives)) {
    const files: Zippable = { 'LISEZ-MOI.txt': strToU8(BYTE_ORDER_MARK + archiveNotice) };
    for (const name of assets.filter((asset) => pattern.test(asset))) {
      files[name] = readFileSync(path.join(folder, name));
    }
    downloads.set(file, Buffer.from(zipSync(files, { level: 9, mtime: ARCHIVED })));
  }
  downloads.set('presentation-groupe-obouo.txt', Buffer.from(BYTE_ORDER_MARK + presentationText, 'utf8'));
  return downloads;
}

/** Puts the downloads of /presse beside the site, and tells the page their true sizes. */
export function mediaKit(): Plugin {
  let downloads = new Map<string, Buffer>();
  return {
    name: 'media-kit',
    configResolved(config) {
      downloads = mediaKitDownloads(config.root);
    },
    resolveId: (id) => (id === SIZES_MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const sizes = [...downloads].map(([file, data]) => [file, data.length]);
      return `export default ${JSON.stringify(Object.fromEntries(sizes))}`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, source] of downloads) {
        this.emitFile({ type: 'asset', fileName: `${mediaKitFolder.slice(1)}/${file}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(mediaKitFolder, (request, response, next) => {
        const file = decodeURIComponent(new URL(request.url ?? '/', 'http://dev').pathname.slice(1));
        const data = downloads.get(file);
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
