import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { softwareLicences } from '../../src/content/site/legal/licences.ts';
import { SEARCH_FILE } from '../../src/site/search/search-entry.ts';
import { buildNotes, type ChunkNote, scriptsFor } from './build-notes.ts';
import { picturesOf, takeCollections } from './collections.ts';
import { makeCovers } from './covers.ts';
import { pageStyles } from './page-styles.ts';
import { nothingPublished, type Published, readPublished } from './published.ts';
import { shellScript } from './recovery-script.ts';
import { searchIndex } from './search-index.ts';
import { writeShareImages } from './share-images.ts';
import { startScript } from './start-script.ts';
import { themeScript } from './theme-script.ts';

/** Tags and classes of a page: what decides which rules it uses, whatever its words are. */
const signature = (html: string) =>
  [...new Set(html.match(/<[a-z][\w-]*|(?<=class=")[^"]*/g))].sort().join('\n');

/** What src/prerender.tsx exports once built for Node. */
type Renderer = typeof import('../../src/prerender.tsx');
type NewsArticle = Parameters<Renderer['renderText']>[0];
type Built = Awaited<ReturnType<Renderer['render']>>['built'];

/** Where the pages are built for Node: two builds at a time have two. */
const serverFolder = (outDir = 'dist') => `node_modules/.prerender/${path.basename(outDir)}`;

const STYLES = 'src/site/site.css';

function notesOf(root: string, output: Rolldown.RolldownOutput['output']): ChunkNote[] {
  return output.flatMap((one) => {
    if (one.type === 'asset') return [];
    const { fileName, facadeModuleId, imports, moduleIds: modules } = one;
    const entry = facadeModuleId ? path.relative(root, facadeModuleId) : undefined;
    return [{ file: `/${fileName}`, entry, imports: imports.map((file) => `/${file}`), modules }];
  });
}

/** Puts what already stands in a page's markup into a file of its own: its HTML then fits the network's first answer. */
async function withRestApart(outDir: string, built: Built): Promise<Built> {
  const { text, news, counts, pinned, covers, stories, ...own } = built;
  // without any of staff they are those that the markup repeats, which compresses to a few hundred bytes
  if (!text && !news && !pinned) return built;
  const json = JSON.stringify({ text, news, counts, pinned, covers, stories });
  const rest = `/assets/publie-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
  await writeFile(path.join(outDir, rest), json);
  return { ...own, rest };
}

/** Content-Security-Policy source of an inline script. */
function cspHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The modules whose code a page starts with. */
function pageModules(url: string, notFoundUrl: string, isText: boolean): string[] {
  const pages = 'src/site/pages';
  if (url === notFoundUrl) return [`${pages}/not-found.tsx`];
  if (isText) return [`${pages}/published-text.tsx`];
  if (url.startsWith('/presse/')) {
    const article = `src/content/site/press/articles${url.slice('/presse'.length)}.ts`;
    return [`${pages}/press-article.tsx`, article];
  }
  const page = url === '/' || url.startsWith('/hero-demo-') ? '/home' : url;
  return [`${pages}${page}.tsx`];
}

/**
 * A build without a project asks its own address what staff have changed and published. Served without the embedded backend
 * (a plain folder), that is nothing.
 */
async function answerForBackend(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'rest/v1/rpc');
  await mkdir(folder, { recursive: true });
  for (const question of ['settings', 'collections', 'news', 'pinned', 'text', 'programmes', 'on_air']) {
    await writeFile(path.join(folder, `published_${question}`), '[]');
  }
  await writeFile(path.join(folder, 'published_counts'), '["{\\"count\\":0}"]');
}

async function minified(script: string): Promise<string> {
  const { code } = await minify('start.js', script);
  return code.trim();
}

/** The three shapes of index.html that the host serves: a page, the 404 page, and the shell of the back office. */
async function writePages(
  config: ResolvedConfig,
  renderer: Renderer,
  published: Published,
  { output }: Rolldown.RolldownOutput,
): Promise<void> {
  const outDir = path.resolve(config.root, config.build.outDir);
  const notes = notesOf(config.root, output);
  const shell = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const scripts = [...shell.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(
    ([, src]) => src ?? '',
  );
  const entry = scripts.at(-1) ?? '';
  if (!entry) throw new Error('index.html starts no script');

  const sheet = output.find(
    (one) => one.type === 'asset' && one.originalFileNames.includes(STYLES),
  )?.fileName;
  if (!sheet) throw new Error(`${STYLES} was not built`);
  const styles = await readFile(path.join(outDir, sheet), 'utf8');
  const bare = shell
    .replaceAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
    .replaceAll(/<!--.*?-->\s*/g, '');

  const start = await minified(startScript({ entry, sheet: `/${sheet}` }));
  const theme = await minified(themeScript());
  const indexed: string[] = [];
  const search = searchIndex(renderer);
  const shares: Parameters<typeof writeShareImages>[2][number][] = [];
  const stylesOf = new Map<string, string>();

  async function writePage(url: string, file: string, text?: NewsArticle) {
    const { head, body, share, built } = await (text ? renderer.renderText(text) : renderer.render(url));
    if (share) shares.push(share);
    const modules = pageModules(url, renderer.notFoundUrl, Boolean(text));
    const chunks = new Set(modules.flatMap((module) => [...scriptsFor(module, notes)]));
    if (chunks.size === 0) throw new Error(`${url}: no chunk`);
    chunks.delete(entry);
    if (!head.includes('content="noindex"')) {
      indexed.push(url);
      search.add(url, head + body);
    }
    const root = `<div id="root">${body}</div>`;
    // thousands of texts look alike
    const look = text ? signature(root) : url;
    const rules = stylesOf.get(look) ?? (await pageStyles(styles, bare + root));
    stylesOf.set(look, rules);
    const json = JSON.stringify(await withRestApart(outDir, built)).replaceAll('<', '\\u003c');
    const data =
      json === '{}' ? '' : `<script type="application/json" id="${renderer.BUILT_ID}">${json}</script>`;
    const later = `<noscript><link rel="stylesheet" href="/${sheet}"></noscript>`;
    const script = `<script type="module" data-chunks="${[...chunks].join(' ')}">${start}</script>`;
    const html = bare
      .replace('</head>', () => `<style data-critical>${rules}</style>${later}${head}</head>`)
      .replace('<div id="root"></div>', () => root)
      .replace('</body>', () => `${data}${script}</body>`);
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), html);
  }

  const covers = published.texts.flatMap(({ cover, share }) => [cover, share].flatMap((one) => one ?? []));
  const texts = renderer.setPublished(
    published,
    await makeCovers(config.root, outDir, [...covers, ...picturesOf(published)]),
  );
  await takeCollections(config, outDir, renderer, published);
  for (const url of renderer.prerenderedUrls) await writePage(url, `${url}/index.html`);
  for (const text of texts) {
    const url = renderer.contentPath(text);
    // an article of the specification keeps its address
    if (!renderer.prerenderedUrls.includes(url)) await writePage(url, `${url}/index.html`, text);
  }
  await writePage(renderer.notFoundUrl, '404.html');
  const drawn = await writeShareImages(config.root, outDir, shares);

  const watching = await minified(shellScript(entry, renderer.crashedMarkup()));
  await mkdir(path.join(outDir, 'app'));
  await writeFile(
    path.join(outDir, 'app/index.html'),
    bare
      .replace('</head>', () => `<style>${styles}</style><script>${theme}</script></head>`)
      .replace(
        '</body>',
        () => `<script>${watching}</script><script type="module" src="${entry}"></script></body>`,
      ),
  );
  await writeFile(path.join(outDir, 'sitemap.xml'), renderer.sitemap(indexed));
  await writeFile(path.join(outDir, SEARCH_FILE), search.json());
  await writeFile(path.join(outDir, 'robots.txt'), renderer.robots());
  await writeFile(path.join(outDir, 'feed.xml'), renderer.feed(texts));

  const backend = config.env.VITE_SUPABASE_URL;
  if (!backend) await answerForBackend(outDir);
  const headers = path.join(outDir, '_headers');
  const policy = (await readFile(headers, 'utf8'))
    .replaceAll('{script-hashes}', [start, theme, watching].map(cspHash).join(' '))
    .replaceAll('{backend}', backend ? new URL(backend).origin : '')
    .replaceAll(/ +;/g, ';');
  await writeFile(headers, policy);

  const redirects = path.join(outDir, '_redirects');
  const pages = renderer.prerenderedUrls.filter((url) => url !== '/').map((url) => `${url} ${url}/ 200`);
  const left = published.redirects.map(({ from, to }) => `${from} ${to} 301`);
  await writeFile(
    redirects,
    (await readFile(redirects, 'utf8')).replace('{pages}', [...left, ...pages].join('\n')),
  );

  const licences = path.join(outDir, softwareLicences.file);
  const { heading } = softwareLicences;
  await writeFile(licences, (await readFile(licences, 'utf8')).replace(/^# .*\n\n.*/, heading));

  const kept = path.resolve(config.root, buildNotes(outDir));
  await mkdir(path.dirname(kept), { recursive: true });
  await writeFile(kept, JSON.stringify(notes));

  // which changes of staff are in these pages; written last, so that a build without it is not whole
  const { changes = null, at: readAt = null } = published.state ?? {};
  const about = { builtAt: new Date().toISOString(), changes, readAt };
  await writeFile(path.join(outDir, 'build.json'), JSON.stringify(about));
  const count = renderer.prerenderedUrls.length + texts.length + 1;
  config.logger.info(`prerendered ${count} pages, drew ${drawn} share images`);
}

/**
 * `vite build` builds the site for the browser, then the same routes for Node, and writes each public address to its own
 * HTML file. A plugin of ours, because the well-kept ones do not fit: vite-prerender-plugin runs the browser's chunks in
 * Node, so that react-dom/server enters the client graph and its own chunking replaces ours; vite-react-ssg wants
 * react-router 6 and hydrates at once. Neither delays hydration past the LCP frame, which is worth 350 ms (docs).
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    config: ({ build }) => ({
      environments: {
        // The sheet is an entry of its own, not an import of the script: it is written into each page, and a chunk that
        // knew of it would download it again.
        client: { build: { rolldownOptions: { input: ['index.html', STYLES] } } },
        ssr: {
          build: {
            ssr: true,
            outDir: serverFolder(build?.outDir),
            emptyOutDir: true,
            manifest: false,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender.tsx' },
          },
        },
      },
      builder: {},
    }),
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/\s*<link rel="stylesheet"[^>]*>/, ''),
    },
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('the client and ssr environments are missing');
        const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_ANON_KEY: key = '' } = config.env;
        // before anything of the last build is taken away
        const published = url ? await readPublished(url, key) : nothingPublished;
        const output = (await builder.build(client)) as Rolldown.RolldownOutput;
        await builder.build(ssr);
        const folder = path.resolve(config.root, ssr.config.build.outDir);
        // by the address its chunks name it by: with any other it would be there twice
        const renderer = (await import(pathToFileURL(path.join(folder, 'prerender.js')).href)) as Renderer;
        await writePages(config, renderer, published, output);
        await rm(folder, { recursive: true, force: true });
      },
    },
  };
}
