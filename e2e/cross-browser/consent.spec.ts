import type { BrowserVisitor } from './support/browser-visitor.ts';
import { createButtonSelector, createFieldSelector } from './support/element-selector.ts';
import { expect, test } from './support/test.ts';

test.use({ hasAnsweredCookies: false });

const customizeButton = createButtonSelector('Personnaliser');

const readChoices = (visitor: BrowserVisitor) =>
  visitor.evaluate(() => JSON.parse(localStorage.getItem('obouo.consent') ?? '{}').choices);

for (const [answer, isAllowed] of [
  ['Tout refuser', false],
  ['Tout accepter', true],
] as const) {
  test(`« ${answer} » is remembered`, { tag: isAllowed ? [] : '@smoke' }, async ({ visitor }) => {
    await visitor.open('/help-center');
    await visitor.press(createButtonSelector(answer));
    await visitor.doesNotSee(customizeButton);
    expect(await readChoices(visitor)).toMatchObject({ functionality: isAllowed, advertising: isAllowed });
    await visitor.open('/cgu');
    await visitor.waitForHydration();
    await visitor.doesNotSee(customizeButton);
  });
}

test('a visitor allows one category of cookies', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.press(customizeButton);
  await visitor.press(createFieldSelector('Fonctionnalité', '[role=dialog]'));
  await visitor.press(createButtonSelector('Enregistrer mes choix'));
  await visitor.doesNotSee(customizeButton);
  expect(await readChoices(visitor)).toMatchObject({ functionality: true, advertising: false });
});

test('leaving a page while its scripts load causes no reload', async ({ visitor }) => {
  for (const path of ['/cgu', '/cookies', '/contact']) {
    await visitor.open('/help-center');
    await visitor.waitForHydration();
    const release = visitor.network.hold(/\/assets\/.*\.js$/);
    await visitor.press(createButtonSelector('Tout refuser'));
    await visitor.open(path);
    release();
    expect(await visitor.evaluate(() => location.pathname)).toBe(path);
    expect(await visitor.evaluate(() => sessionStorage.getItem('obouo.reloaded'))).toBeNull();
    await visitor.evaluate(() => localStorage.removeItem('obouo.consent'));
  }
});
