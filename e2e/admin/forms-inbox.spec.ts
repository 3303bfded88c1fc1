import { createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import {
  INBOX_REQUEST_PATTERN,
  insertBusinessRequest,
  insertContactMessage,
  insertJobApplication,
  loadFollowUp,
  openInbox,
} from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^(query|mutation):/] });

test('a follow-up keeps its text offline; a super admin erases the sender', async ({
  page,
  context,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const email = `${uniqueWord}@exemple.com`;
  const database = createSecretKeyClient(baseURL);
  const id = await insertBusinessRequest(baseURL, uniqueWord, { last_name: 'Koné', message: 'Deux\nlignes' });
  await insertContactMessage(baseURL, uniqueWord);
  const cvPath = await insertJobApplication(baseURL, uniqueWord);
  await database.from('newsletter_subscriptions').insert({ email });
  await signInByRequest(page, getDemoEmail('super_admin'));
  // checks that the pattern matches a real request, because staff-roles.spec.ts expects none from other roles
  const inboxRequest = page.waitForRequest(INBOX_REQUEST_PATTERN);
  await openInbox(page);
  expect((await inboxRequest).url()).toContain('submissions');
  await expect(
    page.getByText(
      'Les données des formulaires sont protégées. Seuls les super-admins peuvent les consulter.',
    ),
  ).toBeVisible();
  await page.getByRole('searchbox').fill(uniqueWord.toUpperCase());
  const rows = page.locator('table tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'Contacts Business 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Page Contact' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Mamadou Bâ');
  await page.getByRole('link', { name: 'Toutes', exact: true }).click();

  await test.step('the typed follow-up is kept until it is saved, even without a network', async () => {
    await page.getByRole('link', { name: /Awa Koné/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Awa Koné' });
    await expect(drawer.getByText('Deux\nlignes')).toBeVisible();
    await drawer.getByLabel('Statut').selectOption({ label: 'En cours' });
    const note = drawer.getByLabel('Note interne');
    await note.fill('Écrite dans un tunnel');
    await drawer.getByRole('link', { name: 'Entrée précédente' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer la rédaction' }).click();
    await context.setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Impossible d’enregistrer le suivi')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Suivi' }).getByRole('alert')).toContainText(
      'Connexion impossible',
    );
    await expect(note).toHaveValue('Écrite dans un tunnel');
    await context.setOffline(false);
    await drawer.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Suivi enregistré')).toBeVisible();
    await expect(drawer.getByText(/Dernier suivi le .* par Aïssatou Diallo/)).toBeVisible();
    expect(await loadFollowUp(baseURL, 'business_contacts', id)).toMatchObject({
      status: 'in_progress',
      note: 'Écrite dans un tunnel',
      // Aïssatou Diallo, the super admin of supabase/seed.sql
      handled_by: 'd0000000-0000-4000-8000-000000000001',
    });
    await drawer.getByRole('link', { name: 'Entrée précédente' }).click();
    await expect(page.getByRole('dialog', { name: 'Mamadou Bâ' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('table')).toContainText('En cours');
  });

  await test.step('the subscription is switched off and on again', async () => {
    await page.getByRole('tab', { name: /^Newsletter/ }).click();
    const loadIsActive = async () =>
      (await database.from('newsletter_subscriptions').select('is_active').eq('email', email).single()).data
        ?.is_active;
    const subscriptionSwitch = page.getByRole('switch', { name: `Abonnement\u00a0: ${email}` });
    await subscriptionSwitch.click();
    await expect(subscriptionSwitch).not.toBeChecked();
    await expect(page.getByText('Abonnement désactivé')).toBeVisible();
    expect(await loadIsActive()).toBe(false);
    await subscriptionSwitch.click();
    await expect(subscriptionSwitch).toBeChecked();
    await expect.poll(loadIsActive).toBe(true);
  });

  await page.getByRole('tab', { name: /^Candidatures/ }).click();
  await page.getByRole('link', { name: /Awa Diop/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Awa Diop' });
  const downloadPromise = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Ouvrir le CV' }).click();
  expect((await downloadPromise).suggestedFilename()).toBe('cv-awa-diop.pdf');

  await test.step('the erasure lists the rows, and deletes them and the CV', async () => {
    await drawer.getByRole('button', { name: 'Effacer cette personne' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('listitem')).toHaveText([
      '1 contact business',
      '1 message de la page Contact',
      '1 candidature',
      '1 abonnement à la newsletter',
      '1 fichier CV',
    ]);
    // « Back » closes only the confirmation
    const address = page.url();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(drawer).toBeVisible();
    expect(page.url()).toBe(address);
    await drawer.getByRole('button', { name: 'Effacer cette personne' }).click();
    await question.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(page.getByText('Données effacées')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Aucun résultat')).toBeVisible();
    expect((await database.storage.from('cv').download(cvPath)).data).toBeNull();
  });
});

test('a tab shows rows of two tables as one sorted list, and sets statuses', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  const database = createSecretKeyClient(baseURL);
  const toColumns = (index: number) => ({
    email: `${uniqueWord}.${index}@exemple.com`,
    subject: 'Autre',
    created_at: new Date(Date.UTC(2026, 0, 1, 12, index)).toISOString(),
  });
  // 26 rows, each a minute newer than the one before: every third is a message, the 17 others are business requests
  const numbers = Array.from({ length: 26 }, (_, index) => index);
  await database
    .from('business_contacts')
    .insert(
      numbers
        .filter((index) => index % 3 > 0)
        .map((index) => ({ ...toColumns(index), first_name: 'Rang', last_name: `${index}` })),
    )
    .throwOnError();
  await database
    .from('contact_messages')
    .insert(
      numbers
        .filter((index) => index % 3 === 0)
        .map((index) => ({ ...toColumns(index), name: `Rang ${index}`, message: 'Texte' })),
    )
    .throwOnError();
  await signInByRequest(page, getDemoEmail('super_admin'));
  await openInbox(page, `?q=${uniqueWord}`);
  const names = page.locator('table tbody td:nth-child(2) a > span:first-child');
  const listExpectedNames = (highest: number, rowCount: number) =>
    Array.from({ length: rowCount }, (_, step) => `Rang ${highest - step}`);
  await expect(names).toHaveText(listExpectedNames(25, 20));
  await page.getByRole('link', { name: 'Dernière page' }).click();
  await expect(names).toHaveText(listExpectedNames(5, 6));
  await expect(page.getByText('21–26 sur 26')).toBeVisible();
  await page.getByRole('link', { name: 'Page précédente' }).click();
  await expect(names).toHaveText(listExpectedNames(25, 20));

  // a status is set for all results, and for one row
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check();
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('20 sélectionnés');
  await bar.getByRole('button', { name: 'Sélectionner les 26 résultats' }).click();
  await expect(bar).toContainText('26 sélectionnés');
  // the notice about data protection, which stays for eight seconds, does not cover the bar
  await bar.getByRole('button', { name: 'Statut' }).click({ timeout: 4000 });
  await page.getByRole('button', { name: 'Traité', exact: true }).click();
  const result = page.getByRole('region', { name: 'Résultat' });
  await expect(result).toContainText('26 entrées passées à « Traité »');
  const { count } = await database
    .from('business_contacts')
    .select('*', { count: 'exact', head: true })
    .like('email', `${uniqueWord}%`)
    .eq('status', 'done');
  expect(count).toBe(17);

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('button', { name: 'Changer le statut\u00a0: Rang 24' });
  await menu.focus();
  await page.keyboard.press('Enter');
  // the second Tab reaches the item « En cours »
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Suivi enregistré')).toBeVisible();
  await expect(menu).toContainText('En cours');
  await expect(menu).toBeFocused();
});
