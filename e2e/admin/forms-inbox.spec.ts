import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { signInWithPermission } from '../support/accounts.ts';
import { expectAccessibleInDarkTheme } from '../support/axe.ts';
import { createApiClient, createSecretKeyClient } from '../support/backend.ts';
import * as faults from '../support/faults.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import {
  INBOX_REQUEST_PATTERN,
  insertBusinessRequest,
  insertContactMessage,
  insertJobApplication,
  insertPressRequest,
  openInbox,
} from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^(query|mutation):/] });

const PROTECTED_NOTICE =
  'Les données des formulaires sont protégées. Seuls les super-admins peuvent les consulter.';

test('roles without form permissions see an empty inbox', async ({ page }) => {
  await signInByRequest(page, getDemoEmail('admin'));
  await openInbox(page);
  await expect(page.getByText(PROTECTED_NOTICE)).toBeVisible();
  for (const [tab, emptyMessage] of [
    ['Contacts Business', 'Aucun contact business'],
    ['Contacts Presse', 'Aucun contact presse'],
    ['Candidatures', 'Aucune candidature'],
    ['Newsletter', 'Aucun abonné à la newsletter'],
  ] as const) {
    await page.getByRole('tab', { name: `${tab} 0 entrée`, exact: true }).click();
    await expect(page.getByRole('tabpanel').getByText(emptyMessage)).toBeVisible();
  }
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exporter' })).toHaveCount(0);
});

/** Returns the stored follow-up of a business request. */
async function loadFollowUp(baseURL: string | undefined, id: string) {
  const { data, error } = await createSecretKeyClient(baseURL)
    .from('business_contacts')
    .select('status, note, handled_by')
    .eq('id', id)
    .single();
  if (error) throw error;
  return data;
}

test('a super admin finds a submission and saves its follow-up, even after going offline', async ({
  page,
  context,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const id = await insertBusinessRequest(baseURL, uniqueWord, { last_name: 'Koné', message: 'Deux\nlignes' });
  await insertContactMessage(baseURL, uniqueWord);
  await signInByRequest(page, getDemoEmail('super_admin'));
  // proves that the pattern matches: staff-roles.spec.ts expects no such request of other roles
  const inboxRequest = page.waitForRequest(INBOX_REQUEST_PATTERN);
  await openInbox(page);
  expect((await inboxRequest).url()).toContain('submissions');
  await expect(page.getByText(PROTECTED_NOTICE)).toBeVisible();
  await page.getByRole('searchbox').fill(uniqueWord.toUpperCase());
  const rows = page.locator('table tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'Contacts Business 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Page Contact' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Mamadou Bâ');
  await page.getByRole('link', { name: 'Toutes', exact: true }).click();
  await page.getByRole('link', { name: /Awa Koné/ }).click();

  const drawer = page.getByRole('dialog', { name: 'Awa Koné' });
  await expect(drawer.getByText('Deux\nlignes')).toBeVisible();
  const reply = await drawer.getByRole('link', { name: 'Répondre par e-mail' }).getAttribute('href');
  expect(reply).toContain(`mailto:${uniqueWord}@exemple.com?subject=Re%3A%20Publicit%C3%A9&body=`);

  await drawer.getByLabel('Statut').selectOption({ label: 'En cours' });
  await drawer.getByLabel('Note interne').fill('Rappeler lundi');
  const question = page.getByRole('alertdialog');
  await drawer.getByRole('link', { name: 'Entrée précédente' }).click();
  await question.getByRole('button', { name: 'Continuer la rédaction' }).click();
  await expect(drawer.getByLabel('Note interne')).toHaveValue('Rappeler lundi');
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Suivi enregistré')).toBeVisible();
  await expect(drawer.getByText(/Dernier suivi le .* par Aïssatou Diallo/)).toBeVisible();
  expect(await loadFollowUp(baseURL, id)).toEqual({
    status: 'in_progress',
    note: 'Rappeler lundi',
    // Aïssatou Diallo, the super admin of supabase/seed.sql
    handled_by: 'd0000000-0000-4000-8000-000000000001',
  });

  await test.step('without a network a note is kept and saved later', async () => {
    const note = drawer.getByLabel('Note interne');
    await note.fill('Écrite dans un tunnel');
    await context.setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Impossible d’enregistrer le suivi')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Suivi' }).getByRole('alert')).toContainText(
      'Connexion impossible',
    );
    await expect(note).toHaveValue('Écrite dans un tunnel');
    await context.setOffline(false);
    await drawer.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(async () => (await loadFollowUp(baseURL, id)).note).toBe('Écrite dans un tunnel');
    await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0);
  });

  await drawer.getByRole('link', { name: 'Entrée précédente' }).click();
  await expect(page.getByRole('dialog', { name: 'Mamadou Bâ' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('table')).toContainText('En cours');
});

test('a tab shows two tables as one sorted list, and sets statuses', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  const database = createSecretKeyClient(baseURL);
  const createdAt = (index: number) => new Date(Date.UTC(2026, 0, 1, 12, index)).toISOString();
  const numbers = Array.from({ length: 45 }, (_, index) => index);
  await database.from('business_contacts').insert(
    numbers
      .filter((index) => index % 3 > 0)
      .map((index) => ({
        first_name: 'Rang',
        last_name: `${index}`,
        email: `${uniqueWord}.${index}@exemple.com`,
        subject: 'Autre',
        created_at: createdAt(index),
      })),
  );
  await database.from('contact_messages').insert(
    numbers
      .filter((index) => index % 3 === 0)
      .map((index) => ({
        name: `Rang ${index}`,
        email: `${uniqueWord}.${index}@exemple.com`,
        subject: 'Rang',
        message: 'Texte',
        created_at: createdAt(index),
      })),
  );
  await signInByRequest(page, getDemoEmail('super_admin'));
  await openInbox(page, `?q=${uniqueWord}`);
  const names = page.locator('table tbody td:nth-child(2) a > span:first-child');
  const listExpectedNames = (from: number, rows: number) =>
    Array.from({ length: rows }, (_, step) => `Rang ${from - step}`);
  await expect(names).toHaveText(listExpectedNames(44, 20));
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(names).toHaveText(listExpectedNames(24, 20));
  await page.getByRole('link', { name: 'Dernière page' }).click();
  await expect(names).toHaveText(listExpectedNames(4, 5));
  await expect(page.getByText('41–45 sur 45')).toBeVisible();
  await page.getByRole('link', { name: 'Page précédente' }).click();
  await expect(names).toHaveText(listExpectedNames(24, 20));
  await page.reload();
  await expect(names).toHaveText(listExpectedNames(24, 20));

  // a status is set for all results, undone, and set for one row
  const otherWord = createUniqueWord();
  const emails = Array.from({ length: 25 }, (_, index) => `${otherWord}.${index}@exemple.com`);
  const message = { name: 'Awa', subject: 'Visite', message: 'Bonjour' };
  await database.from('contact_messages').insert(emails.map((email) => ({ ...message, email })));
  await insertBusinessRequest(baseURL, otherWord, { last_name: 'Koné' });
  const countDone = async () =>
    (
      await database
        .from('contact_messages')
        .select('*', { count: 'exact', head: true })
        .like('email', `${otherWord}%`)
        .eq('status', 'done')
    ).count;
  await openInbox(page, `?q=${otherWord}`);
  await expect(page.locator('table tbody tr').first()).toContainText('Koné');
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check();
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('20 sélectionnés');
  await bar.getByRole('button', { name: 'Sélectionner les 26 résultats' }).click();
  await expect(bar).toContainText('26 sélectionnés');
  await bar.getByRole('button', { name: 'Statut' }).click();
  await page.getByRole('button', { name: 'Traité', exact: true }).click();
  const result = page.getByRole('region', { name: 'Résultat' });
  await expect(result).toContainText('26 entrées passées à « Traité »');
  expect(await countDone()).toBe(25);
  // The undo keeps the row that a colleague has changed since.
  await database
    .from('contact_messages')
    .update({ status: 'spam' })
    .eq('email', emails[0] ?? '');
  await result.getByRole('button', { name: 'Annuler' }).click();
  await expect(result).toContainText('25 entrées rétablies');
  await expect(result).toContainText('Un collègue l’a modifiée depuis.');
  expect(await countDone()).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('button', { name: 'Changer le statut de Awa Koné' });
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

test('erasing a person lists the rows, and deletes them and the CV', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  const cvPath = await insertJobApplication(baseURL, uniqueWord);
  await insertBusinessRequest(baseURL, uniqueWord);
  await insertContactMessage(baseURL, uniqueWord);
  const database = createSecretKeyClient(baseURL);
  await database.from('newsletter_subscriptions').insert({ email: `${uniqueWord}@exemple.com` });
  await signInByRequest(page, getDemoEmail('super_admin'));
  await openInbox(page, `?onglet=newsletter&q=${uniqueWord}`);

  await test.step('the subscription is switched off and on again', async () => {
    const loadIsActive = async () =>
      (
        await database
          .from('newsletter_subscriptions')
          .select('is_active')
          .eq('email', `${uniqueWord}@exemple.com`)
          .single()
      ).data?.is_active;
    const subscriptionSwitch = page.getByRole('switch', {
      name: `Abonnement de ${uniqueWord}@exemple.com`,
    });
    await subscriptionSwitch.click();
    await expect(subscriptionSwitch).not.toBeChecked();
    await expect(page.getByText('Abonnement désactivé')).toBeVisible();
    await expect(page.getByText('Inactif', { exact: true }).last()).toBeVisible();
    expect(await loadIsActive()).toBe(false);
    await subscriptionSwitch.click();
    await expect(subscriptionSwitch).toBeChecked();
    await expect.poll(loadIsActive).toBe(true);
  });

  await page.getByRole('tab', { name: /^Candidatures/ }).click();
  await page.getByRole('link', { name: /Awa Diop/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Awa Diop' });
  // an answer without a link opens nothing
  const openButton = drawer.getByRole('button', { name: 'Ouvrir le CV' });
  const openedUrls: string[] = [];
  page.on('request', (request) => {
    // such as /undefined, or /object/sign/cv/name.pdf?token=…
    if (/undefined|\/object\/sign\/.*\?/.test(request.url())) openedUrls.push(request.url());
  });
  const signRequests = /\/storage\/v1\/object\/sign\/cv\//;
  const removeFault = await faults.injectFault(page, signRequests, faults.captivePortalFault, 'POST');
  await openButton.click();
  const toast = findToast(page, 'Impossible d’ouvrir le CV');
  await expect(toast).toContainText(faults.expectedAdminErrorMessages.unexpected);
  expect(openedUrls).toEqual([]);
  await removeFault();
  await toast.getByRole('button', { name: 'Fermer la notification' }).click();
  const downloadPromise = page.waitForEvent('download');
  await openButton.click();
  const download = await downloadPromise;
  expect(download.suggestedFilename()).toBe('cv-awa-diop.pdf');

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
  for (const table of [
    'business_contacts',
    'contact_messages',
    'job_applications',
    'newsletter_subscriptions',
  ] as const) {
    const { count } = await database
      .from(table)
      .select('id', { count: 'exact', head: true })
      .eq('email', `${uniqueWord}@exemple.com`);
    expect(count, table).toBe(0);
  }
  expect((await database.storage.from('cv').download(cvPath)).data).toBeNull();
});

test('two people who save one row see both versions and lose nothing', async ({ page, baseURL }) => {
  const id = await insertPressRequest(baseURL, createUniqueWord());
  const account = await signInWithPermission(page, baseURL, 'forms_press');
  await page.goto(`/admin/forms?onglet=presse&ouvrir=press_contacts~${id}`);
  const drawer = page.getByRole('dialog', { name: 'Awa Diop' });
  const dueField = drawer.getByLabel('À traiter pour le');
  await dueField.fill('2020-01-01');
  await drawer.getByLabel('Statut').selectOption('in_progress');
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Suivi enregistré, sauf la date')).toBeVisible();
  await expect(page.getByText('Suivi enregistré', { exact: true })).toHaveCount(0);
  await expect(drawer.getByText('Tout est enregistré, sauf la date')).toBeVisible();
  await expect(dueField).toHaveAccessibleDescription(/Cette date est passée/);
  await expect(dueField).toBeFocused();
  await expect
    .poll(
      async () =>
        (await createSecretKeyClient(baseURL).from('press_contacts').select('status').eq('id', id)).data,
    )
    .toEqual([{ status: 'in_progress' }]);
  await expect(dueField).toHaveValue('2020-01-01');
  await drawer.getByLabel('Note interne').fill('Rappeler lundi');
  const colleague = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
  await colleague.auth.signInWithPassword({ email: getDemoEmail('super_admin'), password: DEMO_PASSWORD });
  await colleague.from('press_contacts').update({ status: 'done', note: 'Déjà rappelée' }).eq('id', id);
  await dueField.fill(getDateInNextYear());
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();

  const conflictNotice = drawer.getByRole('alert');
  await expect(conflictNotice).toContainText('Aïssatou Diallo a enregistré ce suivi entre-temps');
  await expect(conflictNotice).toContainText('Déjà rappelée');
  await expect(conflictNotice).toContainText('Traité');
  await expect(drawer.getByLabel('Statut')).toHaveValue('done');
  await expect(drawer.getByLabel('Note interne')).toHaveValue('Rappeler lundi');
  const loadPressFollowUp = () =>
    createSecretKeyClient(baseURL)
      .from('press_contacts')
      .select('status, note, due_on, handled_by')
      .eq('id', id)
      .single();
  expect((await loadPressFollowUp()).data).toMatchObject({
    status: 'done',
    note: 'Déjà rappelée',
    due_on: null,
  });
  await expectAccessibleInDarkTheme(page);

  await drawer.getByLabel('Note interne').fill('Déjà rappelée ; rappeler lundi');
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Suivi enregistré', { exact: true })).toBeVisible();
  await expect(conflictNotice).toHaveCount(0);
  expect((await loadPressFollowUp()).data).toEqual({
    status: 'done',
    note: 'Déjà rappelée ; rappeler lundi',
    due_on: getDateInNextYear(),
    handled_by: account.id,
  });
});

/** Returns a date in the next year, which the date field accepts on any day. */
function getDateInNextYear(): string {
  return `${new Date().getFullYear() + 1}-05-02`;
}
