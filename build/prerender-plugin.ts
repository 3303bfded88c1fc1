import { hash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { renderDocument } from '../src/app/document.ts';
import type { ShareImage } from '../src/app/entry-server.tsx';
import { softwareLicences } from '../src/copy/legal/licences.ts';
import { SEARCH_FILE } from '../src/site/search/search-entry.ts';
import { buildNotes, scriptsFor } from './build-notes.ts';
import { collectOmissions } from './omissions.ts';
import { pageFile, SHELL_FILE } from './page-file.ts';
import { nothingPublished, type Published, readPublished } from './published.ts';
import { shellScript } from './recovery-script.ts';
import { checkRedirects } from './redirects.ts';
import { searchIndex } from './search-index.ts';
import { writeShareImages } from './share-images.ts';
import { readSiteInput, reasonOf, rememberCollections, withoutCulprit, withoutTexts } from './site-data.ts';
import { startScript } from './start-script.ts';
import { themeScript } from './theme-script.ts';

/** Exports of src/app/entry-server.tsx once it is built for Node. */
type Renderer = typeof import('../src/app/entry-server.tsx');
type Snapshot = ReturnType<Renderer['createSnapshot']>;

const SHEETS = ['src/site/site.css', 'src/shared/styles/typefaces.css'];

/** Writes every HTML file that the host serves: the pages, the 404 page, and the shell of the back office. */
async function writePages(
  config: ResolvedConfig,
  renderer: Renderer,
  published: Published,
  { output }: Rolldown.RolldownOutput,
): Promise<void> {
  const outDir = path.resolve(config.root, config.build.outDir);
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), text);
  };
  const notes = output.filter((one) => one.type === 'chunk');
  const sheets = SHEETS.map(
    (source) =>
      output.find((one) => one.type === 'asset' && one.originalFileNames.includes(source))?.fileName ?? '',
  );
  const [styles, typefaces] = await Promise.all(sheets.map(read));
  // Vite names the entry last, after the runtime of its chunks.
  const [, entry = ''] = /.*<script type="module"[^>]* src="([^"]+)"/s.exec(await read('index.html')) ?? [];
  if (!entry) throw new Error('index.html starts no script');
  const inline = [startScript(entry), themeScript(), shellScript(entry, renderer.crashedMarkup())].map(
    async (script) => (await minify('inline.js', script)).code.trim(),
  );
  const [start, theme, watching] = (await Promise.all(inline)) as [string, string, string];
  let indexed: string[] = [];
  let search = searchIndex(renderer);
  let shares: ShareImage[] = [];
  const pageStyles = `<style>${styles}</style><style media="(scripting:none)" data-typefaces>${typefaces}</style>`;

  /** Writes the page of an address, and its data for a visitor who comes from another page. */
  async function writePage(snapshot: Snapshot, url: string) {
    const { head, body, share, data } = await renderer.renderPage(snapshot, url);
    if (share) shares.push(share);
    const module = renderer.pageModule(renderer.pageOf(url));
    const chunks = new Set([...scriptsFor(module, notes)].map((name) => `/${name}`));
    if (chunks.size === 0) throw new Error(`${url}: no chunk`);
    chunks.delete(entry);
    if (!head.includes('content="noindex"')) {
      indexed.push(url);
      search.add(url, head + body);
    }
    const page = renderDocument({
      head,
      styles: pageStyles,
      body,
      data: { id: renderer.DATA_ID, json: JSON.stringify(data) },
      scripts: `<script type="module" data-chunks="${[...chunks].join(' ')}">${start}</script>`,
    });
    await write(pageFile(url), page);
    if (url !== renderer.notFoundUrl) await write(renderer.dataFile(url).slice(1), JSON.stringify(data.page));
  }

  const backend = config.env.VITE_SUPABASE_URL;
  const { omit, list: omittedRecords } = collectOmissions((message) => config.logger.warn(message));
  for (const record of published.omitted) omit(record);
  const options = { root: config.root, outDir, project: backend ?? '', omit };
  let input = await readSiteInput(renderer, published, options);
  let snapshot: Snapshot | undefined;

  /** Leaves out the record that makes this fail. @throws the error when there is no such record */
  async function leaveOutCulprit(
    error: unknown,
    render: (snapshot: Snapshot) => Promise<unknown>,
  ): Promise<void> {
    const without = await withoutCulprit(renderer, input, render);
    if (!without) throw error;
    omit(without.omitted);
    input = without.data;
  }

  /** Writes every page. Returns undefined when a record was left out on the way: pages that name it are to be written again. */
  async function writeSite(): Promise<Snapshot | undefined> {
    let current: Snapshot;
    try {
      current = renderer.createSnapshot(input);
    } catch (error) {
      await leaveOutCulprit(error, async () => undefined);
      return undefined;
    }
    indexed = [];
    search = searchIndex(renderer, current.collections);
    shares = [];
    for (const url of [...renderer.prerenderedPaths, renderer.notFoundUrl]) {
      try {
        await writePage(current, url);
      } catch (error) {
        await leaveOutCulprit(error, (shown) => renderer.renderPage(shown, url));
        return undefined;
      }
    }
    const failed = new Set<string>();
    for (const row of current.rows) {
      const url = renderer.contentPath(row);
      try {
        await writePage(current, url);
      } catch (error) {
        omit({ kind: 'text', id: row.id, reason: reasonOf(error) });
        failed.add(row.id);
        for (const file of [pageFile(url), renderer.dataFile(url)])
          await rm(path.join(outDir, file), { force: true });
      }
    }
    input = withoutTexts(input, failed);
    return failed.size === 0 ? current : undefined;
  }

  while (!snapshot) snapshot = await writeSite();
  if (published.state) await rememberCollections(config.root, input);
  await writeShareImages(config.root, outDir, shares, omit);
  const app = renderDocument({
    styles: `<style>${typefaces}${styles}</style><script>${theme}</script>`,
    scripts: `<script>${watching}</script><script type="module" src="${entry}"></script>`,
  });
  await write(SHELL_FILE, app);
  await write('sitemap.xml', renderer.sitemap(indexed));
  await write(SEARCH_FILE, search.json());
  await write('robots.txt', renderer.robots());
  await write('feed.xml', renderer.feed(snapshot));

  const hashes = [start, theme, watching].map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
  const headers = (await read('_headers'))
    .replaceAll('{script-hashes}', hashes.join(' '))
    .replaceAll('{backend}', backend ? new URL(backend).origin : '')
    .replaceAll(/ +;/g, ';');
  await write('_headers', headers);
  const taken = new Set([...renderer.prerenderedPaths, ...snapshot.rows.map(renderer.contentPath)]);
  const redirects = checkRedirects(published.redirects, taken, omit);
  const rules = redirects.map(({ from, to }) => `${from} ${to} 301`);
  await write('_redirects', (await read('_redirects')).replace('{left-addresses}', rules.join('\n')));
  // Without a project it asks its own address what staff published: served without the embedded backend, that is nothing.
  if (!backend) {
    for (const question of ['settings', 'collections', 'news', 'pinned', 'text', 'programmes', 'on_air'])
      await write(`rest/v1/rpc/published_${question}`, '[]');
    await write('rest/v1/rpc/published_counts', '["{\\"count\\":0}"]');
  }

  const { file: licences, heading } = softwareLicences;
  await write(licences, (await read(licences)).replace(/^# .*\n\n.*/, heading));
  const kept = path.resolve(config.root, buildNotes(outDir));
  await mkdir(path.dirname(kept), { recursive: true });
  await writeFile(kept, JSON.stringify(notes, ['fileName', 'facadeModuleId', 'imports', 'moduleIds']));
  // which changes of staff are in these pages; written last, so that a build without it is not whole
  const { changes = null, at: readAt = null } = published.state ?? {};
  await write(
    'build.json',
    JSON.stringify({ builtAt: new Date().toISOString(), changes, readAt, omitted: omittedRecords() }),
  );
  config.logger.info(`prerendered ${renderer.prerenderedPaths.length + snapshot.rows.length + 1} pages`);
}

/**
 * `vite build` builds the site for the browser, then the same routes for Node, and writes each public address
 * to its own HTML file. No maintained plugin fits. vite-prerender-plugin runs the browser's chunks in Node:
 * react-dom/server enters the client graph, and its chunking replaces the site's. vite-react-ssg needs
 * react-router 6 and hydrates at once. Neither delays hydration past the LCP frame, which is worth 350 ms
 * (docs).
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: ({ build }) => ({
      environments: {
        // The sheets are entries of their own, not imports of the script: they are written into each page, and a chunk
        // that knew of them would download them again.
        client: { build: { rolldownOptions: { input: ['index.html', ...SHEETS] } } },
        ssr: {
          build: {
            ssr: true,
            // two builds at a time have two
            outDir: `node_modules/.prerender/${path.basename(build?.outDir ?? 'dist')}`,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/app/entry-server.tsx' },
          },
        },
      },
      builder: {},
    }),
    // index.html is the page of the development server, which links the sheets.
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
        // before anything of the last build is taken away
        const published = url ? await readPublished(url, key) : nothingPublished;
        const output = (await builder.build(client)) as Rolldown.RolldownOutput;
        await builder.build(ssr);
        const folder = path.resolve(config.root, ssr.config.build.outDir);
        // by the address its chunks name it by: with any other it would be there twice
        const renderer = (await import(pathToFileURL(path.join(folder, 'entry-server.js')).href)) as Renderer;
        await writePages(config, renderer, published, output);
        await rm(folder, { recursive: true, force: true });
      },
    },
  };
}
