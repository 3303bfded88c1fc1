import { expect, it } from 'vitest';
import { replaceLibraryUrlHost } from './library-file-host';

const FILE = '/storage/v1/object/public/media/uploads/1763712345678-port.jpg';
const PROJECT = 'https://project.example';

it.each([
  ['another host', `https://pirate.example${FILE}`],
  ['a loopback address', `http://127.0.0.1:9000${FILE}`],
  ['an IPv6 address', `http://[::1]:9000${FILE}`],
  ['the project', PROJECT + FILE],
])('serves the file of a row that names %s from the project', (_case, storedUrl) => {
  expect(replaceLibraryUrlHost(storedUrl, PROJECT)).toBe(PROJECT + FILE);
  expect(replaceLibraryUrlHost(storedUrl, `${PROJECT}/`)).toBe(PROJECT + FILE);
});

it('leaves the URL of a system asset as it is', () => {
  expect(replaceLibraryUrlHost('https://site.example/assets/logo-1234.svg', PROJECT)).toBe(
    'https://site.example/assets/logo-1234.svg',
  );
});
