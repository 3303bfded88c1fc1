import { readFileSync, realpathSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import type { Plugin, PreviewServer } from 'vite';

function toPattern(glob: string): RegExp {
  const escaped = glob.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

/** « from target status » a line. */
const readRedirects = (text: string) =>
  [...text.matchAll(/^(\/\S*) +(\S+) +(\d+)$/gm)].map(([, from = '', target = '', status]) => ({
    pattern: toPattern(from),
    target,
    status: Number(status),
  }));

/** An address, and below it « name: value » a line. */
const readHeaders = (text: string) =>
  [...text.matchAll(/^(\/.*)\n((?: .*\n?)*)/gm)].map(([, address = '', lines = '']) => ({
    pattern: toPattern(address),
    headers: [...lines.matchAll(/^ +([\w-]+): *(.+)$/gm)].map(([, name = '', value = '']) => ({
      name,
      value,
    })),
  }));

const PACKED = /^text\/|json$|svg/;

/**
 * Answers for the folder of a build as a static host does: one file a page, `_redirects`, `_headers`, a real 404. Each file is
 * read and packed once: a browser suite asks for it some hundred times.
 */
export function serveBuild(folder: string): RequestListener {
  const redirects = readRedirects(readFileSync(path.join(folder, '_redirects'), 'utf8'));
  const blocks = readHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const files = new Map<string, { type: string; data: Buffer; packed?: Buffer }>();
  const read = (url: string) => {
    const file = path.join(folder, url);
    const isFile = () => file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile();
    if (files.has(url) || !isFile()) return files.get(url);
    const type = lookup(file) ?? 'application/octet-stream';
    const data = readFileSync(file);
    const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
    files.set(url, { type: type + charset, data, packed: PACKED.test(type) ? gzipSync(data) : undefined });
    return files.get(url);
  };
  const indexOf = (address: string) => path.posix.join(address, 'index.html');

  return ({ method = '', url = '/', headers: { 'accept-encoding': encodings = '' } }, response) => {
    const pathname = decodeURIComponent(new URL(url, 'http://host').pathname);
    for (const { pattern, headers } of blocks) {
      if (pattern.test(pathname)) for (const { name, value } of headers) response.setHeader(name, value);
    }
    if (!['GET', 'HEAD'].includes(method)) return response.writeHead(405).end();
    const rule = redirects.find(({ pattern }) => pattern.test(pathname));
    const own = read(pathname) ?? read(indexOf(pathname));
    if (!own && rule?.status === 301) return response.writeHead(301, { location: rule.target }).end();
    const found = own ?? (rule && read(indexOf(rule.target)));
    if (!found) response.statusCode = 404;
    // as hosts say by themselves: a deployment is seen at once
    else if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
    const { type, data, packed } = found ?? read('/404.html') ?? { type: '', data: '' };
    response.setHeader('content-type', type);
    if (!packed || !String(encodings).includes('gzip')) return response.end(data);
    response.setHeader('content-encoding', 'gzip').setHeader('vary', 'accept-encoding').end(packed);
  };
}

function mount(server: PreviewServer): void {
  const { root, build } = server.config;
  const outDir = path.resolve(root, build.outDir);
  let served = '';
  let answer: RequestListener;
  server.middlewares.use((request, response) => {
    // a link, which a deployment switches to another build; or a folder that is built into again
    const folder = realpathSync(outDir);
    const builtAt = statSync(path.join(folder, 'build.json'), { throwIfNoEntry: false })?.mtimeMs;
    if (served !== `${folder} ${builtAt}`) answer = serveBuild(folder);
    served = `${folder} ${builtAt}`;
    answer(request, response);
  });
}

/** `vite preview` answers as the static host will. */
export function hostingPreview(): Plugin {
  return { name: 'hosting-preview', apply: 'serve', configurePreviewServer: mount };
}
