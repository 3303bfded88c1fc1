import { DESKTOP_VIEWPORT, PHONE_VIEWPORT } from './support/browser-visitor.ts';
import { expectCompletePage, waitForStablePage } from './support/page-shape.ts';
import { expect, test } from './support/test.ts';
import { watchLayout } from './support/watch-layout.ts';

/** Long enough for the browser to paint the part of the page that it has received. */
const PAUSE_MILLISECONDS = 600;

/** Both return a function that finds where the first part of the HTML ends. */
const cutAfter = (text: string) => (html: string) => html.indexOf(text) + text.length;
const cutInsideMain = (share: number) => (html: string) => {
  const mainStart = html.indexOf('<main');
  const mainEnd = html.indexOf('</main>');
  return Math.round(mainStart + share * (mainEnd - mainStart));
};

// The first three pages could jump most: their top section is aligned to the bottom or in columns.
for (const { where, path, getCut, size } of [
  { where: 'after the title', path: '/', getCut: cutAfter('</h1>'), size: PHONE_VIEWPORT },
  { where: 'after the picture', path: '/carrieres', getCut: cutAfter('</picture>'), size: PHONE_VIEWPORT },
  {
    where: 'after the title',
    path: '/presse/streaming-adaptatif',
    getCut: cutAfter('</h1>'),
    size: DESKTOP_VIEWPORT,
  },
  { where: 'before the body', path: '/contact', getCut: cutAfter('</head>'), size: PHONE_VIEWPORT },
  {
    where: 'a third into the text',
    path: '/help-center',
    getCut: cutInsideMain(1 / 3),
    size: PHONE_VIEWPORT,
  },
  {
    where: 'two thirds into the text',
    path: '/investisseurs',
    getCut: cutInsideMain(2 / 3),
    size: PHONE_VIEWPORT,
  },
  { where: 'before the footer', path: '/cgu', getCut: cutAfter('</main>'), size: PHONE_VIEWPORT },
]) {
  test(`${path} does not jump when the network pauses ${where}`, async ({ visitor }) => {
    visitor.network.runBeforePages(watchLayout);
    visitor.network.pauseAt(getCut, PAUSE_MILLISECONDS);
    await visitor.open(path, size);
    expectCompletePage(await waitForStablePage(visitor));
    expect(await visitor.evaluate(() => window.layoutRecord.jumps), 'what jumped').toEqual([]);
  });
}
