import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { signInWithPermission } from '../support/accounts.ts';
import { expectAccessibleInDarkTheme } from '../support/axe.ts';
import { createApiClient, createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import {
  INBOX_REQUEST_PATTERN,
  insertBusinessRequest,
  insertContactMessage,
  insertJobApplication,
  insertPressRequest,
  openInbox,
} from '../support/submissions.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^(query|mutation):/] });

/** Returns the stored follow-up of a submission. */
async function loadFollowUp(
  baseURL: string | undefined,
  table: 'business_contacts' | 'press_contacts',
  id: string,
) {
  const { data } = await createSecretKeyClient(baseURL)
    .from(table)
    .select('status, note, assignee, due_on, handled_by')
    .eq('id', id)
    .single()
    .throwOnError();
  return data;
}

test('a super admin follows up a submission, even offline, and erases its sender', async ({
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
  // proves that the pattern matches: staff-roles.spec.ts expects no such request of other roles
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
    const subscriptionSwitch = page.getByRole('switch', { name: `Abonnement de ${email}` });
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

test('a tab shows two tables as one sorted list, and sets statuses', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  const database = createSecretKeyClient(baseURL);
  const toColumns = (index: number) => ({
    email: `${uniqueWord}.${index}@exemple.com`,
    subject: 'Autre',
    created_at: new Date(Date.UTC(2026, 0, 1, 12, index)).toISOString(),
  });
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
  const listExpectedNames = (from: number, rows: number) =>
    Array.from({ length: rows }, (_, step) => `Rang ${from - step}`);
  await expect(names).toHaveText(listExpectedNames(25, 20));
  await page.getByRole('link', { name: 'Dernière page' }).click();
  await expect(names).toHaveText(listExpectedNames(5, 6));
  await expect(page.getByText('21–26 sur 26')).toBeVisible();
  await page.getByRole('link', { name: 'Page précédente' }).click();
  await expect(names).toHaveText(listExpectedNames(25, 20));

  // a status is set for all results, undone, and set for one row
  const countDone = async () =>
    (
      await database
        .from('business_contacts')
        .select('*', { count: 'exact', head: true })
        .like('email', `${uniqueWord}%`)
        .eq('status', 'done')
    ).count;
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
  expect(await countDone()).toBe(17);
  // The undo keeps the row that a colleague has changed since.
  await database.from('business_contacts').update({ status: 'spam' }).eq('email', toColumns(25).email);
  await result.getByRole('button', { name: 'Annuler' }).click();
  await expect(result).toContainText('25 entrées rétablies');
  await expect(result).toContainText('Un collègue l’a modifiée depuis.');
  expect(await countDone()).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('button', { name: 'Changer le statut de Rang 24' });
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

test('a press officer sees no other form, and loses nothing when a colleague saves', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const id = await insertPressRequest(baseURL, uniqueWord, { message: 'Une interview ?' });
  await insertBusinessRequest(baseURL, uniqueWord);
  const account = await signInWithPermission(page, baseURL, 'forms_press');
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    const otherForms = /business_contacts|contact_messages|job_applications|newsletter_subscriptions/;
    if (otherForms.test(`${request.url()} ${request.postData() ?? ''}`)) requestedUrls.push(request.url());
  });
  // the link of an alert: supabase/functions/send-mails/mails/alert.ts
  await page.goto(`/admin/forms?onglet=presse&ouvrir=press_contacts~${id}`);
  await expect(page.getByText(/Vous voyez celles qui vous sont confiées/)).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Awa Diop' });
  await expect(drawer.getByText('Une interview ?')).toBeVisible();
  const reply = drawer.getByRole('link', { name: 'Répondre par e-mail' });
  expect(await reply.getAttribute('href')).toContain(
    `mailto:${uniqueWord}@exemple.com?subject=Re%3A%20Un%20portrait`,
  );
  await expect(drawer.getByRole('button', { name: 'Effacer cette personne' })).toHaveCount(0);

  const note = drawer.getByLabel('Note interne');
  const dueField = drawer.getByLabel('À traiter pour le');
  const saveButton = drawer.getByRole('button', { name: 'Enregistrer' });
  await test.step('a refused date does not prevent the save of the other fields', async () => {
    await dueField.fill('2020-01-01');
    await drawer.getByLabel('Statut').selectOption('in_progress');
    await drawer.getByLabel('Confié à').selectOption({ label: account.name });
    await saveButton.click();
    await expect(page.getByText('Suivi enregistré, sauf la date')).toBeVisible();
    await expect(page.getByText('Suivi enregistré', { exact: true })).toHaveCount(0);
    await expect(drawer.getByText('Tout est enregistré, sauf la date')).toBeVisible();
    await expect(dueField).toHaveAccessibleDescription(/Cette date est passée/);
    await expect(dueField).toBeFocused();
    await expect(dueField).toHaveValue('2020-01-01');
    expect(await loadFollowUp(baseURL, 'press_contacts', id)).toMatchObject({
      status: 'in_progress',
      assignee: account.id,
    });
  });

  await test.step('a save over that of a colleague shows both versions first', async () => {
    await note.fill('Rappeler lundi');
    const colleague = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
    await colleague.auth.signInWithPassword({ email: getDemoEmail('super_admin'), password: DEMO_PASSWORD });
    await colleague.from('press_contacts').update({ status: 'done', note: 'Déjà rappelée' }).eq('id', id);
    await dueField.fill(getDateInNextYear());
    await saveButton.click();
    const conflictNotice = drawer.getByRole('alert');
    await expect(conflictNotice).toContainText('Aïssatou Diallo a enregistré ce suivi entre-temps');
    await expect(conflictNotice).toContainText('Déjà rappelée');
    await expect(conflictNotice).toContainText('Traité');
    await expect(drawer.getByLabel('Statut')).toHaveValue('done');
    await expect(note).toHaveValue('Rappeler lundi');
    expect(await loadFollowUp(baseURL, 'press_contacts', id)).toMatchObject({
      note: 'Déjà rappelée',
      due_on: null,
    });
    await expectAccessibleInDarkTheme(page);
    await note.fill('Déjà rappelée ; rappeler lundi');
    await saveButton.click();
    await expect(page.getByText('Suivi enregistré', { exact: true })).toBeVisible();
    await expect(conflictNotice).toHaveCount(0);
    await expect(drawer.getByText(`par ${account.name}`)).toBeVisible();
    expect(await loadFollowUp(baseURL, 'press_contacts', id)).toEqual({
      status: 'done',
      note: 'Déjà rappelée ; rappeler lundi',
      assignee: account.id,
      due_on: getDateInNextYear(),
      handled_by: account.id,
    });
  });

  await test.step('list and dashboard name the requests that are assigned to the officer', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab')).toHaveText([/^Contacts Presse/]);
    await page.getByLabel('Confié à').selectOption('Moi');
    await expect(page).toHaveURL(/pour=moi/);
    const rows = page.locator('table tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(account.name);
    const openId = await insertPressRequest(baseURL, createUniqueWord());
    await createSecretKeyClient(baseURL)
      .from('press_contacts')
      .update({ assignee: account.id })
      .eq('id', openId);
    await openPath(page, '/admin');
    const unreadRegion = page.getByRole('region', { name: 'Formulaires à lire' });
    await expect(unreadRegion.getByRole('link', { name: 'Confié à vous : 1' })).toHaveAttribute(
      'href',
      '/admin/forms?status=open&pour=moi',
    );
    expect(requestedUrls).toEqual([]);
  });
});

/** Returns a date in the next year, which the date field accepts on any day. */
function getDateInNextYear(): string {
  return `${new Date().getFullYear() + 1}-05-02`;
}
