import { DESKTOP_VIEWPORT } from './support/browser-visitor.ts';
import { expectPressFilterToWork, pageControlCases } from './support/controls.ts';
import { createButtonSelector, createLinkSelector, createTitleSelector } from './support/element-selector.ts';
import { expectSimilarHeight, measurePageShape, waitForStablePage } from './support/page-shape.ts';
import { test } from './support/test.ts';
import { simulateTranslator } from './support/translator.ts';

/** React reports that the HTML has changed, and renders the page again. Any other error fails the test. */
test.use({ expectedErrors: [/Minified React error #(418|423|425)/] });

for (const { title, path, checkControl } of pageControlCases) {
  test(`${path} translated after and before hydration: ${title}`, async ({ visitor }) => {
    await visitor.open(path);
    const { height } = await waitForStablePage(visitor);
    await visitor.evaluate(simulateTranslator);
    expectSimilarHeight((await visitor.evaluate(measurePageShape)).height, height);
    await checkControl(visitor);

    visitor.network.runBeforePages(simulateTranslator);
    await visitor.open(path);
    expectSimilarHeight((await waitForStablePage(visitor)).height, height);
    await checkControl(visitor);
  });
}

test('a page that is translated before its scripts load works', async ({ visitor }) => {
  const release = visitor.network.hold(/\/assets\/.*\.js$/);
  await visitor.open('/presse');
  await visitor.evaluate(simulateTranslator);
  release();
  await visitor.waitForHydration();
  await expectPressFilterToWork(visitor);
});

test('a dialog that loads during a translation opens', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.waitForHydration();
  const release = visitor.network.hold(/\/assets\/.*\.js$/);
  await visitor.press(createButtonSelector('Télécharger Obouo Play', 'main'));
  await visitor.evaluate(simulateTranslator);
  release();
  await visitor.sees({ css: '[role=dialog]', name: 'Télécharger Obouo Play' });
});

test('pages that load during a translation are shown', async ({ visitor }) => {
  await visitor.open('/help-center', DESKTOP_VIEWPORT);
  await visitor.waitForHydration();
  const release = visitor.network.hold(/\/assets\/.*\.js$/);
  await visitor.press(createLinkSelector('Carrières', 'header nav'));
  await visitor.evaluate(simulateTranslator);
  release();
  await visitor.sees(createTitleSelector('Votre talent mérite un grand écran'));
  await visitor.press(createLinkSelector('Presse', 'header nav'));
  await visitor.sees(createTitleSelector('Nos nouvelles, à la source'));
  await visitor.press(createLinkSelector('Accueil', 'header nav'));
  await visitor.sees(createTitleSelector('Nous révélons les histoires'));
  await visitor.evaluate(() => void setTimeout(() => history.back()));
  await visitor.sees(createTitleSelector('Nos nouvelles, à la source'));
});
