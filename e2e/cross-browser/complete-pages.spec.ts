import { publicPaths } from '../support/public-paths.ts';
import { expectSameHeight, expectWhole, measurePage, waitUntilSettled } from './support/page-shape.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';
import { watchLayout } from './support/watch-layout.ts';

/** Every fixed address, one home variant and one article. */
const paths = [...publicPaths, '/hero-demo-2', '/presse/streaming-adaptatif'];

for (const { path, size, device } of [
  ...paths.map((path) => ({ path, size: PHONE, device: 'a phone' })),
  { path: '/', size: DESKTOP, device: 'a desktop' },
  { path: '/chaines', size: DESKTOP, device: 'a desktop' },
]) {
  const tag = path === '/' && size === PHONE ? '@smoke' : [];
  test(`${path} on ${device} is complete at load and does not jump`, { tag }, async ({ visitor }) => {
    visitor.network.beforeAll(watchLayout);
    await visitor.open(path, size);
    const shape = await waitUntilSettled(visitor);
    expectWhole(shape);
    const { minimumHeight, jumps } = await visitor.evaluate(() => window.layoutRecord);
    expectSameHeight(minimumHeight, shape.height);
    expect(jumps, 'what jumped').toEqual([]);
  });
}

for (const path of ['/', '/presse', '/chaines']) {
  test(`the lists of ${path} keep their height until deferred data arrive`, async ({ visitor }) => {
    visitor.network.beforeAll(watchLayout);
    // as the build writes it for a site with many texts, with a data file that holds none
    const rest = '<script type="application/json" id="publie">{"rest":"/build.json"}</script>';
    visitor.network.rewrite((html) => html.replace('<div id="root">', `${rest}<div id="root">`));
    const release = visitor.network.hold(/build\.json/);
    await visitor.open(path);
    const before = await visitor.evaluate(measurePage);
    release();
    await visitor.waitUntil(
      'the header is hydrated',
      () => document.querySelector('header [aria-keyshortcuts]') !== null,
    );
    const after = await waitUntilSettled(visitor);
    const { minimumHeight, jumps } = await visitor.evaluate(() => window.layoutRecord);
    expectSameHeight(minimumHeight, before.height);
    expectSameHeight(after.height, before.height);
    expect(jumps, 'what jumped').toEqual([]);
  });
}
