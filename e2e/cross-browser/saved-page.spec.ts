import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expectCompletePage, measurePageShape, waitForStablePage } from './support/page-shape.ts';
import { test } from './support/test.ts';

test('a saved page opens from the disk with its content', async ({ visitor }, testInfo) => {
  await visitor.open('/help-center');
  await waitForStablePage(visitor);
  const file = testInfo.outputPath('page.html');
  await writeFile(file, `<!doctype html>${await visitor.evaluate(() => document.documentElement.outerHTML)}`);
  await visitor.goto(pathToFileURL(file).href);
  // Firefox fires `load` of a file before there is a document
  await visitor.waitUntil(
    'the saved page has loaded',
    () => document.readyState === 'complete' && document.body !== null,
  );
  expectCompletePage(await visitor.evaluate(measurePageShape));
  await visitor.press({ css: '#resultats summary', name: 'Combien coûte l’abonnement' });
  await visitor.sees({ css: '#resultats p', name: 'Obouo Play existe en version gratuite' });
});
