import { randomUUID } from 'node:crypto';
import type { TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent, loadContent } from '../support/content.ts';
import { loadMediaRow } from '../support/media.ts';
import { getDemoEmail, SESSION_STORAGE_KEY } from '../support/staff.ts';
import { createUniqueWord } from '../support/unique-word.ts';
import { createWordHtml, wordDocumentHeadings } from '../support/word-document.ts';
import { type BrowserVisitor, DESKTOP_VIEWPORT } from './support/browser-visitor.ts';
import {
  createButtonSelector,
  createFieldSelector,
  createLinkSelector,
  createTitleSelector,
  createToastSelector,
} from './support/element-selector.ts';
import { expect, test } from './support/test.ts';

/** Signs in by request. Each page that opens afterwards is signed in. */
async function signIn(visitor: BrowserVisitor, role = 'editor') {
  const answer = await fetch(`${visitor.network.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: getDemoEmail(role), password: DEMO_PASSWORD }),
  });
  const session = await answer.text();
  visitor.network.runBeforePages(
    (key, value) => localStorage.setItem(key, value),
    SESSION_STORAGE_KEY,
    session,
  );
}

/** Runs in the page: dispatches a paste with this HTML. */
function pasteHtml(html: string) {
  const text = document.querySelector<HTMLElement>('.rich-text');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  text?.focus();
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox drops the clipboard data of a constructed event
  Object.defineProperty(paste, 'clipboardData', { value: clipboardData });
  text?.dispatchEvent(paste);
}

/** Writes a JPEG of this colour to the disk and returns its path. */
async function createPhotograph(testInfo: TestInfo, background: string): Promise<string> {
  const file = testInfo.outputPath(`${randomUUID()}.jpg`);
  await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toFile(file);
  return file;
}

test('staff signs in and finds a text in the list', { tag: '@smoke' }, async ({ visitor, baseURL }) => {
  const text = await insertContent(baseURL);
  await visitor.open('/auth', DESKTOP_VIEWPORT);
  await visitor.type(createFieldSelector('E-mail', 'form[aria-label=Connexion]'), getDemoEmail('editor'));
  await visitor.type(createFieldSelector('Mot de passe', 'form[aria-label=Connexion]'), DEMO_PASSWORD);
  await visitor.press(createButtonSelector('Se connecter', 'form'));
  await visitor.sees(createTitleSelector('Tableau de bord'));
  await visitor.press(createLinkSelector('Contenu', 'nav'));
  await visitor.sees(createTitleSelector('Contenu'));
  await visitor.type(createFieldSelector('Rechercher'), text.slug);
  await visitor.press(createLinkSelector(text.title, 'main'));
  await visitor.sees(createFieldSelector('Titre'));
});

test('the editor saves a typed title', async ({ visitor, baseURL }) => {
  const { id } = await insertContent(baseURL);
  await signIn(visitor);
  await visitor.open(`/admin/content/${id}`, DESKTOP_VIEWPORT);
  await visitor.type(createFieldSelector('Titre'), ' été');
  await visitor.press(createButtonSelector('Enregistrer'));
  await visitor.sees(createToastSelector('Contenu mis à jour avec succès'));
  expect((await loadContent(baseURL, id))?.title).toContain('été');
});

test.describe('with photographs of the library', () => {
  // the library lists pictures of other tests, whose origins the Content-Security-Policy blocks
  test.use({ expectedErrors: [/\/storage\/v1\/object\/public\//] });

  test('a contributor proposes a pasted article; an editor adds photographs and publishes it', async ({
    visitor,
    baseURL,
  }, testInfo) => {
    const { id, slug } = await insertContent(baseURL, { content: '', author: getDemoEmail('contributor') });
    await signIn(visitor, 'contributor');
    await visitor.open(`/admin/content/${id}`, DESKTOP_VIEWPORT);
    await visitor.sees({ css: '.rich-text' });
    await visitor.evaluate(pasteHtml, await createWordHtml());
    await visitor.sees({ css: '.rich-text h3', name: 'Trois plateaux' });
    await visitor.pressKey('Enter');
    await visitor.press(createButtonSelector('Citation', 'main'));
    await visitor.type({ css: '.rich-text' }, '« Un lieu pour tous »');
    await visitor.pressKey('Enter');
    await visitor.pressKey('Enter');
    await visitor.press(createButtonSelector('Lien', 'main'));
    await visitor.type({ css: '[role=dialog] [cmdk-input]' }, 'Contact');
    await visitor.press({ css: '[role=dialog] [cmdk-item]', name: 'Contact' });
    await visitor.press(createButtonSelector('Vidéo', 'main'));
    await visitor.type(createFieldSelector('Adresse de la vidéo'), 'https://vimeo.com/123456789');
    await visitor.press(createButtonSelector('Valider'));
    await visitor.sees({ css: '.rich-video' });
    await visitor.type({ css: '.rich-text' }, 'Fin.');
    await visitor.press(createButtonSelector('Enregistrer'));
    await visitor.sees(createToastSelector('Contenu mis à jour avec succès'));
    await visitor.press(createButtonSelector('Proposer à la relecture'));
    await visitor.sees(createToastSelector('Texte proposé à la relecture'));

    await signIn(visitor, 'editor');
    await visitor.open(`/admin/content/${id}`, DESKTOP_VIEWPORT);
    await visitor.press({ css: '.rich-text h3', name: 'Trois plateaux' });
    await visitor.press(createButtonSelector('Image', 'main'));
    await visitor.waitUntil('the library dialog is loaded', () =>
      Boolean(document.querySelector('[role=dialog] ul, [role=dialog] p[role=status]')),
    );
    await visitor.press(createButtonSelector('Importer une image'));
    const files = await Promise.all(
      ['#c04020', '#2060a0', '#208040'].map((colour) => createPhotograph(testInfo, colour)),
    );
    await visitor.attachFiles({ css: '[role=dialog] input[type=file]' }, ...files);
    await visitor.waitUntil(
      'three photographs are ready',
      () => document.querySelector('[role=dialog]')?.textContent?.match(/Prêt/g)?.length === 3,
    );
    await visitor.press(createButtonSelector('Uploader', '[role=dialog]'));
    await visitor.waitUntil(
      'the text has three photographs',
      () => document.querySelectorAll('.rich-text figure img').length === 3,
    );
    // the key selects « Publié »
    await visitor.type(createFieldSelector('Statut'), 'P');
    await visitor.press(createButtonSelector('Enregistrer'));
    await visitor.sees(createToastSelector('Contenu mis à jour avec succès'));
    const content = (await loadContent(baseURL, id))?.content ?? '';
    expect(content).toContain('- Un plateau de cinéma\n  - De huit cents mètres carrés');
    expect(content).toContain('| Sénégal et Gambie | 4 |');
    expect(content).toContain('> « Un lieu pour tous »');
    expect(content).toContain('[Contact](/contact)');
    expect(content).toContain('<https://vimeo.com/123456789>');
    expect(content).toContain('Fin.');
    for (const heading of wordDocumentHeadings) expect(content).toContain(`## ${heading}`);

    await visitor.open(`/presse/${slug}`);
    await visitor.sees({ css: 'article h3', name: 'Trois plateaux' });
    await visitor.sees({ css: 'article blockquote', name: '« Un lieu pour tous »' });
    await visitor.waitUntil(
      'the photographs are shown',
      () =>
        [...document.querySelectorAll<HTMLImageElement>('article figure img')].filter(
          ({ srcset }) => srcset !== '',
        ).length === 3,
    );
  });

  test('an upload rotates a photograph and stores its renditions', async ({ visitor, baseURL }, testInfo) => {
    const uniqueWord = createUniqueWord();
    const name = `moteur ${uniqueWord}.jpg`;
    const file = testInfo.outputPath(name);
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c04020' } })
      // a camera that was turned by 90 degrees: the browser swaps width and height
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(file);
    await signIn(visitor);
    await visitor.open('/admin/media', DESKTOP_VIEWPORT);
    await visitor.press(createButtonSelector('Ajouter des fichiers', 'main'));
    await visitor.attachFiles({ css: '[role=dialog] input[type=file]' }, file);
    await visitor.sees({ css: '[role=dialog] p', name: 'Prêt' });
    await visitor.press(createButtonSelector('Uploader', '[role=dialog]'));
    await visitor.sees(createToastSelector('1 fichier(s) uploadé(s) avec succès'));
    const row = await loadMediaRow(baseURL, name);
    expect(row).toMatchObject({
      width: 600,
      height: 900,
      // near #c04020: JPEG changes colours a little
      color: expect.stringMatching(/^#(c0|bf|c1)4\d2\d$/),
    });
    // WebP where the engine can encode it, JPEG elsewhere
    expect(row?.renditions).toEqual([
      { name: expect.stringMatching(/-320\.(webp|jpg)$/), width: 320, height: 480 },
      { name: expect.stringMatching(/-600\.(webp|jpg)$/), width: 600, height: 900 },
    ]);
    // other tests must not list the picture
    await createSecretKeyClient(baseURL)
      .from('media_library')
      .delete()
      .eq('id', row?.id ?? '');
  });
});
