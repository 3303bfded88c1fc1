import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import type { Plugin } from 'vite';
import { getPageFilename } from './page-file.ts';

/** Answer of a host: a file or a redirect; neither for a missing page. */
interface HostAnswer {
  file?: string;
  redirect?: { status: 301 | 308; location: string };
}

/** Returns the answer of Cloudflare Pages for a path. `npm run test:hosts` compares it with Cloudflare's server. */
function findAnswer(requestPath: string, isFile: (file: string) => boolean): HostAnswer {
  const redirectTo = (to: string): HostAnswer => ({ redirect: { status: 308, location: encodeURI(to) } });
  const file = requestPath.slice(1);
  if (requestPath === '/') return { file: getPageFilename('/') };
  if (requestPath.endsWith('/')) {
    if (isFile(`${file}index.html`)) return { file: `${file}index.html` };
    const pagePath = requestPath.slice(0, -1);
    return isFile(getPageFilename(pagePath)) ? redirectTo(pagePath) : {};
  }
  // `/a.html` leads to `/a`, and `/a/index.html` to `/a/`.
  if (isFile(file))
    return file.endsWith('.html')
      ? redirectTo(requestPath.replace(/(?:(?<=\/)index)?\.html$/, ''))
      : { file };
  if (requestPath.endsWith('/index')) return redirectTo(requestPath.slice(0, -'index'.length));
  if (isFile(getPageFilename(requestPath))) return { file: getPageFilename(requestPath) };
  return isFile(`${file}/index.html`) ? redirectTo(`${requestPath}/`) : {};
}

/** Returns the blocks of `_headers`: a path, followed by lines « name: value ». */
const parseHeaderRules = (text: string) =>
  [...text.matchAll(/^(\/.*)\n((?: .*\n?)*)/gm)].map(([, pattern = '', lines = '']) => ({
    pattern,
    headers: [...lines.matchAll(/^ +([\w-]+): *(.+)$/gm)].map(([, name = '', value = '']) => ({
      name,
      value,
    })),
  }));

/** Returns the lines of `_redirects`: « path target status ». */
const parseRedirectRules = (text: string) =>
  [...text.matchAll(/^(\/\S*) +(\S+) +(\d+)$/gm)].map(([, pattern = '', target = '', status]) => ({
    pattern,
    target,
    status,
  }));

/** Vite plugin: `vite preview` answers like a static host, with `_headers`, `_redirects`, one file a page and status 404. */
export function hostingPreviewPlugin(): Plugin {
  return {
    name: 'hosting-preview',
    apply: 'serve',
    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir);
      // reads at each request, because a deployment may have replaced the build
      const readBuiltFile = (file: string) => readFileSync(path.join(folder, file), 'utf8');
      const isFile = (file: string) => {
        try {
          return !/^_(?:headers|redirects)$/.test(file) && statSync(path.join(folder, file)).isFile();
        } catch {
          return false;
        }
      };

      middlewares.use((request, response) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://host');
        const matchesPath = ({ pattern }: { pattern: string }) =>
          pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
        for (const { headers } of parseHeaderRules(readBuiltFile('_headers')).filter(matchesPath))
          for (const { name, value } of headers) response.setHeader(name, value);
        if (!/^(GET|HEAD)$/.test(request.method ?? '')) return void response.writeHead(405).end();
        // Cloudflare applies redirects (301) and rewrites (200) before it looks for a file
        const rule = parseRedirectRules(readBuiltFile('_redirects')).find(matchesPath);
        const { file, redirect }: HostAnswer =
          rule?.status === '301'
            ? { redirect: { status: 301, location: rule.target } }
            : findAnswer(rule?.target ?? decodePath(pathname), isFile);
        if (redirect) {
          const location = `${redirect.location}${search}`;
          return void response.writeHead(redirect.status, { location }).end();
        }
        response.statusCode = file ? 200 : 404;
        const type = lookup(file ?? '404.html') ?? 'application/octet-stream';
        response.setHeader('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
        // a later deployment may contain the missing file
        if (!file) response.setHeader('cache-control', 'no-store');
        // the default of hosts, so that browsers see a deployment at once
        else if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
        // reads the file at once: a stream could mix two builds during a deployment
        response.end(readFileSync(path.join(folder, file ?? '404.html')));
      });
    },
  };
}

/** Decodes a path except its reserved characters: an encoded slash cannot leave the folder. Returns an invalid path unchanged. */
function decodePath(encodedPath: string): string {
  try {
    return decodeURI(encodedPath);
  } catch {
    return encodedPath;
  }
}
