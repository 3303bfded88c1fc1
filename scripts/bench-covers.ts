// `npm run bench:covers [-- <count>]` measures how long a build takes to make this number of covers, with an
// empty and a full cache. It exits 1 when the empty cache costs more processor time than its share of
// `MAX_CPU_SECONDS`, which is for a thousand covers.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { RequestedCover } from '../build/cover-files.ts';
import { writeCovers } from '../build/covers.ts';

const UPLOADS_PATH = '/storage/v1/object/public/media/uploads/';
/** Limit for a thousand covers and an empty cache: one minute on two cores. */
const MAX_CPU_SECONDS = 120;
/** `cpuUsage` reports microseconds. */
const MICROSECONDS_PER_SECOND = 1_000_000;
const count = Number(process.argv[2] ?? 1000);

/** Returns an artwork of the site with the noise of a photograph, at this width. */
async function renderRendition(width: number): Promise<Buffer> {
  const height = Math.round((width * 2) / 3);
  const noise = { type: 'gaussian', mean: 128, sigma: 34 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .blur(0.6)
    .png()
    .toBuffer();
  return sharp('src/assets/news-award.svg', { density: 150 })
    .resize(width, height)
    .composite([{ input: grain, blend: 'soft-light' }])
    .webp({ quality: 78 })
    .toBuffer();
}

const widths = [320, 800, 1280, 1920];
const renditionsByWidth = new Map(
  await Promise.all(widths.map(async (width) => [width, await renderRendition(width)] as const)),
);
let sentBytes = 0;
let requestCount = 0;
const server = createServer((request, response) => {
  const data = renditionsByWidth.get(Number(/-(\d+)\.webp$/.exec(request.url ?? '')?.[1]));
  requestCount += 1;
  sentBytes += data?.length ?? 0;
  response.writeHead(data ? 200 : 404, { 'content-type': 'image/webp' }).end(data);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const projectUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const covers = Array.from({ length: count }, (_, index): RequestedCover => {
  const renditions = widths.map((width) => ({
    name: `0123abcd-${width}.webp`,
    width,
    height: Math.round((width * 2) / 3),
  }));
  // the name of an upload starts with its time in milliseconds
  const file_path = `${projectUrl}${UPLOADS_PATH}${1_763_712_345_678 + index}-port.jpg`;
  return { picture: { file_path, renditions }, needsShareImages: true, isFullWidth: false };
});

const folder = mkdtempSync(path.join(tmpdir(), 'bench-covers-'));
async function measure(name: string): Promise<number> {
  sentBytes = 0;
  requestCount = 0;
  const start = performance.now();
  const cpuAtStart = process.cpuUsage();
  const onUnusable = (filePath: string) => {
    throw new Error(`${filePath} cannot be used`);
  };
  const options = {
    projectUrl,
    cacheFolder: `${folder}/cache`,
    outDir: `${folder}/dist-${name}`,
    covers,
    onUnusable,
  };
  const coverCount = Object.keys(await writeCovers(options)).length;
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpuAtStart);
  const cpuSeconds = (user + system) / MICROSECONDS_PER_SECOND;
  const megabytes = (sentBytes / 1e6).toFixed(0);
  console.log(
    `${name}: ${coverCount} covers in ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of CPU), ${requestCount} requests, ${megabytes} MB`,
  );
  return cpuSeconds;
}

try {
  const coldCpuSeconds = await measure('cold');
  await measure('warm');
  if (coldCpuSeconds > (MAX_CPU_SECONDS * count) / 1000) process.exitCode = 1;
} finally {
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
