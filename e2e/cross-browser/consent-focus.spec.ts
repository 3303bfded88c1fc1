import { buttonTarget, linkTarget } from './support/target.ts';
import { test } from './support/test.ts';

test.use({ cookiesAnswered: false });

const banner = buttonTarget('Personnaliser');

test('the cookie banner follows the skip link and hides no focus; Escape postpones it', async ({
  visitor,
}) => {
  await visitor.open('/carrieres?offre=ingenieur-streaming-video');
  await visitor.sees(banner);
  await visitor.key('Tab');
  await visitor.expectFocused(linkTarget('Aller au contenu'));
  for (const stop of [
    linkTarget('cookies'),
    buttonTarget('Tout refuser'),
    buttonTarget('Tout accepter'),
    banner,
  ]) {
    await visitor.key('Tab');
    await visitor.expectFocused(stop);
  }
  for (let stop = 0; stop < 14; stop += 1) {
    await visitor.key('Tab');
    await visitor.waitUntil('the focused control is in sight', () => {
      const focused = document.activeElement;
      const [rect] = focused?.getClientRects() ?? [];
      if (!rect) return false;
      const topElement = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      return Boolean(focused?.contains(topElement));
    });
  }
  // Escape in a field belongs to the field
  await visitor.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
  await visitor.key('Escape');
  await visitor.doesNotSee(banner);
  await visitor.press(linkTarget('Nous contacter', 'footer'));
  await visitor.sees(banner);
});

test('an answer to the cookie banner returns the focus to where it was', async ({ visitor }) => {
  await visitor.open('/cgu');
  await visitor.sees(banner);
  await visitor.evaluate(() => {
    document.querySelector<HTMLElement>('footer nav a')?.focus();
    document.querySelector<HTMLElement>('section[aria-label="Vos choix de cookies"] button')?.focus();
  });
  await visitor.key('Enter');
  await visitor.doesNotSee(banner);
  await visitor.expectFocused({ css: 'footer nav a' });
});
