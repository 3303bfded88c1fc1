import { createButtonSelector, createLinkSelector } from './support/element-selector.ts';
import { test } from './support/test.ts';

test.use({ hasAnsweredCookies: false });

/** Number of controls of the page to check after the buttons of the banner. */
const CHECKED_TAB_STOPS = 14;

const customizeButton = createButtonSelector('Personnaliser');

test('the cookie banner follows the skip link, covers no focused control, closes by Escape', async ({
  visitor,
}) => {
  await visitor.open('/carrieres?offre=ingenieur-streaming-video');
  await visitor.sees(customizeButton);
  await visitor.pressKey('Tab');
  await visitor.expectFocused(createLinkSelector('Aller au contenu'));
  for (const control of [
    createLinkSelector('cookies'),
    createButtonSelector('Tout refuser'),
    createButtonSelector('Tout accepter'),
    customizeButton,
  ]) {
    await visitor.pressKey('Tab');
    await visitor.expectFocused(control);
  }
  for (let tabStop = 0; tabStop < CHECKED_TAB_STOPS; tabStop += 1) {
    await visitor.pressKey('Tab');
    await visitor.waitUntil('the focused control is in sight', () => {
      const focused = document.activeElement;
      const [rect] = focused?.getClientRects() ?? [];
      if (!rect) return false;
      const topElement = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      return Boolean(focused?.contains(topElement));
    });
  }
  // the focus is on a link, because Escape in a field does not close the banner
  await visitor.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
  await visitor.pressKey('Escape');
  await visitor.doesNotSee(customizeButton);
  // Escape is no answer, so the next page asks again
  await visitor.press(createLinkSelector('Nous contacter', 'footer'));
  await visitor.sees(customizeButton);
});

test('an answer to the cookie banner returns the focus to where it was', async ({ visitor }) => {
  await visitor.open('/cgu');
  await visitor.sees(customizeButton);
  await visitor.evaluate(() => {
    document.querySelector<HTMLElement>('footer nav a')?.focus();
    document.querySelector<HTMLElement>('section[aria-label="Vos choix de cookies"] button')?.focus();
  });
  await visitor.pressKey('Enter');
  await visitor.doesNotSee(customizeButton);
  await visitor.expectFocused({ css: 'footer nav a' });
});
