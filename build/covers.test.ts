import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { writeCovers } from './covers.ts';

const MEDIA_FOLDER = '/storage/v1/object/public/media/uploads/';
const temporaryFolder = mkdtempSync(path.join(tmpdir(), 'covers-'));
afterAll(() => rmSync(temporaryFolder, { recursive: true, force: true }));

let server: Server;
let projectUrl: string;
let requests: string[];
let handleRequest: RequestListener;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    handleRequest(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  projectUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const createPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345678' } })
    .webp()
    .toBuffer();

/** Makes the cover of one row in a new output folder. */
async function makeCover(
  row: object,
  { cache = mkdtempSync(path.join(temporaryFolder, 'cache-')), isFullWidth = false } = {},
) {
  const outDir = mkdtempSync(path.join(temporaryFolder, 'dist-'));
  const reasons: string[] = [];
  const file_path = `${projectUrl}${MEDIA_FOLDER}1763712345678-port.jpg`;
  const coversByPath = await writeCovers({
    projectUrl,
    cacheFolder: cache,
    outDir,
    covers: [{ picture: { file_path, ...row }, needsShareImages: true, isFullWidth }],
    onUnusable: (_filePath, { reason }) => reasons.push(reason),
  });
  return { covers: Object.values(coversByPath), reasons, outDir, cache };
}

const renditions = [320, 800, 1280, 1920].map((width) => ({
  name: `0123abcd-${width}.webp`,
  width,
  height: width / 2,
}));

it('copies a rendition unchanged, which it downloads only in the first build', async () => {
  const files = new Map<string, Buffer>();
  for (const { name, width, height } of renditions)
    files.set(`${MEDIA_FOLDER}1763712345678-port.jpg.${name}`, await createPicture(width, height));
  handleRequest = ({ url = '' }, response) =>
    response.writeHead(200, { 'content-type': 'image/webp' }).end(files.get(url));
  const { covers, outDir, cache } = await makeCover({ renditions });
  const [cover] = covers;
  const { src = '', w, h } = cover?.picture.img ?? {};
  expect([w, h]).toEqual([1280, 640]);
  expect(readFileSync(outDir + src)).toEqual(
    files.get(`${MEDIA_FOLDER}1763712345678-port.jpg.0123abcd-1280.webp`),
  );
  const [phoneFile = ''] = cover?.picture.sources.avif?.split(' ') ?? [];
  expect(await sharp(outDir + phoneFile).metadata()).toMatchObject({ format: 'heif', width: 740 });
  expect(await sharp(outDir + cover?.share).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(requests).toHaveLength(2);

  const secondBuild = await makeCover({ renditions }, { cache });
  expect(secondBuild.covers).toEqual(covers);
  expect(existsSync(secondBuild.outDir + src)).toBe(true);
  expect(requests).toHaveLength(2);
});

it('resizes a file without renditions only when the stored file has changed', async () => {
  let storedFile = { etag: '"1"', data: await createPicture(3000, 1500) };
  handleRequest = ({ headers }, response) => {
    if (headers['if-none-match'] === storedFile.etag) response.writeHead(304).end();
    else
      response.writeHead(200, { 'content-type': 'image/webp', etag: storedFile.etag }).end(storedFile.data);
  };
  const { covers, cache } = await makeCover({ renditions: [] });
  expect(covers[0]?.picture.img).toMatchObject({ w: 1200, h: 600 });
  expect((await makeCover({ renditions: [] }, { cache })).covers).toEqual(covers);
  storedFile = { etag: '"2"', data: await createPicture(2000, 1000) };
  expect((await makeCover({ renditions: [] }, { cache })).covers).not.toEqual(covers);
  expect(requests).toHaveLength(3);
});

it('makes a cover again when an interrupted build cut its cached data', async () => {
  const data = await createPicture(800, 400);
  handleRequest = (_request, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(data);
  const { covers, cache } = await makeCover({ renditions: [] });
  for (const file of globSync(`${cache}/*/cover.json`)) truncateSync(file, 9);
  expect(await makeCover({ renditions: [] }, { cache })).toMatchObject({ covers, reasons: [] });
  expect(requests).toHaveLength(2);
});

it('keeps the largest rendition of a picture that fills large screens', async () => {
  handleRequest = async ({ url = '' }, response) => {
    const width = Number(/-(\d+)\.webp$/.exec(url)?.[1]);
    response.writeHead(200, { 'content-type': 'image/webp' }).end(await createPicture(width, width / 2));
  };
  const [cover] = (await makeCover({ renditions }, { isFullWidth: true })).covers;
  expect(cover?.picture).toMatchObject({
    img: { w: 1920, h: 960 },
    hasPhoneSourcesOnly: true,
    isFullWidth: true,
  });
  const [smallCover] = (await makeCover({ renditions: renditions.slice(0, 2) }, { isFullWidth: true }))
    .covers;
  expect(smallCover?.picture.img).toMatchObject({ w: 800 });
});

it('gives the share image of a transparent cover the light background', async () => {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const data = await sharp({ create: { width: 1200, height: 630, channels: 4, background: transparent } })
    .webp()
    .toBuffer();
  handleRequest = (_request, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end(data);
  const { covers, outDir } = await makeCover({ renditions: [] });
  const { channels } = await sharp(outDir + covers[0]?.share).stats();
  // JPEG rounds each colour
  for (const [index, expectedMean] of [248, 241, 228].entries())
    expect(Math.abs((channels[index]?.mean ?? 0) - expectedMean)).toBeLessThan(2);
});

it('requests only the storage of the project when a row names another host', async () => {
  handleRequest = (_request, response) => response.writeHead(404).end();
  let foreignRequests = 0;
  const foreignServer = createServer((_request, response) => {
    foreignRequests += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(foreignServer, 'listening');
  const origin = `http://127.0.0.1:${(foreignServer.address() as AddressInfo).port}`;
  for (const file_path of [`${origin}${MEDIA_FOLDER}1763712345678-port.jpg`, `${origin}/latest/meta-data`])
    expect((await makeCover({ file_path })).reasons).toHaveLength(1);
  foreignServer.close();
  expect(foreignRequests).toBe(0);
  expect(new Set(requests)).toEqual(new Set([`${MEDIA_FOLDER}1763712345678-port.jpg`]));
});

it('follows no redirect of the storage', async () => {
  handleRequest = ({ url }, response) =>
    url === '/secret'
      ? void createPicture(8, 8).then((data) =>
          response.writeHead(200, { 'content-type': 'image/webp' }).end(data),
        )
      : response.writeHead(302, { location: '/secret' }).end();
  expect(await makeCover({})).toMatchObject({ covers: [], reasons: ['file-missing'] });
  expect(requests).not.toContain('/secret');
});

it('stops a download at 20 MB without a declared length', async () => {
  let sentBytes = 0;
  handleRequest = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    const chunk = Buffer.alloc(2 ** 20);
    const write = () => {
      while (!response.destroyed && sentBytes < 300 * chunk.length) {
        sentBytes += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', write);
      }
      response.end();
    };
    write();
  };
  expect(await makeCover({})).toMatchObject({ covers: [], reasons: ['file-too-large'] });
  // The buffers of the connection hold some MB beyond the limit.
  expect(sentBytes).toBeLessThan(60 * 2 ** 20);
});

it.each([
  [20 * 2 ** 20, 'file-type'],
  [20 * 2 ** 20 + 1, 'file-too-large'],
])('refuses a file of %i bytes, which is no picture, as %s', async (size, reason) => {
  handleRequest = (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(size));
  expect((await makeCover({})).reasons).toEqual([reason]);
});

it('leaves out a picture whose declared size would fill the memory', async () => {
  const bomb = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  // width and height in the header of a PNG file
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  handleRequest = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(bomb);
  const [reason] = (await makeCover({})).reasons;
  expect(reason).toMatch(/^file-(?:too-large|type)$/);
});

it.each([
  ['an HTML page', 'text/html', '<html></html>'],
  ['a text with the declared type of a picture', 'image/png', 'PNG'],
  ['an SVG file', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
])('leaves out a cover that is %s', async (_case, type, body) => {
  handleRequest = (_request, response) => response.writeHead(200, { 'content-type': type }).end(body);
  expect(await makeCover({})).toMatchObject({ covers: [], reasons: ['file-type'] });
});

it.each([
  [[null], 'file-type'],
  [[{ name: 3 }], 'file-type'],
  [[{ name: '/../../../../secret', width: 900 }], 'file-missing'],
])('leaves out a cover with the invalid renditions %j', async (renditions, reason) => {
  handleRequest = (_request, response) => response.writeHead(404).end();
  expect(await makeCover({ renditions })).toMatchObject({ covers: [], reasons: [reason] });
});
