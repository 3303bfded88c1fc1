import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { layoutShift } from './support/layout-shift.ts';
import { expect, hydrated, test } from './support/test.ts';

/** How long the network pauses, in milliseconds: enough for a browser to paint what it has. */
const PAUSE_MS = 600;

/** The site behind a network that pauses once in the middle of each page, right after `mark`. */
async function pausingNetwork(site: string, mark: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site));
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = body.indexOf(mark) + mark.length;
    if (cut < mark.length) {
      response.end(body);
      return;
    }
    response.write(body.subarray(0, cut));
    setTimeout(() => response.end(body.subarray(cut)), PAUSE_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Where half an opening would jump most: what is set against its foot, or beside one another. */
for (const { path, mark, width } of [
  { path: '/', mark: '</h1>', width: 390 },
  { path: '/carrieres', mark: '</picture>', width: 390 },
  { path: '/presse/streaming-adaptatif', mark: '</h1>', width: 1440 },
]) {
  test(`${path} does not jump when the network pauses in the middle of its opening, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    const network = await pausingNetwork(baseURL ?? '', mark);
    try {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(network.origin + path);
      await hydrated(page);
      expect(await layoutShift(page)).toBeLessThan(0.005);
    } finally {
      network.close();
    }
  });
}
