import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { emptyPublishedData, readPublishedData } from './published.ts';

const STATE = { changes: 7, at: '2026-12-03T12:00:00Z' };
let server: Server;
afterEach(() => server.close());

type Answer = [status: number, body: unknown];

/** Starts an HTTP server in place of the Supabase project. `answer` replies to each function call. Returns the server's URL. */
function startProject(answer: (name: string, parameters: URLSearchParams) => Answer): string {
  server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://project');
    const [status, body] = answer(pathname.split('/').at(-1) ?? '', searchParams);
    reply.writeHead(status).end(JSON.stringify(body));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

/** Starts a project whose functions return these rows, by name, and a valid state. */
const startProjectWithRows = (
  readRows: (name: string, parameters: URLSearchParams) => unknown[] | undefined,
) =>
  startProject((name, parameters) => [
    200,
    name === 'published_state' ? [JSON.stringify(STATE)] : (readRows(name, parameters) ?? []),
  ]);

/** Starts a project without published content. Each request for its state gets the next of these answers. */
function startProjectWithStates(...states: Answer[]) {
  const requestedFunctions: string[] = [];
  const url = startProject((name) => {
    requestedFunctions.push(name);
    return name === 'published_state' ? (states.shift() ?? [500, '']) : [200, []];
  });
  return { url, requestedFunctions };
}

it('reads no texts before a state, which it requests again after a server error', async () => {
  const { url, requestedFunctions } = startProjectWithStates([503, ''], [200, [JSON.stringify(STATE)]]);
  expect(await readPublishedData(url, 'key')).toEqual({
    ...emptyPublishedData,
    databaseState: STATE,
    readAt: expect.any(Number),
  });
  expect(requestedFunctions.slice(0, 3)).toEqual(['published_state', 'published_state', 'published_texts']);
});

it('retries after an answer that the connection cut off', async () => {
  let requestCount = 0;
  server = createServer((_request, reply) => {
    requestCount += 1;
    const body = JSON.stringify(requestCount === 2 ? [JSON.stringify(STATE)] : []);
    reply.writeHead(200, { 'content-length': body.length });
    if (requestCount > 1) reply.end(body);
    else reply.write('[', () => reply.destroy());
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  expect(await readPublishedData(`http://localhost:${port}`, 'key')).toMatchObject({ databaseState: STATE });
});

it.each([
  ['a status 404', 404, '', '404 for published_state'],
  ['an answer that is no list', 200, { hello: 1 }, 'no list for published_state'],
  ['an empty list of states', 200, [], 'invalid rows for published_state'],
  ['a state without a date', 200, ['{"changes":7}'], 'invalid rows for published_state'],
])('stops the build without a retry for %s', async (_case, status, body, reason) => {
  const { url, requestedFunctions } = startProjectWithStates([status, body]);
  await expect(readPublishedData(url, 'key')).rejects.toThrow(
    `${url} did not say what is published (${reason}): the site was not built, the last build is untouched.`,
  );
  expect(requestedFunctions).toEqual(['published_state']);
});

it('continues after the last valid row of a page with invalid rows', async () => {
  const pages = [['{"id":"a"}', 'no JSON', '7', '{"id":"b"}', 'null'], ['{"id":"c"}'], []];
  const requestedCursors: string[] = [];
  const url = startProjectWithRows((name, parameters) => {
    if (name !== 'published_texts') return [];
    requestedCursors.push(parameters.get('cursor_id') ?? '');
    return pages.shift();
  });
  const { texts, omitted } = await readPublishedData(url, 'key');
  expect(texts).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(omitted).toEqual(Array(3).fill({ kind: 'text', id: '?', reason: 'malformed' }));
  expect(requestedCursors).toEqual(['', 'b', 'c']);
});

it('stops the build when no row of a page has an id', async () => {
  const url = startProjectWithRows(() => ['{}']);
  await expect(readPublishedData(url, 'key')).rejects.toThrow('invalid rows for published_texts');
});

it('removes control characters from records', async () => {
  const redirects = [{ from: '/presse/b\u0008', to: '/presse/a' }];
  const pages = [[JSON.stringify({ id: 'a', title: 'Un\u001f titre', redirects })], []];
  const rows: Record<string, unknown[]> = {
    published_counts: [JSON.stringify({ name: 'R\u0085ubrique', count: 1 })],
    published_settings: [JSON.stringify({ title: 'Le\u001f groupe' })],
    published_collections: [JSON.stringify({ key: 'a', value: { items: [{ name: '\u202eb' }] } })],
    published_programmes: [JSON.stringify({ title: 'Le\u000b film' })],
  };
  const url = startProjectWithRows((name) => (name === 'published_texts' ? pages.shift() : rows[name]));
  const publishedData = await readPublishedData(url, 'key');
  expect(publishedData.texts).toEqual([{ id: 'a', title: 'Un titre' }]);
  expect(publishedData.redirects).toEqual([{ from: '/presse/b', to: '/presse/a' }]);
  expect(publishedData.counts).toEqual([{ name: 'Rubrique', count: 1 }]);
  expect(publishedData.settings).toEqual([{ title: 'Le groupe' }]);
  expect(publishedData.collections).toEqual([{ key: 'a', value: { items: [{ name: 'b' }] } }]);
  expect(publishedData.guide[0]).toEqual({ title: 'Le film' });
});

it('returns null for a collection that is nested too deep', async () => {
  const deeplyNestedRow = `{"key":"a","value":${'['.repeat(1e5)}${']'.repeat(1e5)}}`;
  const url = startProjectWithRows((name) =>
    name === 'published_collections' ? [deeplyNestedRow, '{"key":"b"}'] : [],
  );
  const { collections } = await readPublishedData(url, 'key');
  expect(collections).toEqual([null, { key: 'b' }]);
});
