import { expectWhole, waitUntilSettled } from './support/page-shape.ts';
import { expect, test } from './support/test.ts';
import { DESK, PHONE } from './support/visitor.ts';
import { watchLayout } from './support/watch-layout.ts';

/** Milliseconds in which a browser paints the part that it has. */
const PAUSE = 600;

const after = (mark: string) => (html: string) => html.indexOf(mark) + mark.length;
const inside = (share: number) => (html: string) => {
  const main = html.indexOf('<main');
  return Math.round(main + share * (html.indexOf('</main>') - main));
};

/** Cuts where a half-loaded opening could jump most: bottom-aligned or in columns. Then one elsewhere. */
for (const { where, path, cut, size } of [
  { where: 'after the title', path: '/', cut: after('</h1>'), size: PHONE },
  { where: 'after the picture', path: '/carrieres', cut: after('</picture>'), size: PHONE },
  { where: 'after the title', path: '/presse/streaming-adaptatif', cut: after('</h1>'), size: DESK },
  { where: 'before the body', path: '/contact', cut: after('</head>'), size: PHONE },
  { where: 'a third into the text', path: '/help-center', cut: inside(1 / 3), size: PHONE },
  { where: 'two thirds into the text', path: '/investisseurs', cut: inside(2 / 3), size: PHONE },
  { where: 'before the footer', path: '/cgu', cut: after('</main>'), size: PHONE },
]) {
  test(`${path} does not jump when the network pauses ${where}`, async ({ visitor }) => {
    visitor.network.beforeAll(watchLayout);
    visitor.network.pauseAt(cut, PAUSE);
    await visitor.open(path, size);
    expectWhole(await waitUntilSettled(visitor));
    expect(await visitor.evaluate(() => window.watched.jumps), 'what jumped').toEqual([]);
  });
}
