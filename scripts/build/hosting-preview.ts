import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, PreviewServer } from 'vite';

interface Rule {
  pattern: RegExp;
  target: string;
  status: number;
}

interface HeaderBlock {
  pattern: RegExp;
  headers: [string, string][];
}

function toPattern(glob: string): RegExp {
  const escaped = glob.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

function readRedirects(file: string): Rule[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.trim().split(/\s+/))
    .map(([from = '', target = '', status]) => ({
      pattern: toPattern(from),
      target,
      status: Number(status),
    }));
}

function readHeaders(file: string): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header?.[1] && header[2]) blocks.at(-1)?.headers.push([header[1], header[2]]);
    else if (line.startsWith('/')) blocks.push({ pattern: toPattern(line.trim()), headers: [] });
  }
  return blocks;
}

/** The file a static host would answer with, and its status; where it leads on to, for a status of 301. */
function resolveFile(root: string, pathname: string, redirects: Rule[]): { url: string; status: number } {
  const isFile = (url: string) => {
    const file = path.join(root, url);
    return file.startsWith(root) && existsSync(file) && statSync(file).isFile();
  };
  const indexOf = (folder: string) => path.posix.join(folder, 'index.html');
  const found = [pathname, indexOf(pathname)].find(isFile);
  if (found) return { url: found, status: 200 };
  const rule = redirects.find(({ pattern }) => pattern.test(pathname));
  if (rule?.status === 301) return { url: rule.target, status: 301 };
  return rule ? { url: indexOf(rule.target), status: 200 } : { url: '/404.html', status: 404 };
}

/** What the files of a build say of it. */
function readBuild(folder: string) {
  return {
    folder,
    redirects: readRedirects(path.join(folder, '_redirects')),
    blocks: readHeaders(path.join(folder, '_headers')),
  };
}

function mount(server: PreviewServer): void {
  const { root, build } = server.config;
  const outDir = path.resolve(root, build.outDir);
  let served = readBuild(realpathSync(outDir));
  server.middlewares.use((request, response, next) => {
    // a link, which a deployment switches to another build
    const folder = realpathSync(outDir);
    if (folder !== served.folder) served = readBuild(folder);
    const { pathname } = new URL(request.url ?? '/', 'http://preview');
    for (const { pattern, headers } of served.blocks) {
      if (!pattern.test(pathname)) continue;
      for (const [name, value] of headers) response.setHeader(name, value);
    }
    const { url, status } = resolveFile(folder, decodeURIComponent(pathname), served.redirects);
    if (status === 301) {
      response.writeHead(301, { location: url }).end();
      return;
    }
    if (status === 404) {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(readFileSync(path.join(folder, url)));
      return;
    }
    request.url = url;
    next();
  });
}

/** `vite preview` answers as the static host will: one file a page, `_redirects`, `_headers`, a real 404. */
export function hostingPreview(): Plugin {
  return { name: 'hosting-preview', apply: 'serve', configurePreviewServer: mount };
}
