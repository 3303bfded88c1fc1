import { publicPaths } from '../support/public-paths.ts';
import { watchFirstScreen } from './support/first-screen.ts';
import { look, settledHeight } from './support/shape.ts';
import { expect, test } from './support/test.ts';
import { DESK, PHONE } from './support/visitor.ts';

/** One of each kind of page that the specification has many of. */
const paths = [...publicPaths, '/hero-demo-2', '/presse/streaming-adaptatif'];

/** Pages whose blocks stand beside one another on a desk. */
const onDesks = ['/', '/chaines', '/presse/streaming-adaptatif'];

for (const { path, size, device } of [
  ...paths.map((path) => ({ path, size: PHONE, device: 'a phone' })),
  ...onDesks.map((path) => ({ path, size: DESK, device: 'a desk' })),
]) {
  test(`${path} is whole one second after it has loaded, without a jump, on ${device}`, async ({
    visitor,
  }) => {
    await visitor.open(path, size);
    const movedSince = await watchFirstScreen(visitor);
    await visitor.until('a second has passed', isSecondOld);
    const early = await visitor.read(look);
    expect(early.missing, 'titles nobody sees').toEqual([]);
    expect(early.footerTop, 'where the footer begins').toBeGreaterThanOrEqual(early.mainBottom - 1);
    expect(early.footerHeight, 'height of the footer').toBeGreaterThan(200);
    const settled = await settledHeight(visitor);
    expect(Math.abs(early.height / settled - 1), `${early.height} px, then ${settled}`).toBeLessThan(0.03);
    expect(await movedSince(), 'what moved').toEqual([]);
  });
}

function isSecondOld() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() > (visit?.loadEventEnd ?? Number.NaN) + 1000;
}
