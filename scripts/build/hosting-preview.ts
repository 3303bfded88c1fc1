import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import type { Plugin } from 'vite';

/** `vite preview` answers as a static host does: `_headers`, one file a page, `_redirects`, a real 404. */
export function hostingPreview(): Plugin {
  return {
    name: 'hosting-preview',
    apply: 'serve',
    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir);
      // each time: a deployment may have put another build there
      const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
      const fileAt = (address: string) =>
        [address, path.posix.join(address, 'index.html')].find((file) =>
          statSync(path.join(folder, decodeURI(file)), { throwIfNoEntry: false })?.isFile(),
        );

      middlewares.use((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://host');
        const matches = (pattern = '') =>
          pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
        // an address, and below it « name: value » a line
        for (const [, address, lines = ''] of read('_headers').matchAll(/^(\/.*)\n((?: .*\n?)*)/gm)) {
          if (!matches(address)) continue;
          for (const [, name = '', value = ''] of lines.matchAll(/^ +([\w-]+): *(.+)$/gm))
            response.setHeader(name, value);
        }
        if (!/^(GET|HEAD)$/.test(request.method ?? '')) return void response.writeHead(405).end();
        // « from target status » a line
        const rules = [...read('_redirects').matchAll(/^(\/\S*) +(\S+) +(\d+)$/gm)];
        const [, , target, status] = rules.find(([, from]) => matches(from)) ?? [];
        const own = fileAt(pathname);
        if (!own && target && status === '301')
          return void response.writeHead(301, { location: target }).end();
        const found = own ?? (target && fileAt(target));
        response.statusCode = found ? 200 : 404;
        const file = found || '404.html';
        const type = lookup(file) ?? 'application/octet-stream';
        response.setHeader('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
        // as hosts say by themselves: a deployment is seen at once
        if (found && !response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
        // read in one go, for a deployment meanwhile would give the length of one build and the text of another
        response.end(readFileSync(path.join(folder, decodeURI(file))));
      });
    },
  };
}
