import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { database } from '../support/backend.ts';
import { given, stored } from '../support/content.ts';
import { rowOf, uniqueName } from '../support/media.ts';
import { demoEmail } from '../support/staff.ts';
import { button, field, link, toast } from './support/find.ts';
import { expect, test } from './support/test.ts';
import { DESK, type Visitor } from './support/visitor.ts';

const title = (name: string) => ({ css: 'h1', name });

/** Signs in by the call that the screen makes. */
async function signIn(visitor: Visitor) {
  const answer = await fetch(`${visitor.network.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail('editor'), password: DEMO_PASSWORD }),
  });
  const session = await answer.text();
  visitor.network.beforeAll((value) => localStorage.setItem('sb-localhost-auth-token', value), session);
}

test('staff signs in and finds a text in the list', async ({ visitor, baseURL }) => {
  const text = await given(baseURL);
  await visitor.open('/auth', DESK);
  await visitor.type(field('E-mail', 'form[aria-label=Connexion]'), demoEmail('editor'));
  await visitor.type(field('Mot de passe', 'form[aria-label=Connexion]'), DEMO_PASSWORD);
  await visitor.press(button('Se connecter', 'form'));
  await visitor.sees(title('Tableau de bord'));
  await visitor.press(link('Contenu', 'nav'));
  await visitor.sees(title('Contenu'));
  await visitor.type(field('Rechercher'), text.slug);
  await visitor.press(link(text.title, 'main'));
  await visitor.sees(field('Titre'));
});

test('what is written in the editor is saved', async ({ visitor, baseURL }) => {
  const { id } = await given(baseURL);
  await signIn(visitor);
  await visitor.open(`/admin/content?id=${id}`, DESK);
  await visitor.type(field('Titre'), ' été');
  await visitor.press(button('Enregistrer'));
  await visitor.sees(toast('Contenu mis à jour avec succès'));
  expect((await stored(baseURL, id))?.title).toContain('été');
});

test('a text is pasted from Word, gets a video and goes on by keyboard', async ({ visitor, baseURL }) => {
  const { id } = await given(baseURL, { content: '' });
  const word = await readFile(
    new URL('../../src/admin/content/rich/clipboard/word.html', import.meta.url),
    'utf8',
  );
  await signIn(visitor);
  await visitor.open(`/admin/content?id=${id}`, DESK);
  await visitor.sees({ css: '.rich-text' });
  await visitor.read((html) => {
    const text = document.querySelector<HTMLElement>('.rich-text');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    text?.focus();
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox makes such an event without what is on the clipboard
    Object.defineProperty(paste, 'clipboardData', { value: clipboardData });
    text?.dispatchEvent(paste);
  }, word);
  await visitor.sees({ css: '.rich-text h3', name: 'Trois plateaux' });
  await visitor.press(button('Vidéo', 'main'));
  await visitor.type(field('Adresse de la vidéo'), 'https://vimeo.com/123456789');
  await visitor.press(button('Valider'));
  await visitor.sees({ css: '.rich-video' });
  await visitor.type({ css: '.rich-text' }, 'Fin.');
  await visitor.press(button('Enregistrer'));
  await visitor.sees(toast('Contenu mis à jour avec succès'));
  const content = (await stored(baseURL, id))?.content ?? '';
  expect(content).toContain('- Un plateau de cinéma\n  - De huit cents mètres carrés');
  expect(content).toContain('| Sénégal et Gambie | 4 |');
  expect(content).toContain('<https://vimeo.com/123456789>');
  expect(content).toContain('Fin.');
});

test.describe('in the media library', () => {
  // pictures of other tests stand at their own origins, from which this one may take none
  test.use({ expectedFaults: [/\/storage\/v1\/object\/public\//] });

  test('a photograph is prepared and uploaded', async ({ visitor, baseURL }, testInfo) => {
    const name = uniqueName('moteur', 'jpg');
    const file = testInfo.outputPath(name);
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c04020' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(file);
    await signIn(visitor);
    await visitor.open('/admin/media', DESK);
    await visitor.press(button('Ajouter des fichiers', 'main'));
    await visitor.attach({ css: '[role=dialog] input[type=file]' }, file);
    await visitor.sees({ css: '[role=dialog] p', name: 'Prêt' });
    await visitor.press(button('Uploader', '[role=dialog]'));
    await visitor.sees(toast('1 fichier(s) uploadé(s) avec succès'));
    const row = await rowOf(baseURL, name);
    expect(row).toMatchObject({
      width: 600,
      height: 900,
      color: expect.stringMatching(/^#(c0|bf|c1)4\d2\d$/),
    });
    // WebP where the engine writes it, JPEG elsewhere
    expect(row?.renditions).toEqual([
      { name: expect.stringMatching(/-320\.(webp|jpg)$/), width: 320, height: 480 },
      { name: expect.stringMatching(/-600\.(webp|jpg)$/), width: 600, height: 900 },
    ]);
    testInfo.annotations.push({ type: 'renditions', description: JSON.stringify(row?.renditions) });
    // and no other test is to meet this one
    await database(baseURL)
      .from('media_library')
      .delete()
      .eq('id', row?.id ?? '');
  });
});
