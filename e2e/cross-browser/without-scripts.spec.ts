import { createLinkSelector, createTitleSelector } from './support/element-selector.ts';
import { expectCompletePage, measurePageShape } from './support/page-shape.ts';
import { test } from './support/test.ts';

for (const path of ['/', '/help-center', '/presse/streaming-adaptatif']) {
  const tag = path === '/' ? '@smoke' : [];
  test(`${path} keeps its content and links where scripts are forbidden`, { tag }, async ({ visitor }) => {
    visitor.network.setHeader('content-security-policy', "script-src 'none'");
    await visitor.open(path);
    expectCompletePage(await visitor.evaluate(measurePageShape));
    await visitor.press({ css: 'header summary' });
    await visitor.press(createLinkSelector('À propos', 'header details'));
    await visitor.sees(createTitleSelector('Nous filmons le continent'));
  });
}
