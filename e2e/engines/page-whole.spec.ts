import { publicPaths } from '../support/public-paths.ts';
import { expectSameHeight, expectWhole, settled } from './support/shape.ts';
import { expect, test } from './support/test.ts';
import { DESK, PHONE } from './support/visitor.ts';
import { watch } from './support/watch.ts';

/** One of each kind of page that the specification has many of. */
const paths = [...publicPaths, '/hero-demo-2', '/presse/streaming-adaptatif'];

for (const { path, size, device } of [
  ...paths.map((path) => ({ path, size: PHONE, device: 'a phone' })),
  { path: '/', size: DESK, device: 'a desk' },
  { path: '/chaines', size: DESK, device: 'a desk' },
]) {
  test(`${path} is whole from its load on, and nothing on the first screen jumps, on ${device}`, async ({
    visitor,
  }) => {
    visitor.network.beforeAll(watch);
    await visitor.open(path, size);
    const shape = await settled(visitor);
    expectWhole(shape);
    const { lowest, jumps } = await visitor.read(() => window.watched);
    expectSameHeight(lowest, shape.height);
    expect(jumps, 'what jumped').toEqual([]);
  });
}
