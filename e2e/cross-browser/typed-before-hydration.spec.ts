import { createFieldSelector } from './support/element-selector.ts';
import { test } from './support/test.ts';

for (const { path, name } of [
  { path: '/contact', name: 'Nom complet' },
  { path: '/help-center', name: 'Rechercher dans l’aide' },
]) {
  test(`${path} keeps text typed before hydration`, async ({ visitor }) => {
    const release = visitor.network.hold(/\/assets\/.*\.js$/);
    await visitor.open(path);
    await visitor.type(createFieldSelector(name), 'essai');
    release();
    await visitor.waitForHydration();
    await visitor.type(createFieldSelector(name), ' deux');
    await visitor.waitUntil('the field holds both words', () =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'essai deux'),
    );
  });
}

test('/help-center answers a search typed before hydration', async ({ visitor }) => {
  const release = visitor.network.hold(/\/assets\/.*\.js$/);
  await visitor.open('/help-center');
  await visitor.type(createFieldSelector('Rechercher dans l’aide'), '48h');
  release();
  await visitor.sees({ css: '#resultats [role=status]', name: '1 question' });
});
