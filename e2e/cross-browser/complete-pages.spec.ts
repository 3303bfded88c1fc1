import { publicPaths } from '../support/public-paths.ts';
import { DESKTOP_VIEWPORT, PHONE_VIEWPORT } from './support/browser-visitor.ts';
import { expectCompletePage, expectSimilarHeight, waitForStablePage } from './support/page-shape.ts';
import { expect, test } from './support/test.ts';
import { watchLayout } from './support/watch-layout.ts';

/** Every fixed address, one home variant and one article. */
const paths = [...publicPaths, '/hero-demo-2', '/presse/streaming-adaptatif'];

for (const { path, size, device } of [
  ...paths.map((path) => ({ path, size: PHONE_VIEWPORT, device: 'a phone' })),
  { path: '/', size: DESKTOP_VIEWPORT, device: 'a desktop' },
  { path: '/chaines', size: DESKTOP_VIEWPORT, device: 'a desktop' },
]) {
  const tag = path === '/' && size === PHONE_VIEWPORT ? '@smoke' : [];
  test(`${path} on ${device} is complete at load and does not jump`, { tag }, async ({ visitor }) => {
    visitor.network.runBeforePages(watchLayout);
    await visitor.open(path, size);
    const shape = await waitForStablePage(visitor);
    expectCompletePage(shape);
    const { minimumHeight, jumps } = await visitor.evaluate(() => window.layoutRecord);
    expectSimilarHeight(minimumHeight, shape.height);
    expect(jumps, 'what jumped').toEqual([]);
  });
}
