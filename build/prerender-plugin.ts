import { hash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { renderDocument } from '../src/app/document.ts';
import type { ShareImageData } from '../src/app/entry-server.tsx';
import { softwareLicencesFileText } from '../src/copy/legal/licences.ts';
import { mediaKitFolder, presentationFileName } from '../src/copy/press/media-kit.ts';
import { getContentPath } from '../src/shared/lib/content-path.ts';
import { getPageDataPath, PAGE_DATA_ELEMENT_ID } from '../src/site/data/site-data.ts';
import { SEARCH_INDEX_PATH } from '../src/site/search/search-entry.ts';
import { type BundledChunk, getChunkListPath, listStaticImportFiles } from './chunk-list.ts';
import { createOmissionCollector, type OmitRecord } from './omissions.ts';
import { getPageFilename, SHELL_FILE } from './page-file.ts';
import { emptyPublishedData, type PublishedData, readPublishedData } from './published.ts';
import { createShellScript } from './recovery-script.ts';
import { filterValidRedirects, type Redirect } from './redirects.ts';
import { writeShareImages } from './share-images.ts';
import {
  prepareSnapshotInput,
  type RendererModule,
  removeFailingRecord,
  removeTexts,
  type SiteSnapshot,
  type SiteSnapshotInput,
  writeCollectionCache,
} from './site-data.ts';
import { createStartScript } from './start-script.ts';
import { createThemeScript } from './theme-script.ts';

/** Style sheet of every page, and the one of the typefaces. */
const STYLE_SHEETS = ['src/site/site.css', 'src/shared/styles/typefaces.css'];

/** Folder of the built site. */
interface OutputFolder {
  path: string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
}

function openOutputFolder({ root, build }: ResolvedConfig): OutputFolder {
  const outDir = path.resolve(root, build.outDir);
  return {
    path: outDir,
    read: (file) => readFile(path.join(outDir, file), 'utf8'),
    async write(file, text) {
      await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
      await writeFile(path.join(outDir, file), text);
    },
  };
}

/** Returns the URL of the script that starts the application. */
async function findEntry({ read }: OutputFolder): Promise<string> {
  // Vite writes the script tag of the entry last: the greedy `.*` skips the others.
  const [, entry] = /.*<script type="module"[^>]* src="([^"]+)"/s.exec(await read('index.html')) ?? [];
  if (!entry) throw new Error('index.html starts no script');
  return entry;
}

const minifyScript = async (script: string): Promise<string> =>
  (await minify('inline.js', script)).code.trim();

/** Replaces the placeholders of `_headers`: hashes of the inline scripts, and the origin of the project. */
async function writeHeaders({ read, write }: OutputFolder, inlineScripts: string[], backend: string) {
  const hashes = inlineScripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
  const headers = (await read('_headers'))
    .replaceAll('{script-hashes}', hashes.join(' '))
    .replaceAll('{backend}', backend ? new URL(backend).origin : '')
    // An empty origin leaves a space before the semicolon.
    .replaceAll(/ +;/g, ';');
  await write('_headers', headers);
}

/** Writes empty answers: a site without a project requests published content from its own origin. */
async function writeEmptyAnswers({ write }: OutputFolder): Promise<void> {
  for (const name of ['settings', 'collections', 'news', 'text', 'programmes', 'on_air'])
    await write(`rest/v1/rpc/published_${name}`, '[]');
  // The function returns an array of JSON texts.
  await write('rest/v1/rpc/published_counts', JSON.stringify([JSON.stringify({ count: 0 })]));
}

/** Replaces the English heading and sentence that Vite writes into the licence file. */
async function translateLicences({ read, write }: OutputFolder): Promise<void> {
  const { file, heading } = softwareLicencesFileText;
  await write(file, (await read(file)).replace(/^# .*\n\n.*/, heading));
}

/** Writes the list of scripts, which size reports and tests read. */
async function writeChunkList(root: string, outDir: string, chunks: BundledChunk[]): Promise<void> {
  const file = path.resolve(root, getChunkListPath(outDir));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(chunks, ['fileName', 'facadeModuleId', 'imports', 'moduleIds']));
}

/** A build of the site: its renderer, its folder, and the parts that its pages share. */
interface SiteBuild {
  renderer: RendererModule;
  folder: OutputFolder;
  chunks: BundledChunk[];
  /** URL of the script that starts the application. */
  entry: string;
  startScript: string;
  pageStyles: string;
  omit: OmitRecord;
}

/** Pages that a build has written, and what other files need from them. */
interface WrittenPages {
  snapshot: SiteSnapshot;
  /** Paths that search engines may index. */
  indexedPaths: string[];
  searchIndex: ReturnType<RendererModule['createSearchIndex']>;
  /** Images that the build must draw. */
  shareImages: ShareImageData[];
}

/** Writes the page of a path, and the JSON file with its data for a visitor who comes from another page. */
async function writePage(build: SiteBuild, pages: WrittenPages, pagePath: string): Promise<void> {
  const { renderer, folder, chunks, entry, startScript, pageStyles } = build;
  const { head, body, shareImage, data } = await renderer.renderPage(pages.snapshot, pagePath);
  if (shareImage) pages.shareImages.push(shareImage);
  const module = renderer.findPageModulePath(pagePath);
  const files = new Set([...listStaticImportFiles(module, chunks)].map((name) => `/${name}`));
  if (files.size === 0) throw new Error(`${pagePath}: no chunk`);
  files.delete(entry);
  if (!head.includes('content="noindex"')) {
    pages.indexedPaths.push(pagePath);
    pages.searchIndex.add(pagePath, head + body);
  }
  const page = renderDocument({
    head,
    styles: pageStyles,
    body,
    data: { id: PAGE_DATA_ELEMENT_ID, json: JSON.stringify(data) },
    scripts: `<script type="module" data-chunks="${[...files].join(' ')}">${startScript}</script>`,
  });
  await folder.write(getPageFilename(pagePath), page);
  if (pagePath !== renderer.notFoundPath)
    await folder.write(getPageDataPath(pagePath).slice(1), JSON.stringify(data.page));
}

/** Writes the pages of texts. Leaves out each text that cannot be rendered, and returns the ids of these texts. */
async function writeTextPages(build: SiteBuild, pages: WrittenPages): Promise<Set<string>> {
  const { renderer, folder, omit } = build;
  const failedIds = new Set<string>();
  for (const text of pages.snapshot.texts) {
    const pagePath = getContentPath(text);
    try {
      await writePage(build, pages, pagePath);
    } catch (error) {
      omit({ kind: 'text', id: text.id, reason: renderer.toOmissionReason(error) });
      failedIds.add(text.id);
      for (const file of [getPageFilename(pagePath), getPageDataPath(pagePath)])
        await rm(path.join(folder.path, file), { force: true });
    }
  }
  return failedIds;
}

/** Writes every page. Leaves out each record that makes rendering fail. Returns the pages and the remaining records. */
async function writeAllPages(
  build: SiteBuild,
  allRecords: SiteSnapshotInput,
): Promise<{ pages: WrittenPages; input: SiteSnapshotInput }> {
  const { renderer, omit } = build;
  let input = allRecords;

  /** Leaves out the record that makes rendering fail. @throws the error when there is no such record */
  async function omitFailingRecord(
    error: unknown,
    render: (snapshot: SiteSnapshot) => Promise<unknown>,
  ): Promise<void> {
    const reducedInput = await removeFailingRecord(renderer, input, render);
    if (!reducedInput) throw error;
    omit(reducedInput.omitted);
    input = reducedInput.input;
  }

  /** Returns undefined after leaving out a record: pages that contain it must be written again. */
  async function tryToWritePages(): Promise<WrittenPages | undefined> {
    let snapshot: SiteSnapshot;
    try {
      snapshot = renderer.createSiteSnapshot(input);
    } catch (error) {
      // The snapshot itself fails, so there is no page to render.
      await omitFailingRecord(error, async () => undefined);
      return undefined;
    }
    const searchIndex = renderer.createSearchIndex();
    const pages: WrittenPages = { snapshot, indexedPaths: [], searchIndex, shareImages: [] };
    for (const pagePath of [...renderer.sitePagePaths, renderer.notFoundPath]) {
      try {
        await writePage(build, pages, pagePath);
      } catch (error) {
        await omitFailingRecord(error, (candidate) => renderer.renderPage(candidate, pagePath));
        return undefined;
      }
    }
    const failedIds = await writeTextPages(build, pages);
    input = removeTexts(input, failedIds);
    return failedIds.size === 0 ? pages : undefined;
  }

  let pages: WrittenPages | undefined;
  while (!pages) pages = await tryToWritePages();
  return { pages, input };
}

/** Writes the files that are made from the pages and their data, such as the sitemap. */
async function writeOtherFiles({ renderer, folder }: SiteBuild, pages: WrittenPages): Promise<void> {
  const { read, write } = folder;
  const { snapshot, indexedPaths, searchIndex } = pages;
  await write('sitemap.xml', renderer.renderSitemap(indexedPaths, snapshot));
  await write(SEARCH_INDEX_PATH, searchIndex.toJson(snapshot.collections));
  await write('robots.txt', renderer.renderRobotsTxt());
  await write('feed.xml', renderer.renderFeed(snapshot));
  await write(renderer.INVESTOR_CALENDAR_PATH, renderer.renderInvestorCalendar(snapshot, new Date()));
  await write(path.join(mediaKitFolder, presentationFileName), renderer.renderMediaKitPresentation(snapshot));
  const manifest = { ...JSON.parse(await read('manifest.webmanifest')), name: snapshot.settings.title };
  await write('manifest.webmanifest', JSON.stringify(manifest));
}

/** Writes the redirects of texts into the file of the host. */
async function writeRedirects(
  { renderer, folder, omit }: SiteBuild,
  { snapshot }: WrittenPages,
  redirects: readonly Redirect[],
): Promise<void> {
  const takenPaths = new Set([...renderer.sitePagePaths, ...snapshot.texts.map(getContentPath)]);
  const rules = filterValidRedirects(redirects, takenPaths, omit).map(({ from, to }) => `${from} ${to} 301`);
  const file = await folder.read('_redirects');
  await folder.write('_redirects', file.replace('{content-redirects}', rules.join('\n')));
}

/** Writes the whole site into its folder: the pages, the shell of the back office, and all other files. */
async function writeSite(
  config: ResolvedConfig,
  renderer: RendererModule,
  publishedData: PublishedData,
  { output }: Rolldown.RolldownOutput,
): Promise<void> {
  const folder = openOutputFolder(config);
  const chunks = output.filter((file) => file.type === 'chunk');
  const sheetFiles = STYLE_SHEETS.map(
    (source) =>
      output.find((file) => file.type === 'asset' && file.originalFileNames.includes(source))?.fileName ?? '',
  );
  const [styles, typefaces] = await Promise.all(sheetFiles.map(folder.read));
  const entry = await findEntry(folder);
  const startScript = await minifyScript(createStartScript(entry));
  const themeScript = await minifyScript(createThemeScript());
  const shellScript = await minifyScript(createShellScript(entry, renderer.renderErrorPageMarkup()));
  // A browser without scripts loads these fonts itself. In others the start script adds them after hydration.
  const pageStyles = `<style>${styles}</style><style media="(scripting:none)" data-typefaces>${typefaces}</style>`;
  const projectUrl: string = config.env.VITE_SUPABASE_URL ?? '';
  const omissions = createOmissionCollector((message) => config.logger.warn(message));
  const { omit } = omissions;
  for (const record of publishedData.omitted) omit(record);

  const build: SiteBuild = { renderer, folder, chunks, entry, startScript, pageStyles, omit };
  const options = { root: config.root, outDir: folder.path, projectUrl, omit };
  const { pages, input } = await writeAllPages(
    build,
    await prepareSnapshotInput(renderer, publishedData, options),
  );
  const { snapshot, shareImages } = pages;
  if (publishedData.databaseState) await writeCollectionCache(config.root, input);
  await writeShareImages(config.root, folder.path, shareImages, omit);
  const shellDocument = renderDocument({
    styles: `<style>${typefaces}${styles}</style><script>${themeScript}</script>`,
    scripts: `<script>${shellScript}</script><script type="module" src="${entry}"></script>`,
  });
  await folder.write(SHELL_FILE, shellDocument);
  await writeOtherFiles(build, pages);
  await writeHeaders(folder, [startScript, themeScript, shellScript], projectUrl);
  await writeRedirects(build, pages, publishedData.redirects);
  if (!projectUrl) await writeEmptyAnswers(folder);
  await translateLicences(folder);
  await writeChunkList(config.root, folder.path, chunks);
  // build.json says which changes of staff these pages contain. It is written last: a build without it is incomplete.
  const { changes = null, at: readAt = null } = publishedData.databaseState ?? {};
  const buildInfo = {
    builtAt: new Date().toISOString(),
    changes,
    readAt,
    // if true, nginx answers 503 (docs/operate/hosts)
    maintenance: snapshot.settings.maintenance_mode,
    omitted: omissions.list(),
  };
  await folder.write('build.json', JSON.stringify(buildInfo));
  config.logger.info(`prerendered ${renderer.sitePagePaths.length + snapshot.texts.length + 1} pages`);
}

/**
 * Vite plugin: `vite build` builds the site for the browser, then the same routes for Node, and writes each public
 * path to its own HTML file. No published plugin delays hydration until after the largest paint
 * (docs/decisions/0001-prerender-plugin-of-our-own.md).
 */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: ({ build }) => ({
      environments: {
        // The sheets are separate entries, because each page inlines them. A chunk that imports a sheet would download
        // the sheet again.
        client: { build: { rolldownOptions: { input: ['index.html', ...STYLE_SHEETS] } } },
        ssr: {
          build: {
            ssr: true,
            // parallel builds need separate folders
            outDir: `node_modules/.prerender/${path.basename(build?.outDir ?? 'dist')}`,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/app/entry-server.tsx' },
          },
        },
      },
      builder: {},
    }),
    // index.html links the style sheets for the development server. Built pages inline them.
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, ''),
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { config } = builder;
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('the client and ssr environments are missing');
        const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_ANON_KEY: key = '' } = config.env;
        // reads before the build deletes the last one, because the project may not answer
        const publishedData = url ? await readPublishedData(url, key) : emptyPublishedData;
        const output = (await builder.build(client)) as Rolldown.RolldownOutput;
        await builder.build(ssr);
        const folder = path.resolve(config.root, ssr.config.build.outDir);
        // Chunks of the renderer import this file too, by this URL. Under another URL, Node would load it twice.
        const renderer = (await import(
          pathToFileURL(path.join(folder, 'entry-server.js')).href
        )) as RendererModule;
        await writeSite(config, renderer, publishedData, output);
        await rm(folder, { recursive: true, force: true });
      },
    },
  };
}
