import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { ACCOUNT_PASSWORD, type Account, grantRole, signUp } from '../support/accounts.ts';
import { expectAccessibleOnPhoneAndDesktop } from '../support/axe.ts';
import {
  confirmByMail,
  createApiClient,
  database,
  findMailLink,
  loadCaughtMails,
} from '../support/backend.ts';
import { expect, test } from '../support/own-site.ts';
import { demoEmail, openSession } from '../support/staff.ts';
import {
  addApplication,
  addBusinessRequest,
  addPressRequest,
  newSearchWord,
} from '../support/submissions.ts';

// These tests use a site of their own, whose scheduled jobs they start. They run in order, because a site for each
// worker costs more.
test.describe.configure({ mode: 'default' });

/** Signs up an account whose role has this permission only. */
async function signInWithPermission(
  page: Page,
  baseURL: string | undefined,
  permission: string,
): Promise<Account> {
  const account = await signUp(baseURL, 'Rokhaya');
  await confirmByMail(baseURL, account.email);
  const key = `presse_${account.lastName.toLowerCase()}`;
  const owner = database(baseURL);
  await owner.from('roles').insert({ key, label: `Presse ${account.lastName}` });
  await owner.from('role_permissions').insert({ role: key, permission });
  await grantRole(baseURL, account, key);
  await openSession(page, account.email, ACCOUNT_PASSWORD);
  return account;
}

test('a new role gets the permission of the press form', async ({ page, baseURL }) => {
  const label = `Presse ${newSearchWord()}`;
  await openSession(page, demoEmail('super_admin'));
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: 'Nouveau rôle' }).click();
  await page.getByLabel('Nom').fill(label);
  const forms = page.getByRole('group', { name: 'Formulaires reçus' });
  await expect(forms.getByRole('switch')).toHaveCount(4);
  await forms.getByRole('switch', { name: 'Traiter les contacts presse' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Rôle créé avec succès')).toBeVisible();
  const { data } = await database(baseURL)
    .from('role_permissions')
    .select('permission, roles!inner(label)')
    .eq('roles.label', label);
  expect(data?.map(({ permission }) => permission)).toEqual(['forms_press']);
});

test('a press officer goes from an alert to « Traité » and sees no other form', async ({
  page,
  baseURL,
  host,
}) => {
  const mark = newSearchWord();
  const account = await signInWithPermission(page, baseURL, 'forms_press');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Mon compte' }).click();
  const alerts = page.getByRole('group', { name: 'Alertes par e-mail' });
  await expect(alerts.getByRole('combobox')).toHaveCount(1);
  // a press officer follows the press inbox from the start
  await expect(alerts.getByLabel('Contacts Presse')).toHaveValue('each');

  const id = await addPressRequest(baseURL, mark, { last_name: 'Mbaye', message: 'Une interview ?' });
  await addBusinessRequest(baseURL, mark);
  await addApplication(baseURL, mark);
  // alerts skip rows younger than ten seconds
  await host.sql`update public.press_contacts set created_at = now() - interval '11 seconds' where id = ${id}`;
  await host.sql`update public.alert_follows set notified_until = now() - interval '1 minute'`;
  await host.runScheduledJobsOnce();
  let link = '';
  await expect
    .poll(async () => {
      link = await findMailLink(baseURL, account.email);
      return link;
    })
    .toContain(id);
  const [mail] = await loadCaughtMails(baseURL, account.email, /Nouvelle demande de presse/);
  expect(mail?.subject).toBe('Nouvelle demande de presse');
  expect(mail?.text).not.toContain('Une interview');
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    const otherForms = /business_contacts|contact_messages|job_applications|newsletter_subscriptions/;
    if (otherForms.test(`${request.url()} ${request.postData() ?? ''}`)) requestedUrls.push(request.url());
  });

  await page.goto(link);
  await expect(page.getByText(/Vous voyez celles qui vous sont confiées/)).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Awa Mbaye' });
  await expect(drawer.getByText('Une interview ?')).toBeVisible();
  const reply = drawer.getByRole('link', { name: 'Répondre par e-mail' });
  expect(await reply.getAttribute('href')).toContain(
    `mailto:${mark}@exemple.com?subject=Re%3A%20Un%20portrait`,
  );
  await expect(drawer.getByRole('button', { name: 'Effacer cette personne' })).toHaveCount(0);

  await drawer.getByLabel('Confié à').selectOption({ label: account.name });
  await drawer.getByLabel('Note interne').fill('Répondu par mail');
  await drawer.getByLabel('Statut').selectOption({ label: 'Traité' });
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Suivi enregistré')).toBeVisible();
  await expect(drawer.getByText(`par ${account.name}`)).toBeVisible();
  const { data } = await database(baseURL)
    .from('press_contacts')
    .select('status, note, assignee, handled_by')
    .eq('id', id)
    .single();
  expect(data).toEqual({
    ...{ status: 'done', note: 'Répondu par mail', assignee: account.id, handled_by: account.id },
  });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab')).toHaveText([/^Contacts Presse/]);
  await page.getByLabel('Confié à').selectOption('Moi');
  await expect(page).toHaveURL(/pour=moi/);
  const rows = page.locator('table tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Traité');
  await expect(rows).toContainText(account.name);
  expect(requestedUrls).toEqual([]);
  const openId = await addPressRequest(baseURL, newSearchWord());
  await database(baseURL).from('press_contacts').update({ assignee: account.id }).eq('id', openId);
  await page.goto('/admin');
  const unreadRegion = page.getByRole('region', { name: 'Formulaires à lire' });
  await expect(unreadRegion.getByRole('link', { name: 'Confié à vous : 1' })).toHaveAttribute(
    'href',
    '/admin/forms?pour=moi',
  );
  expect(requestedUrls).toEqual([]);
});

test('two people who save one row see both versions and lose nothing', async ({ page, baseURL }) => {
  const id = await addPressRequest(baseURL, newSearchWord());
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
    .poll(async () => (await database(baseURL).from('press_contacts').select('status').eq('id', id)).data)
    .toEqual([{ status: 'in_progress' }]);
  await expect(dueField).toHaveValue('2020-01-01');
  await drawer.getByLabel('Note interne').fill('Rappeler lundi');
  const colleague = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
  await colleague.auth.signInWithPassword({ email: demoEmail('super_admin'), password: DEMO_PASSWORD });
  await colleague.from('press_contacts').update({ status: 'done', note: 'Déjà rappelée' }).eq('id', id);
  await drawer.getByLabel('À traiter pour le').fill(dateInNextYear());
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();

  const conflictNotice = drawer.getByRole('alert');
  await expect(conflictNotice).toContainText('Aïssatou Diallo a enregistré ce suivi entre-temps');
  await expect(conflictNotice).toContainText('Déjà rappelée');
  await expect(conflictNotice).toContainText('Traité');
  await expect(drawer.getByLabel('Statut')).toHaveValue('done');
  await expect(drawer.getByLabel('Note interne')).toHaveValue('Rappeler lundi');
  const loadFollowUp = () =>
    database(baseURL).from('press_contacts').select('status, note, due_on, handled_by').eq('id', id).single();
  expect((await loadFollowUp()).data).toMatchObject({ status: 'done', note: 'Déjà rappelée', due_on: null });
  await expectAccessibleOnPhoneAndDesktop(page);

  await drawer.getByLabel('Note interne').fill('Déjà rappelée ; rappeler lundi');
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Suivi enregistré', { exact: true })).toBeVisible();
  await expect(conflictNotice).toHaveCount(0);
  expect((await loadFollowUp()).data).toEqual({
    ...{ status: 'done', note: 'Déjà rappelée ; rappeler lundi', due_on: dateInNextYear() },
    handled_by: account.id,
  });
});

/** Returns a date in the next year, which the date field accepts on any day. */
function dateInNextYear(): string {
  return `${new Date().getFullYear() + 1}-05-02`;
}
