import { expect, it } from 'vitest';
import type { OmittedRecord } from '../src/copy/omitted-record.ts';
import { filterValidRedirects, type Redirect } from './redirects.ts';

function filterRedirects(redirects: unknown[], pages: string[] = []) {
  const omitted: OmittedRecord[] = [];
  const acceptedRedirects = filterValidRedirects(redirects as Redirect[], new Set(pages), (record) =>
    omitted.push(record),
  );
  return { acceptedRedirects, reasons: omitted.map(({ id, reason }) => `${id} ${reason}`) };
}

const createRedirect = (from: string, to: string) => ({ from, to });

it('leaves out every redirect that ends in a loop, and keeps a chain', () => {
  const chain = [createRedirect('/presse/a', '/presse/b'), createRedirect('/presse/b', '/pages/c')];
  const { acceptedRedirects, reasons } = filterRedirects([
    ...chain,
    createRedirect('/presse/d', '/presse/e'),
    createRedirect('/presse/e', '/presse/d'),
    createRedirect('/presse/f', '/presse/d'),
    createRedirect('/pages/g', '/pages/g'),
  ]);
  expect(acceptedRedirects).toEqual(chain);
  expect(reasons).toEqual(
    ['/presse/d', '/presse/e', '/presse/f', '/pages/g'].map((from) => `${from} redirect-loop`),
  );
});

it('leaves out a redirect that would hide a page, and a duplicate', () => {
  const acceptedRedirect = createRedirect('/presse/a', '/presse/b');
  expect(
    filterRedirects(
      [acceptedRedirect, createRedirect('/presse/a', '/presse/c'), createRedirect('/presse/b', '/presse/c')],
      ['/presse/b'],
    ),
  ).toEqual({
    acceptedRedirects: [acceptedRedirect],
    reasons: ['/presse/a address-taken', '/presse/b address-taken'],
  });
});

it.each([
  '/presse/a /admin 200\n/',
  '/presse/*',
  '/admin',
  'https://pirate.example/',
  '//pirate.example/presse/a',
  '/presse/é',
  '',
  7,
])('leaves out a redirect from or to %j', (path) => {
  const target = '/presse/a';
  const { acceptedRedirects, reasons } = filterRedirects([
    { from: path, to: target },
    { from: target, to: path },
  ]);
  expect(acceptedRedirects).toEqual([]);
  expect(reasons).toHaveLength(2);
});
