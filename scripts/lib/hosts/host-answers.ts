import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getPageFilename, SHELL_FILE } from '../../../build/page-file.ts';

/** Server that a build is tested on. */
export type TestedHostName = 'preview' | 'nginx' | 'cloudflare' | 'netlify';

interface ExpectedAnswer {
  address: string;
  status: 200 | 301 | 308 | 404;
  /** File of the build that the answer contains. */
  file?: string;
  location?: string;
}

const expectPage = (address: string, pageAddress = address): ExpectedAnswer => ({
  address,
  status: 200,
  file: getPageFilename(pageAddress),
});
const expectShell = (address: string): ExpectedAnswer => ({ address, status: 200, file: SHELL_FILE });
const expectNotFound = (address: string): ExpectedAnswer => ({ address, status: 404, file: '404.html' });
const expectRedirect = (address: string, location: string, status: 301 | 308 = 308): ExpectedAnswer => ({
  address,
  status,
  location,
});

/** Redirect that the test adds to the build: the former address of a text. */
export const HOST_TEST_REDIRECT = { from: '/presse/ancien-titre', to: '/presse/studio-post-production' };

/** Page that the test adds to the build, as the index of a folder. */
export const HOST_TEST_INDEX_FILE = 'dossier/index.html';

/** Cloudflare adds a slash to the address of an index of a folder. Our addresses have none, so no page is such a file. */
const folderAnswers: ExpectedAnswer[] = [
  expectRedirect('/dossier', '/dossier/'),
  { address: '/dossier/', status: 200, file: HOST_TEST_INDEX_FILE },
];

/** Answers that all hosts share. */
const sharedAnswers: ExpectedAnswer[] = [
  expectPage('/?page=2', '/'),
  expectPage('/cont%61ct', '/contact'),
  ...['/auth', '/auth?mode=reset', '/admin', '/admin/', '/admin/content', '/admin/content/x'].map(
    expectShell,
  ),
  ...['/nulle-part', '/presse/nulle-part', '/nulle-part/', '/Contact', '/assets', '/assets/'].map(
    expectNotFound,
  ),
  ...['/pages', '/presse/index.html', '/assets/nulle-part.js'].map(expectNotFound),
  expectRedirect(HOST_TEST_REDIRECT.from, HOST_TEST_REDIRECT.to, 301),
  expectRedirect(`${HOST_TEST_REDIRECT.from}?x=1`, `${HOST_TEST_REDIRECT.to}?x=1`, 301),
];

/** Other spellings of an address, which redirect to the page. */
const otherSpellings: ExpectedAnswer[] = [
  expectRedirect('/contact/', '/contact'),
  expectRedirect('/contact.html', '/contact'),
  expectRedirect('/contact/?x=1', '/contact?x=1'),
  expectRedirect('/presse/', '/presse'),
  expectRedirect(`${HOST_TEST_REDIRECT.to}/`, HOST_TEST_REDIRECT.to),
  expectRedirect('/index.html', '/'),
  expectRedirect('/index', '/'),
];

/** Content types of files that are no pages. Hosts differ in the type of XML. */
const contentTypes: [file: string, type: RegExp][] = [
  ['feed.xml', /^(?:application|text)\/xml/],
  ['sitemap.xml', /^(?:application|text)\/xml/],
  ['calendrier-investisseurs.ics', /^text\/calendar/],
  ['build.json', /^application\/json/],
  ['recherche.json', /^application\/json/],
  ['manifest.webmanifest', /^application\/manifest\+json/],
  ['favicon.svg', /^image\/svg\+xml/],
  ['robots.txt', /^text\/plain/],
];

/** Returns the headers that the file `_headers` of a build adds to every answer. */
function readCommonHeaders(folder: string): [name: string, value: string][] {
  const [, lines = ''] =
    /^\/\*\n((?: .*\n)+)/.exec(readFileSync(path.join(folder, '_headers'), 'utf8')) ?? [];
  return [...lines.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]);
}

/** Returns true for Netlify's local server. It redirects no other spelling, and adds fewer headers than Netlify online. */
const isLocalNetlify = (host: TestedHostName) => host === 'netlify';

/** Compares the answers of a host with the expected ones. Returns one line for each difference. */
export async function compareHostAnswers(
  host: TestedHostName,
  origin: string,
  folder: string,
): Promise<string[]> {
  const differences: string[] = [];
  const readFile = (file: string) => readFileSync(path.join(folder, file));
  const headers = readCommonHeaders(folder);
  if (headers.length === 0) differences.push('_headers: no headers for all answers (/*)');
  const request = async (address: string) => {
    const answer = await fetch(`${origin}${address}`, { redirect: 'manual' });
    return {
      status: answer.status,
      body: Buffer.from(await answer.arrayBuffer()),
      header: (name: string) => answer.headers.get(name),
    };
  };
  const expectEqual = (label: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) differences.push(`${label}: ${actual} instead of ${expected}`);
  };

  const pages = globSync('**/*.html', { cwd: folder })
    .filter((file) => file !== '404.html' && file !== HOST_TEST_INDEX_FILE)
    .map((file) => expectPage(`/${file.replace(/(?:^index)?\.html$/, '')}`));
  const answers = [
    ...pages,
    ...sharedAnswers,
    ...(isLocalNetlify(host) ? [] : otherSpellings),
    ...(host === 'preview' || host === 'cloudflare' ? folderAnswers : []),
  ];
  for (const { address, status, file, location } of answers) {
    const answer = await request(address);
    expectEqual(`${address} status`, answer.status, status);
    if (file && !answer.body.equals(readFile(file))) differences.push(`${address}: not ${file}`);
    if (location) {
      const { pathname, search } = new URL(answer.header('location') ?? '', origin);
      expectEqual(`${address} location`, `${pathname}${search}`, location);
    }
    if (isLocalNetlify(host) && location) continue;
    for (const [name, value] of headers) expectEqual(`${address} ${name}`, answer.header(name), value);
    if (status === 200)
      expectEqual(
        `${address} X-Robots-Tag`,
        answer.header('x-robots-tag'),
        file === SHELL_FILE ? 'noindex' : null,
      );
  }

  for (const [file, type] of contentTypes) {
    const contentType = (await request(`/${file}`)).header('content-type') ?? '';
    if (!type.test(contentType)) differences.push(`/${file} has the type ${contentType}`);
  }
  const script = globSync('*.js', { cwd: path.join(folder, 'assets') })[0];
  const scriptCacheControl = (await request(`/assets/${script}`)).header('cache-control');
  if (!isLocalNetlify(host))
    expectEqual('script cache', scriptCacheControl, 'public, max-age=31536000, immutable');
  const missingScriptCacheControl = (await request('/assets/nulle-part.js')).header('cache-control') ?? '';
  if (/immutable/.test(missingScriptCacheControl)) differences.push('a missing script is cached');
  // Without this header, a browser never asks again for an address that once answered 301.
  const redirects = isLocalNetlify(host) ? [] : [HOST_TEST_REDIRECT.from];
  for (const address of ['/contact', '/build.json', '/admin', ...redirects]) {
    const cacheControl = (await request(address)).header('cache-control') ?? '';
    if (!/no-cache|max-age=0/.test(cacheControl)) differences.push(`${address} is cached: ${cacheControl}`);
  }
  return differences;
}
