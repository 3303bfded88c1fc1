import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** `vite preview` answers as a static host does: `_headers`, one file a page, `_redirects`, a real 404. Vite sends the files. */
export function hostingPreview(): Plugin {
  return {
    name: 'hosting-preview',
    apply: 'serve',
    // a host knows no page but those of the build
    config: (_config, { isPreview }) => (isPreview ? { appType: 'custom' } : undefined),
    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir);
      // each time: a deployment may have put another build there
      const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
      const fileAt = (address: string) =>
        [address, path.posix.join(address, 'index.html')].find((file) =>
          statSync(path.join(folder, decodeURI(file)), { throwIfNoEntry: false })?.isFile(),
        );

      middlewares.use((request, response, next) => {
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
        if (!found)
          return void response.writeHead(404, { 'content-type': 'text/html' }).end(read('404.html'));
        request.url = found;
        // between two programs of one machine, packing takes longer than it spares
        delete request.headers['accept-encoding'];
        next();
      });
    },
  };
}
