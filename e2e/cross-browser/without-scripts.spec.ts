import { link } from './support/find.ts';
import { expectWhole, look } from './support/shape.ts';
import { test } from './support/test.ts';

for (const path of ['/', '/help-center', '/presse/streaming-adaptatif']) {
  const tag = path === '/' ? '@smoke' : [];
  test(`${path} keeps its content and links where scripts are forbidden`, { tag }, async ({ visitor }) => {
    visitor.network.header('content-security-policy', "script-src 'none'");
    await visitor.open(path);
    expectWhole(await visitor.read(look));
    await visitor.press({ css: 'header summary' });
    await visitor.press(link('À propos', 'header details'));
    await visitor.sees({ css: 'h1', name: 'Nous filmons le continent' });
  });
}
