import { hash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
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
import {
  readSiteData,
  reasonOf,
  rememberCollections,
  showSiteData,
  withoutCulprit,
  withoutTexts,
  writeCollections,
} from './site-data.ts';
import { startScript } from './start-script.ts';
import { themeScript } from './theme-script.ts';

/** What src/app/entry-server.tsx exports once built for Node. */
type Renderer = typeof import('../src/app/entry-server.tsx');
type NewsArticle = Parameters<Renderer['renderText']>[0];
type Built = Awaited<ReturnType<Renderer['render']>>['built'];

const SHEETS = ['src/site/site.css', 'src/shared/styles/typefaces.css'];

/** The modules whose code a page starts with. */
function pageModules(url: string, notFoundUrl: string, isText: boolean): string[] {
  const pages = 'src/site/pages';
  if (url === notFoundUrl) return [`${pages}/not-found.tsx`];
  if (isText) return [`${pages}/published-text.tsx`];
  if (url.startsWith('/presse/'))
    return [`${pages}/press-article.tsx`, `${url.replace('/presse', 'src/copy/articles')}.ts`];
  const page = url === '/' || url.startsWith('/hero-demo-') ? '/home' : url;
  return [`${pages}${page}.tsx`];
}

/** The three shapes of index.html that the host serves: a page, the 404 page, and the shell of the back office. */
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
  const shell = await read('index.html');
  const [, entry = ''] = /.*<script type="module"[^>]* src="([^"]+)"/s.exec(shell) ?? [];
  if (!entry) throw new Error('index.html starts no script');
  const bare = shell
    .replaceAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
    .replaceAll(/<!--.*?-->\s*/g, '');
  const inline = [startScript(entry), themeScript(), shellScript(entry, renderer.crashedMarkup())].map(
    async (script) => (await minify('inline.js', script)).code.trim(),
  );
  const [start, theme, watching] = (await Promise.all(inline)) as [string, string, string];
  let indexed: string[] = [];
  let search = searchIndex(renderer);
  let shares: ShareImage[] = [];

  /** Puts what already stands in a page's markup into a file of its own: its HTML then fits the network's first answer. */
  async function withRestApart(built: Built): Promise<Built> {
    const { text, news, counts, pinned, covers, stories, ...own } = built;
    // without any of staff they are those that the markup repeats, which compresses to a few hundred bytes
    if (!text && !news && !pinned) return built;
    const json = JSON.stringify({ text, news, counts, pinned, covers, stories });
    const rest = `/assets/publie-${hash('sha256', json).slice(0, 8)}.json`;
    await write(rest, json);
    return { ...own, rest };
  }

  async function writePage(url: string, file: string, text?: NewsArticle) {
    const { head, body, share, built } = await (text ? renderer.renderText(text) : renderer.render(url));
    if (share) shares.push(share);
    const modules = pageModules(url, renderer.notFoundUrl, Boolean(text));
    const chunks = new Set(
      modules.flatMap((module) => [...scriptsFor(module, notes)].map((name) => `/${name}`)),
    );
    if (chunks.size === 0) throw new Error(`${url}: no chunk`);
    chunks.delete(entry);
    if (!head.includes('content="noindex"')) {
      indexed.push(url);
      search.add(url, head + body);
    }
    const root = `<div id="root">${body}</div>`;
    const json = JSON.stringify(await withRestApart(built)).replaceAll('<', '\\u003c');
    const data =
      json === '{}' ? '' : `<script type="application/json" id="${renderer.BUILT_ID}">${json}</script>`;
    const script = `<script type="module" data-chunks="${[...chunks].join(' ')}">${start}</script>`;
    const page = bare
      .replace(
        '</head>',
        () =>
          `<style>${styles}</style><style media="(scripting:none)" data-typefaces>${typefaces}</style>${head}</head>`,
      )
      .replace('<div id="root"></div>', () => root)
      .replace('</body>', () => `${data}${script}</body>`);
    await write(file, page);
  }

  const backend = config.env.VITE_SUPABASE_URL;
  const { omit, list: omittedRecords } = collectOmissions((message) => config.logger.warn(message));
  for (const record of published.omitted) omit(record);
  const options = { root: config.root, outDir, project: backend ?? '', omit };
  let data = await readSiteData(renderer, published, options);
  let texts: NewsArticle[] = [];

  /** Leaves out the record that makes this fail. @throws the error when there is no such record */
  async function leaveOutCulprit(error: unknown, render: () => Promise<unknown>): Promise<void> {
    const without = await withoutCulprit(renderer, data, render);
    if (!without) throw error;
    omit(without.omitted);
    data = without.data;
  }

  /** Writes every page. Returns false when a record was left out on the way: pages that name it are to be written again. */
  async function writeSite(): Promise<boolean> {
    try {
      texts = showSiteData(renderer, data);
    } catch (error) {
      await leaveOutCulprit(error, async () => undefined);
      return false;
    }
    await writeCollections(outDir, renderer, data);
    indexed = [];
    search = searchIndex(renderer);
    shares = [];
    for (const url of [...renderer.prerenderedUrls, renderer.notFoundUrl]) {
      try {
        await writePage(url, pageFile(url));
      } catch (error) {
        await leaveOutCulprit(error, () => renderer.render(url));
        return false;
      }
    }
    const failed = new Set<string>();
    for (const text of texts) {
      const url = renderer.contentPath(text);
      try {
        await writePage(url, pageFile(url), text);
      } catch (error) {
        omit({ kind: 'text', id: text.id, reason: reasonOf(error) });
        failed.add(text.id);
        await rm(path.join(outDir, pageFile(url)), { force: true });
      }
    }
    data = withoutTexts(data, failed);
    return failed.size === 0;
  }

  while (!(await writeSite()));
  if (published.state) await rememberCollections(config.root, data);
  await writeShareImages(config.root, outDir, shares, omit);
  const app = bare
    .replace('</head>', () => `<style>${typefaces}${styles}</style><script>${theme}</script></head>`)
    .replace(
      '</body>',
      () => `<script>${watching}</script><script type="module" src="${entry}"></script></body>`,
    );
  await write(SHELL_FILE, app);
  await write('sitemap.xml', renderer.sitemap(indexed));
  await write(SEARCH_FILE, search.json());
  await write('robots.txt', renderer.robots());
  await write('feed.xml', renderer.feed(texts));

  const hashes = [start, theme, watching].map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
  const headers = (await read('_headers'))
    .replaceAll('{script-hashes}', hashes.join(' '))
    .replaceAll('{backend}', backend ? new URL(backend).origin : '')
    .replaceAll(/ +;/g, ';');
  await write('_headers', headers);
  const taken = new Set([...renderer.prerenderedUrls, ...texts.map(renderer.contentPath)]);
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
  config.logger.info(`prerendered ${renderer.prerenderedUrls.length + texts.length + 1} pages`);
}

/**
 * `vite build` builds the site for the browser, then the same routes for Node, and writes each public address to its own
 * HTML file. A plugin of ours, because the well-kept ones do not fit: vite-prerender-plugin runs the browser's chunks in
 * Node, so that react-dom/server enters the client graph and its own chunking replaces ours; vite-react-ssg wants
 * react-router 6 and hydrates at once. Neither delays hydration past the LCP frame, which is worth 350 ms (docs).
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
