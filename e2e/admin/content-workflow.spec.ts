import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent, loadContent, openEditor, pressSaveButton } from '../support/content.ts';
import { getDemoEmail, signInByRequest, signInToDashboard } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';

const countBinRows = async (baseURL: string | undefined, id: string) =>
  (await createSecretKeyClient(baseURL).from('content_bin').select('id').eq('id', id)).data?.length;

test('a duplicate is a draft; deletions are undone, restored from the bin or erased', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page, getDemoEmail('admin'));
  const { id, slug, title } = await insertContent(baseURL, {
    status: 'published',
    content: 'Le texte à copier.',
  });
  await page.goto(`/admin/content?q=${slug}`);
  await page.getByRole('button', { name: `Dupliquer «\u00a0${title}\u00a0»` }).click();
  await expect(page.getByText('Contenu dupliqué')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue(
    `Copie\u00a0: ${title}`,
  );
  await expect(page.getByLabel('Slug')).toHaveValue(`copie-essai-${slug}`);
  await expect(page.getByLabel('Contenu')).toHaveText('Le texte à copier.');
  await expect(page.getByLabel('Statut')).toHaveValue('draft');

  // a deletion in the editor leads to the list without a failed request
  const failedAddresses: string[] = [];
  page.on('response', (answer) => {
    if (!answer.ok()) failedAddresses.push(answer.url());
  });
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Contenu supprimé avec succès')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Contenu' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  expect(failedAddresses).toEqual([]);
  const rows = page.getByRole('row').filter({ hasText: slug });
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByText('Contenu restauré')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByLabel('Sélectionner la page').check();
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la sélection' }).click();
  await expect(page.getByRole('region', { name: 'Résultat' })).toContainText('2 contenus supprimés');
  expect(await loadContent(baseURL, id)).toBe(null);
  await page.getByRole('button', { name: 'Annuler la suppression' }).click();
  await expect(page.getByText('2 contenus revenus tels qu’ils étaient')).toBeVisible();
  await expect(rows).toHaveCount(2);
  expect((await loadContent(baseURL, id))?.status).toBe('published');

  await page.getByRole('button', { name: `Supprimer «\u00a0${title}\u00a0»` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(rows).toHaveCount(1);
  // another text takes the slug of the deleted text
  const table = createSecretKeyClient(baseURL).from('content');
  await table.insert({ title: 'Un autre', slug, content: '' });
  const erasedText = await insertContent(baseURL);
  await table.delete().eq('id', erasedText.id);
  await page.getByRole('link', { name: 'Corbeille' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corbeille' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('par Kwame Mensah');
  const search = page.getByLabel('Rechercher dans la corbeille');
  await search.fill(title.toUpperCase());
  await expect(page.getByRole('status').filter({ hasText: '1 contenu supprimé' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: `Restaurer «\u00a0${title}\u00a0»` }).click();
  await expect(page.getByText(`il a maintenant «\u00a0${slug}-2\u00a0»`)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);

  await search.fill(erasedText.title);
  await page
    .getByRole('button', { name: `Supprimer définitivement «\u00a0${erasedText.title}\u00a0»` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Contenu supprimé définitivement')).toBeVisible();
  expect(await countBinRows(baseURL, erasedText.id)).toBe(0);
});

test('a contributor proposes a draft twice, and a reviewer returns then publishes it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, title } = await insertContent(baseURL, { author: getDemoEmail('contributor') });
  const context = await browser.newContext({ baseURL });
  const reviewer = await context.newPage();
  await signInByRequest(page, getDemoEmail('contributor'));
  await openEditor(page, id);
  await expect(page.getByText('un éditeur les publie')).toBeVisible();
  await page.getByRole('button', { name: 'Proposer à la relecture' }).click();
  await expect(page.getByText('Texte proposé à la relecture')).toBeVisible();
  // the author's next save meets no conflict
  await page.getByLabel('Contenu').fill('Une phrase de plus.');
  await pressSaveButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();

  await signInToDashboard(reviewer, getDemoEmail('editor'));
  await reviewer
    .locator('section', { has: reviewer.getByRole('heading', { name: 'À relire' }) })
    .getByRole('link', { name: 'Tout voir' })
    .click();
  await expect(reviewer).toHaveURL('/admin/content?status=review');
  await reviewer.getByRole('link', { name: title }).click();
  const notice = reviewer.getByRole('region', { name: 'Relecture' });
  await expect(notice).toContainText('propose ce texte à la relecture');
  await expect(
    reviewer.getByRole('status').getByText('Jean-Baptiste Nkoulou a aussi ce texte ouvert.'),
  ).toBeVisible();
  await expectNoViolation(reviewer);
  await notice.getByRole('button', { name: 'Renvoyer avec un mot' }).click();
  const dialog = reviewer.getByRole('dialog', { name: 'Renvoyer à l’auteur' });
  await dialog.getByLabel('Votre mot').fill('Citez la source du chiffre.');
  await dialog.getByRole('button', { name: 'Renvoyer' }).click();
  await expect(reviewer.getByText('Texte renvoyé à son auteur')).toBeVisible();

  await openPath(page, '/admin');
  await expect(page.getByRole('link', { name: title }).filter({ hasText: 'À reprendre' })).toBeVisible();
  const decisions = page.locator('section', {
    has: page.getByRole('heading', { name: 'Décisions sur vos textes' }),
  });
  await expect(decisions.getByRole('link', { name: title })).toContainText(
    'vous le renvoie\u00a0: «\u00a0Citez la source du chiffre.\u00a0»',
  );
  await decisions.getByRole('link', { name: title }).click();
  await expect(page.getByRole('region', { name: 'Relecture' })).toContainText('Citez la source du chiffre.');
  await page.getByRole('button', { name: 'Proposer à la relecture' }).click();
  // « Reprendre » proves that the proposal is stored: the toast of the first one may still be visible
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();

  await openPath(reviewer, '/admin/content?status=review');
  await reviewer.getByRole('link', { name: title }).click();
  await expect(notice).toContainText('propose ce texte à la relecture');
  await reviewer.getByLabel('Statut').selectOption('Publié');
  await pressSaveButton(reviewer);
  await expect(reviewer.getByText('Contenu mis à jour avec succès')).toBeVisible();
  await expect(notice).toHaveCount(0);
  const { data } = await createSecretKeyClient(baseURL)
    .from('content')
    .select('status, review_requested_at, review_note')
    .eq('id', id)
    .single();
  expect(data).toEqual({ status: 'published', review_requested_at: null, review_note: '' });
  await context.close();
});

test('a preview link shows a draft without sign-in until staff withdraw it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByRequest(page, getDemoEmail('editor'));
  const { id, title } = await insertContent(baseURL, {
    content: '## Une partie\n\nPas encore en ligne.',
  });
  await openEditor(page, id);
  const dialog = page.getByRole('dialog', { name: 'Lien d’aperçu' });
  await page.getByRole('button', { name: 'Lien d’aperçu' }).click();
  await dialog.getByRole('button', { name: 'Créer un lien' }).click();
  const address = await dialog.getByLabel('Nouveau lien').inputValue();
  await expectNoViolation(page);

  const context = await browser.newContext({ baseURL });
  const visitor = await context.newPage();
  const sentUrls: string[] = [];
  visitor.on('request', (request) => {
    sentUrls.push(request.url(), request.headers().referer ?? '');
  });
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Pas encore en ligne.')).toBeVisible();
  const banner = visitor.getByRole('complementary', { name: 'Aperçu' });
  await expect(banner).toContainText('ce texte n’est pas en ligne');
  // on a first visit, the question about cookies must not cover it
  await expect(visitor.getByRole('region', { name: 'Vos choix de cookies' })).toBeVisible();
  await banner.click({ trial: true });
  // a link to a part of the page keeps the preview and its address
  await visitor.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(visitor).toHaveURL(address);
  await expect(banner).toBeVisible();
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoViolation(visitor);
  const token = address.split('=').at(-1) ?? '';
  expect(token).toHaveLength(43);
  expect(sentUrls.filter((text) => text.includes(token))).toEqual([]);
  // a link to a part of the press page leaves the preview
  await visitor.locator('main a[href="/presse#contact-presse"]').click();
  await expect(visitor.locator('#contact-presse')).toBeInViewport();
  await visitor.goBack();
  await expect(banner).toBeVisible();

  await dialog.getByRole('button', { name: /^Retirer le lien/ }).click();
  await expect(dialog.getByLabel('Nouveau lien')).toBeHidden();
  await visitor.reload();
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Cet aperçu n’est plus disponible' }),
  ).toBeVisible();
  await context.close();
});
