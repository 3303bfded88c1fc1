import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { emptyPublishedData, readPublishedData } from './published.ts';

const STATE = { changes: 7, at: '2026-12-03T12:00:00Z' };
let server: Server;
afterEach(() => server.close());

/** Starts a project without published content. Each request for its state gets the next of these answers. */
async function startProject(...states: [status: number, body: unknown][]) {
  const requestedFunctions: string[] = [];
  server = createServer((request, reply) => {
    const functionName = request.url?.split(/[/?]/).find((part) => part.startsWith('published_')) ?? '';
    requestedFunctions.push(functionName);
    const [status, body] = functionName === 'published_state' ? (states.shift() ?? [500, '']) : [200, []];
    reply.writeHead(status).end(JSON.stringify(body));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, requestedFunctions };
}

it('retries after a server error, and reads the state before the texts', async () => {
  const { url, requestedFunctions } = await startProject([503, ''], [200, [JSON.stringify(STATE)]]);
  expect(await readPublishedData(url, 'key')).toEqual({
    ...emptyPublishedData,
    databaseState: STATE,
    at: expect.any(Number),
  });
  expect(requestedFunctions.slice(0, 3)).toEqual(['published_state', 'published_state', 'published_texts']);
});

it.each([
  ['a status 404', 404, '', '404 for published_state'],
  ['an answer that is no list', 200, { hello: 1 }, 'no list for published_state'],
  ['an empty list of states', 200, [], 'nonsense for published_state'],
  ['a state without a date', 200, ['{"changes":7}'], 'nonsense for published_state'],
])('stops the build without a retry, with one sentence, for %s', async (_what, status, body, reason) => {
  const { url, requestedFunctions } = await startProject([status, body]);
  await expect(readPublishedData(url, 'key')).rejects.toThrow(
    `${url} did not say what is published (${reason}): the site was not built, the last build is untouched.`,
  );
  expect(requestedFunctions).toEqual(['published_state']);
});

it('leaves out invalid rows and continues after the last valid row', async () => {
  const pages = [['{"id":"a"}', 'no JSON', '7', '{"id":"b"}', 'null'], ['{"id":"c"}'], []];
  const requestedCursors: string[] = [];
  server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://project');
    const isTexts = pathname.endsWith('published_texts');
    if (isTexts) requestedCursors.push(searchParams.get('cursor_id') ?? '');
    const state = pathname.endsWith('published_state') ? [JSON.stringify(STATE)] : [];
    reply.end(JSON.stringify(isTexts ? pages.shift() : state));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const { texts, omitted } = await readPublishedData(`http://localhost:${port}`, 'key');
  expect(texts).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(omitted).toEqual(Array(3).fill({ kind: 'text', id: '?', reason: 'malformed' }));
  expect(requestedCursors).toEqual(['', 'b', 'c']);
});

it('stops the build when a page of rows contains no cursor', async () => {
  server = createServer((request, reply) => {
    const isState = request.url?.includes('published_state');
    reply.end(JSON.stringify([isState ? JSON.stringify(STATE) : '{}']));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  await expect(readPublishedData(`http://localhost:${port}`, 'key')).rejects.toThrow(
    'nonsense for published_texts',
  );
});

it('removes control characters from records', async () => {
  const pages = [[JSON.stringify({ id: 'a', title: 'Un\u001f titre' })], []];
  server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '', 'http://project');
    const answers: Record<string, unknown[]> = {
      published_state: [JSON.stringify(STATE)],
      published_counts: [JSON.stringify({ name: 'R\u0085ubrique', count: 1 })],
      published_settings: [JSON.stringify({ title: 'Le\u001f groupe' })],
      published_collections: [JSON.stringify({ key: 'a', value: { items: [{ name: '\u202eb' }] } })],
      published_programmes: [JSON.stringify({ title: 'Le\u000b film' })],
    };
    const question = pathname.split('/').at(-1) ?? '';
    reply.end(JSON.stringify(question === 'published_texts' ? pages.shift() : (answers[question] ?? [])));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const published = await readPublishedData(`http://localhost:${port}`, 'key');
  expect(published.texts).toEqual([{ id: 'a', title: 'Un titre' }]);
  expect(published.counts).toEqual([{ name: 'Rubrique', count: 1 }]);
  expect(published.settings).toEqual([{ title: 'Le groupe' }]);
  expect(published.collections).toEqual([{ key: 'a', value: { items: [{ name: 'b' }] } }]);
  expect(published.guide[0]).toEqual({ title: 'Le film' });
});

it('leaves out a redirect whose address contains a control character', async () => {
  const paths = ['/presse/a', '/presse/b\u0008', '/presse/c', '/presse/c\u0008'];
  server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://project');
    const cursor = (searchParams.get('cursor_path') ?? '').replaceAll('\u0008', '');
    const rows = paths
      .filter((from) => from > cursor)
      .map((from) => JSON.stringify({ from, to: '/presse/d' }));
    const isState = pathname.endsWith('published_state');
    const isRedirects = pathname.endsWith('published_redirects');
    reply.end(JSON.stringify(isState ? [JSON.stringify(STATE)] : isRedirects ? rows.slice(0, 2) : []));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const { redirects, omitted } = await readPublishedData(`http://localhost:${port}`, 'key');
  expect(redirects.map(({ from }) => from)).toEqual(['/presse/a', '/presse/c']);
  expect(new Set(omitted.map(({ kind, id, reason }) => `${kind} ${id} ${reason}`))).toEqual(
    new Set(['redirect /presse/b malformed', 'redirect /presse/c malformed']),
  );
});

it('leaves out a collection that is nested too deep', async () => {
  const deeplyNestedRow = `{"key":"a","value":${'['.repeat(1e5)}${']'.repeat(1e5)}}`;
  server = createServer((request, reply) => {
    const question = request.url?.split(/[/?]/).find((part) => part.startsWith('published_'));
    const answers: Record<string, unknown[]> = {
      published_state: [JSON.stringify(STATE)],
      published_collections: [deeplyNestedRow, '{"key":"b"}'],
    };
    reply.end(JSON.stringify(answers[question ?? ''] ?? []));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const { collections } = await readPublishedData(`http://localhost:${port}`, 'key');
  expect(collections).toEqual([null, { key: 'b' }]);
});
