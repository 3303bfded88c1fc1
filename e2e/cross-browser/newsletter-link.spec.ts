import { test } from './support/test.ts';

test('the unsubscribe link of a newsletter asks for one press, then confirms', async ({ visitor }) => {
  await visitor.open(`/?desinscription=${crypto.randomUUID()}`);
  await visitor.press({ css: '[role=dialog] button', name: 'Me désinscrire' });
  await visitor.sees({ css: '[role=dialog] h2', name: 'Vous êtes désinscrit' });
  await visitor.waitUntil('the token has left the address', () => window.location.search === '');
});
