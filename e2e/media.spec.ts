import { expectNoViolation } from './support/axe.ts';
import { database } from './support/backend.ts';
import { choose, image, rowOf, slugPart, storedFiles, uniqueName, upload } from './support/media.ts';
import { demoEmail, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('an editor adds files with accents, described and measured, and may not remove any', async ({
  page,
  baseURL,
}) => {
  await signIn(page, demoEmail('editor'));
  await page.goto('/admin/media');
  const name = uniqueName('Été à Noël');
  const notes = uniqueName('notes', 'txt');
  const dialog = await choose(page, image(name), {
    name: notes,
    mimeType: 'text/plain',
    buffer: Buffer.from('Un texte.'),
  });
  await expect(dialog.getByText(/Jusqu’à 50/)).toBeVisible();
  await dialog.getByLabel('Texte alternatif').fill('Trois points gris');
  await dialog.getByRole('button', { name: 'Uploader' }).click();
  await expect(page.getByText('2 fichier(s) uploadé(s) avec succès')).toBeVisible();
  await expect(dialog).toBeHidden();

  const row = await rowOf(baseURL, name);
  expect(row).toMatchObject({ media_type: 'image', width: 3, height: 2, alt_text: 'Trois points gris' });
  expect(row?.filename).toMatch(/^\d{13}-ete-a-noel-[a-z0-9-]+\.png$/);
  expect((await rowOf(baseURL, notes))?.media_type).toBe('document');
  const served = await page.request.get(row?.file_path ?? '');
  expect(served.headers()['content-type']).toBe('image/png');

  await page.getByLabel('Rechercher un fichier').fill(`ETE A NOEL ${slugPart(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'hero-1' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0);
  await page.getByRole('link', { name }).click();
  const detail = page.getByRole('dialog', { name: 'Détail du fichier' });
  await expect(detail.getByText('Trois points gris')).toBeVisible();
  await expect(detail.getByText('vous')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
});

test('what a file really is decides: programs, active content and damaged images are refused in words', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/object/media') && request.method() === 'POST')
      sent.push(request.url());
  });
  await signIn(page, demoEmail('editor'));
  await page.goto('/admin/media');
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  const dialog = await choose(
    page,
    { name: 'vacances.png', mimeType: 'image/png', buffer: bytes('MZ\x90\0programme') },
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: bytes('<svg onload="alert(1)"/>') },
    { name: 'page.txt', mimeType: 'text/plain', buffer: bytes('<!doctype html><script>') },
    { name: 'archive.zip', mimeType: 'application/zip', buffer: bytes('PK\x03\x04') },
    { name: 'facture.pdf', mimeType: 'application/pdf', buffer: image('').buffer },
    { name: 'coupee.png', mimeType: 'image/png', buffer: image('').buffer.subarray(0, 40) },
    { name: 'vide.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  );
  const item = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(item('vacances.png')).toContainText('Ce fichier est un programme');
  await expect(item('logo.svg')).toContainText('peuvent contenir du code');
  await expect(item('page.txt')).toContainText('peuvent contenir du code');
  await expect(item('archive.zip')).toContainText('Ce type de fichier n’est pas accepté.');
  await expect(item('facture.pdf')).toContainText('ne correspond pas à son nom');
  await expect(item('coupee.png')).toContainText('Cette image est endommagée');
  await expect(item('vide.jpg')).toContainText('Ce fichier est vide.');
  await expect(dialog.getByRole('button', { name: 'Uploader' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([]);
});

test('40 MB: progress shows, cancelling leaves nothing, a lost network keeps the file for a retry', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const name = uniqueName('plateau', 'mp4');
  const buffer = Buffer.alloc(40 * 1024 * 1024, 7);
  buffer.write('\0\0\0\x1cftypisom', 0, 'latin1');
  await signIn(page, demoEmail('editor'));
  await page.goto('/admin/media');
  /** Bytes a second: slow enough for the test to look. */
  const RATE = 4 * 1024 * 1024;
  const network = await context.newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const dialog = await choose(page, { name, mimeType: 'video/mp4', buffer });
  const button = dialog.getByRole('button', { name: /^Upload/ });
  await limit(RATE);
  await button.click();
  await expect(button).toHaveText('Upload en cours...');
  await expect(button).toBeDisabled();
  await expect(dialog.getByText(/Envoi [1-9]\d?\s%/)).toBeVisible();
  await dialog.getByRole('button', { name: /Annuler l’envoi/ }).click();
  await expect(dialog.getByText('Envoi annulé')).toBeVisible();
  await expect(button).toHaveText('Uploader');
  expect(await storedFiles(baseURL, slugPart(name))).toEqual([]);

  // The browser makes the next upload wait for what the one that was stopped would have taken.
  await limit(-1);
  await limit(RATE);
  await button.click();
  await expect(dialog.getByText(/Envoi [1-9]\d?\s%/)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await expect(page.getByText("Erreur lors de l'upload des fichiers")).toBeVisible();
  await expect(dialog.getByText('Connexion impossible', { exact: false })).toBeVisible();
  expect(await rowOf(baseURL, name)).toBeNull();
  await context.setOffline(false);
  await limit(-1);
  await dialog.getByRole('button', { name: `Réessayer «\u00a0${name}\u00a0»` }).click();
  await expect(page.getByText('1 fichier(s) uploadé(s) avec succès')).toBeVisible({ timeout: 30_000 });
  expect(await rowOf(baseURL, name)).toMatchObject({
    file_size: buffer.length,
    media_type: 'video',
    width: null,
  });
  expect(await storedFiles(baseURL, slugPart(name))).toHaveLength(1);
});

test('a row that is refused takes its file back, one without an answer is finished by the retry', async ({
  page,
  baseURL,
}) => {
  await signIn(page, demoEmail('admin'));
  await page.goto('/admin/media');
  const name = uniqueName('en deux temps');
  const rows = '**/rest/v1/media_library?select=id';
  await page.route(rows, (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"code":"23514","message":"no"}' }),
  );
  const dialog = await choose(page, image(name));
  await dialog.getByRole('button', { name: 'Uploader' }).click();
  await expect(dialog.getByText('Une valeur n’a pas le format attendu.')).toBeVisible();
  expect(await storedFiles(baseURL, slugPart(name))).toEqual([]);

  await page.unroute(rows);
  // The row is made, and the answer gets lost on its way.
  await page.route(rows, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Uploader' }).click();
  await expect(dialog.getByText('Le fichier est envoyé, mais pas encore enregistré.')).toBeVisible();
  await page.unroute(rows);
  await dialog.getByRole('button', { name: 'Uploader' }).click();
  await expect(page.getByText('1 fichier(s) uploadé(s) avec succès')).toBeVisible();
  expect(await rowOf(baseURL, name)).not.toBeNull();
  expect(await storedFiles(baseURL, slugPart(name))).toHaveLength(1);
});

test('the 28 system assets are listed, copied, and never removed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, demoEmail('super_admin'));
  await page.goto('/admin/media?type=system');
  const cards = page.getByRole('list', { name: 'Liste des médias' }).getByRole('listitem');
  await expect(cards).toHaveCount(28);
  await expect(cards.first()).toContainText('Taille inconnue');
  await page.getByRole('button', { name: 'Supprimer «\u00a0hero-1.svg\u00a0»' }).click();
  const toast = (title: string) => page.locator('[data-sonner-toast]').filter({ hasText: title });
  await expect(toast('Impossible')).toContainText('Les assets système ne peuvent pas être supprimés');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copier l’import ES6 «\u00a0hero-1.svg\u00a0»' }).click();
  await expect(toast('Copié')).toContainText('Import ES6 copié dans le presse-papiers');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import hero1 from '@/assets/hero-1.svg';",
  );
  await page.getByRole('button', { name: 'Copier l’URL «\u00a0hero-1.svg\u00a0»' }).click();
  await expect(toast('Copié').filter({ hasText: 'URL copiée dans le presse-papiers' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect((await page.request.get(address)).headers()['content-type']).toContain('svg');
});

test('files dropped and pasted wait for a press; closing asks before they are forgotten', async ({
  page,
}) => {
  await signIn(page, demoEmail('editor'));
  await page.goto('/admin/media');
  await expect(page.getByRole('link', { name: 'group-logo.svg' })).toBeVisible();
  const hand = (type: 'drop' | 'paste', name: string) =>
    page.evaluate(
      ([kind, file]) => {
        const data = new DataTransfer();
        data.items.add(new File(['Un texte.'], file, { type: 'text/plain' }));
        const event =
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      },
      [type, name] as const,
    );
  await hand('drop', 'deposee.txt');
  const dialog = page.getByRole('dialog', { name: 'Ajouter des fichiers' });
  await expect(dialog.getByText('deposee.txt')).toBeVisible();
  await hand('paste', 'collee.txt');
  await expect(dialog.getByText('Prêt')).toHaveCount(2);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByText('collee.txt')).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('failures and refusals', () => {
  test.use({ expectedLogs: [/^(query|mutation):/] });

  test('removing warns where a file is used, keeps everything when it fails, then leaves nothing', async ({
    page,
    baseURL,
  }) => {
    await signIn(page, demoEmail('admin'));
    await page.goto('/admin/media');
    const name = uniqueName('couverture');
    await upload(page, image(name));
    const row = await rowOf(baseURL, name);
    const title = `Article de ${name}`;
    const slug = `article-${slugPart(name)}`;
    const { data: content } = await database(baseURL)
      .from('content')
      .insert({ title, slug, content: `![](${row?.file_path})`, cover_media_id: row?.id ?? null })
      .select('id')
      .single();

    await page.goto(`/admin/media?q=${slugPart(name)}&fichier=${row?.id}`);
    const detail = page.getByRole('dialog', { name: 'Détail du fichier' });
    await expect(detail.getByRole('link', { name: title })).toHaveCount(2);
    await detail.getByLabel('Texte alternatif').fill('Une couverture');
    await detail.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Texte alternatif enregistré')).toBeVisible();
    expect((await rowOf(baseURL, name))?.alt_text).toBe('Une couverture');

    await page.route('**/rest/v1/media_library?*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await detail.getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Êtes-vous sûr de vouloir supprimer ce fichier ?',
    });
    await expect(question).toContainText(`Ce fichier est utilisé dans «\u00a0${title}\u00a0»`);
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Impossible de supprimer le fichier')).toBeVisible();
    expect(await storedFiles(baseURL, slugPart(name))).toHaveLength(1);

    await page.unroute('**/rest/v1/media_library?*');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Fichier supprimé avec succès')).toBeVisible();
    await expect(detail).toBeHidden();
    expect(await rowOf(baseURL, name)).toBeNull();
    expect(await storedFiles(baseURL, slugPart(name))).toEqual([]);
    const { data: after } = await database(baseURL)
      .from('content')
      .select('cover_media_id')
      .eq('id', content?.id ?? '')
      .single();
    expect(after).toEqual({ cover_media_id: null });
  });

  test('a list that does not load says so; a removal the database refuses to an editor says so too', async ({
    page,
    baseURL,
  }) => {
    await signIn(page, demoEmail('editor'));
    await page.route('**/rest/v1/media_library?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/admin/media');
    await expect(page.getByText('Impossible de charger les médias').first()).toBeVisible();
    await page.unroute('**/rest/v1/media_library?*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('link', { name: 'group-logo.svg' })).toBeVisible();
    const name = uniqueName('tient bon');
    await upload(page, image(name));

    // A stale tab: what the role may do is not known, so everything is offered.
    await page.route('**/rest/v1/user_roles?*', (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.goto(`/admin/media?q=${slugPart(name)}`);
    await page.getByRole('button', { name: `Supprimer «\u00a0${name}\u00a0»` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Impossible de supprimer le fichier')).toBeVisible();
    await expect(question.getByText('non autorisé pour votre rôle')).toBeVisible();
    expect(await rowOf(baseURL, name)).not.toBeNull();
    expect(await storedFiles(baseURL, slugPart(name))).toHaveLength(1);
  });

  test('people who may not add are offered nothing, and without a role nothing shows', async ({ page }) => {
    await signIn(page, demoEmail('contributor'));
    await page.goto('/admin/media?q=aucun-fichier-de-ce-nom');
    await expect(page.getByText('Aucun résultat')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ajouter des fichiers' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Fichiers orphelins' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/auth');
    await signIn(page, demoEmail(null));
    await page.goto('/admin/media');
    await expect(page.getByText('Votre compte attend un rôle')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Liste des médias' })).toHaveCount(0);
  });
});

test('stored files without a row are found, and removed by a manager', async ({ page, baseURL }) => {
  const orphan = `1600000000000-reste-${crypto.randomUUID().slice(0, 8)}.png`;
  await database(baseURL).storage.from('media').upload(`uploads/${orphan}`, image('').buffer, {
    contentType: 'image/png',
  });
  await signIn(page, demoEmail('admin'));
  // Only files of more than an hour count, so that no upload under way is taken for one.
  await page.route('**/storage/v1/object/list/media', async (route) => {
    const answer = await route.fetch();
    const files = (await answer.json()) as { name: string; created_at: string }[];
    const aged = files.map((file) =>
      file.name === orphan ? { ...file, created_at: '2020-09-13T12:26:40Z' } : file,
    );
    await route.fulfill({ response: answer, json: aged });
  });
  await page.goto('/admin/media');
  await page.getByRole('button', { name: 'Fichiers orphelins' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fichiers orphelins' });
  await expect(dialog.getByText(orphan)).toBeVisible();
  await dialog.getByRole('button', { name: 'Effacer ces fichiers' }).click();
  await expect(dialog.getByText('Aucun fichier orphelin')).toBeVisible();
  expect(await storedFiles(baseURL, orphan)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`at ${width} px nothing overflows and axe finds nothing`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, demoEmail('admin'));
    await page.goto('/admin/media');
    const name = uniqueName(`Vue à ${width}`);
    await upload(page, image(name));
    const expectClean = async () => {
      await expectNoViolation(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    await page.goto(`/admin/media?q=${slugPart(name)}&vue=list`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expectClean();
    await page.goto('/admin/media?type=system');
    await expect(page.getByRole('link', { name: 'group-logo.svg' })).toBeVisible();
    await expectClean();
    const row = await rowOf(baseURL, name);
    await page.goto(`/admin/media?fichier=${row?.id}`);
    await expect(page.getByText('Aucun contenu n’utilise ce fichier.')).toBeVisible();
    await expectClean();
    await page.keyboard.press('Escape');
    const dialog = await choose(page, image('choisie.png'), {
      name: 'refusee.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    });
    await expect(dialog.getByText('Prêt')).toBeVisible();
    await expectClean();
  });
}
