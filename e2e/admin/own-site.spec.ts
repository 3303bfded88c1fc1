import type { Page } from '@playwright/test';
import { addDays } from 'date-fns';
import type { CaughtMail } from '../../supabase/local/mail/mailbox.ts';
import { signInWithNewAccount, signInWithPermission } from '../support/accounts.ts';
import {
  expectAccessibleInBothThemes,
  expectAccessibleInDarkTheme,
  expectAccessiblePageState,
} from '../support/axe.ts';
import { createSecretKeyClient, findMailLink, loadCaughtMails, sendQueuedMails } from '../support/backend.ts';
import { type IsolatedSite, startIsolatedSite } from '../support/isolated-site.ts';
import { enrolSecondFactor } from '../support/second-factor.ts';
import { getDemoEmail, openAccountDialog, signInByRequest } from '../support/staff.ts';
import { insertBusinessRequest, insertJobApplication, insertPressRequest } from '../support/submissions.ts';
import { test as base, createUniqueEmail, expect, openPath, waitForHydration } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

// These tests send campaigns to every subscriber, run scheduled jobs and change a setting for all staff. Other tests
// cannot share their site. One worker runs them, because each worker would start another site.
base.describe.configure({ mode: 'default' });

let ownSite: IsolatedSite;

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  baseURL: async ({}, use) => use(ownSite?.origin),
});

test.beforeAll(async () => {
  ownSite = await startIsolatedSite({ hasDeployHook: false });
});

test.afterAll(() => ownSite?.stop());

/** Waits for the newest mail to this address whose subject matches. */
async function waitForMail(to: string, subject: RegExp): Promise<CaughtMail> {
  let mail: CaughtMail | undefined;
  await expect
    .poll(async () => {
      // the test does not wait for the scheduled job, which runs once a minute
      await sendQueuedMails(ownSite.origin);
      mail = (await loadCaughtMails(ownSite.origin, to, subject)).at(-1);
      return mail !== undefined;
    })
    .toBe(true);
  return mail as CaughtMail;
}

/** Returns the link with this query parameter in a mail. */
const findLinkWith = (mail: CaughtMail, parameter: string) =>
  new RegExp(`href="([^"]*\\?${parameter}=[^"]+)"`).exec(mail.html)?.[1] ?? '';

const loadIsActive = async (email: string) => {
  const [row] =
    await ownSite.sql`select is_active from public.newsletter_subscriptions where email = ${email}`;
  return row?.is_active;
};

/** Opens the link of a confirmation mail and presses its button. */
async function confirmSubscription(page: Page, mail: CaughtMail) {
  await page.goto(findLinkWith(mail, 'inscription'));
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(page.getByRole('dialog', { name: 'Votre inscription est confirmée' })).toBeVisible();
}

async function subscribe(page: Page, email: string) {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByLabel('Votre adresse email').fill(email);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByText('Inscription réussie !')).toBeVisible();
}

test('a reader confirms, gets a campaign and unsubscribes; a new subscription needs a confirmation', async ({
  page,
}) => {
  const readerEmail = createUniqueEmail('lectrice');
  await subscribe(page, readerEmail);
  expect(await loadIsActive(readerEmail)).toBe(false);
  await confirmSubscription(page, await waitForMail(readerEmail, /Confirmez votre inscription/));
  expect(await loadIsActive(readerEmail)).toBe(true);

  await test.step('staff write a campaign with published stories, send a test, then all mails', async () => {
    await signInByRequest(page, getDemoEmail('super_admin'));
    await page.goto('/admin/forms?onglet=newsletter');
    await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
    await expect(page.getByText('Aucune newsletter')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Nouvelle newsletter' }).first().click();
    await page.getByLabel('Objet').fill('La lettre de mai');
    const intro = page.getByRole('textbox', { name: 'Introduction' });
    await intro.fill('Voici le mois.');
    await intro.press('ControlOrMeta+a');
    await intro.press('ControlOrMeta+b');
    const searchResults = page.getByRole('list', { name: 'Articles trouvés' });
    const firstTitle = await searchResults.getByRole('listitem').nth(0).locator('span').first().innerText();
    await searchResults.getByRole('button').nth(0).click();
    await searchResults.getByRole('button').nth(0).click();
    const stories = page.getByRole('list', { name: 'Articles', exact: true }).getByRole('listitem');
    await expect(stories).toHaveCount(2);
    // « … » stands for a title that is still loading
    await expect(stories.filter({ hasText: '…' })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Monter/ })
      .nth(1)
      .click();
    // « Monter » moved the second story above the first one
    const title = (await stories.nth(0).innerText()).trim();
    expect(firstTitle).not.toContain(title);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Newsletter enregistrée')).toBeVisible();

    const preview = page.frameLocator('iframe[title="Aperçu de la newsletter"]');
    await expect(preview.getByRole('heading', { level: 2 }).first()).toHaveText(title);
    await expect(preview.locator('strong')).toHaveText('Voici le mois.');
    // The preview shows the footer that subscribers get, not the one of a test mail.
    await expect(preview.getByRole('link', { name: 'Se désinscrire' })).toBeVisible();
    await expect(preview.getByText('Ceci est un essai')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sombre' }).click();
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(20, 16, 12)');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Envoyer un essai' }).click();
    const dialog = page.getByRole('dialog', { name: 'Envoyer un essai' });
    const addresses = dialog.getByLabel('Adresses');
    await expect(addresses).toHaveValue(getDemoEmail('super_admin'));
    await addresses.fill(`${getDemoEmail('super_admin')}, sans-arobase`);
    await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(dialog.getByText('Cette adresse n’est pas valable')).toContainText('sans-arobase');
    const colleagueEmail = createUniqueEmail('collegue');
    await addresses.fill(`${getDemoEmail('super_admin')}, ${colleagueEmail}`);
    await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(page.getByText('Essai envoyé')).toBeVisible();
    for (const recipient of [getDemoEmail('super_admin'), colleagueEmail]) {
      const testMail = await waitForMail(recipient, /La lettre de mai/);
      expect(testMail.html).not.toContain('desinscription=');
      expect(testMail.html).toContain('Ceci est un essai');
    }

    await page.getByRole('button', { name: /^Envoyer à \d+/ }).click();
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Envoyée', { timeout: 30_000 });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessibleInDarkTheme(page);
  });

  const campaignMail = await waitForMail(readerEmail, /La lettre de mai/);
  expect(campaignMail.html).toContain('<strong>Voici le mois.</strong>');
  const unsubscribeLink = findLinkWith(campaignMail, 'desinscription');

  await test.step('opening the link does not unsubscribe; its button does', async () => {
    await page.goto(unsubscribeLink);
    const dialog = page.getByRole('dialog', { name: 'Se désinscrire de la newsletter' });
    await expect(dialog).toBeVisible();
    expect(await loadIsActive(readerEmail)).toBe(true);
    await expectAccessiblePageState(page);
    await dialog.getByRole('button', { name: 'Me désinscrire' }).click();
    await expect(page.getByRole('dialog', { name: 'Vous êtes désinscrit' })).toBeVisible();
    expect(await loadIsActive(readerEmail)).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    await expectAccessiblePageState(page);
    await page.getByRole('button', { name: 'Me réinscrire' }).click();
    await expect(page.getByRole('dialog', { name: 'Votre inscription est confirmée' })).toBeVisible();
    expect(await loadIsActive(readerEmail)).toBe(true);
  });

  await test.step('a mail program unsubscribes by the address in the header', async () => {
    const address = String(campaignMail.headers?.['List-Unsubscribe']).slice(1, -1);
    const getResponse = await fetch(address, { redirect: 'manual' });
    expect([getResponse.status, getResponse.headers.get('location')]).toEqual([303, unsubscribeLink]);
    expect(await loadIsActive(readerEmail)).toBe(true);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(address, { method: 'POST', body })).status).toBe(204);
    expect(await loadIsActive(readerEmail)).toBe(false);
  });

  await test.step('a new subscription stays inactive until its owner confirms', async () => {
    await subscribe(page, readerEmail);
    expect(await loadIsActive(readerEmail)).toBe(false);
  });
});

test('a campaign for the press is scheduled, cancelled, and starts at its hour', async ({ page }) => {
  const journalistEmail = createUniqueEmail('journaliste');
  await ownSite.sql`
    insert into public.newsletter_subscriptions (email, audience) values (${journalistEmail}, 'press')`;
  const [draft] = await ownSite.sql`
    insert into public.letters (subject, intro) values ('Rendez-vous presse', 'Bonjour') returning id`;
  await signInByRequest(page, getDemoEmail('super_admin'));
  await page.goto(`/admin/forms/newsletters/${draft?.id}`);
  await page.getByLabel('Destinataires').selectOption('Abonnés à la newsletter presse');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Newsletter enregistrée')).toBeVisible();

  async function scheduleForTomorrow() {
    await page.getByRole('button', { name: 'Programmer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Programmer l’envoi' });
    await dialog.getByLabel('Date et heure d’envoi').fill('2020-01-01T09:00');
    await dialog.getByRole('button', { name: 'Programmer' }).click();
    await expect(dialog.getByText('Cette heure est passée')).toBeVisible();
    const tomorrow = addDays(new Date(), 1).toISOString().slice(0, 10);
    await dialog.getByLabel('Date et heure d’envoi').fill(`${tomorrow}T09:00`);
    await dialog.getByRole('button', { name: 'Programmer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Programmée');
  }
  await scheduleForTomorrow();
  await expectAccessibleInDarkTheme(page);
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  await expect(page.getByText('Envoi annulé')).toBeVisible();
  await scheduleForTomorrow();
  await page.getByRole('link', { name: 'Toutes les newsletters' }).click();
  await expect(page.getByRole('region', { name: 'Programmées' })).toContainText('Envoi prévu le');

  await test.step('a draft restores unsaved text and compares a colleague’s version before saving', async () => {
    const [editedDraft] = await ownSite.sql`
    insert into public.letters (subject, intro) values ('Avant', 'Bonjour') returning id`;
    await openPath(page, `/admin/forms/newsletters/${editedDraft?.id}`);
    const subject = page.getByLabel('Objet');
    await subject.fill('Ma version');
    // The editor writes the backup after a short pause, or when the page closes.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Un texte non enregistré a été retrouvé')).toBeVisible();
    await expect(subject).toHaveValue('Avant');
    await expectAccessibleInDarkTheme(page);
    await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
    await expect(subject).toHaveValue('Ma version');

    await ownSite.sql`update public.letters set subject = 'Sa version' where id = ${editedDraft?.id}`;
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
    await dialog.getByRole('button', { name: 'Comparer' }).click();
    await expect(dialog).toContainText('Objet\u00a0: Sa version');
    await expect(dialog).toContainText('Objet\u00a0: Ma version');
    await dialog.getByRole('button', { name: 'Recharger' }).click();
    await expect(subject).toHaveValue('Sa version');
    await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
    await expect(subject).toHaveValue('Ma version');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Newsletter enregistrée')).toBeVisible();
    const [savedRow] = await ownSite.sql`select subject from public.letters where id = ${editedDraft?.id}`;
    expect(savedRow?.subject).toBe('Ma version');
  });

  await ownSite.sql`update public.letters set scheduled_at = now() where id = ${draft?.id}`;
  await ownSite.sql`select private.start_due_campaigns()`;
  const campaignMail = await waitForMail(journalistEmail, /Rendez-vous presse/);
  await page.goto(findLinkWith(campaignMail, 'desinscription'));
  expect(new URL(page.url()).pathname).toBe('/presse');
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  const doneDialog = page.getByRole('dialog', { name: 'Vous êtes désinscrit' });
  await expect(doneDialog).toBeVisible();
  expect(await loadIsActive(journalistEmail)).toBe(false);
  // the dialog stays open when the page renders again, with another width and no token in its address
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(doneDialog.getByRole('button', { name: 'Me réinscrire' })).toBeVisible();
});

test('the newsletter list shows drafts first, has pages, and is closed to other roles', async ({ page }) => {
  await ownSite.sql`
    insert into public.letters (subject, intro, sent_stories, state, started_at, ended_at)
    select 'Page ' || n, 'Bonjour', '[]', 'sent', now() - n * interval '1 day', now()
    from generate_series(1, 20) as n`;
  await ownSite.sql`insert into public.letters (subject) values ('Page 21'), ('Page 22')`;
  await signInByRequest(page, getDemoEmail('super_admin'));
  await page.goto('/admin/forms/newsletters');
  const drafts = page.getByRole('region', { name: 'Brouillons' });
  await expect(drafts.getByRole('link', { name: 'Page 22' })).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByRole('link', { name: 'Page 20', exact: true })).toBeVisible();
  await expect(drafts).toHaveCount(0);

  // other roles see who manages newsletters, without a request
  const requestedUrls: string[] = [];
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/robots.txt');
  page.on('request', (request) => {
    if (/\/rest\/v1\/(?:letters|rpc\/\w*letter)/.test(request.url())) requestedUrls.push(request.url());
  });
  await page.goto('/admin/forms/newsletters');
  await expect(page.getByText('Les newsletters sont réservées')).toBeVisible();
  expect(requestedUrls).toEqual([]);
});

test.describe('links of newsletter mails', () => {
  test('report a failed request, succeed at a second click, and explain an expired link', async ({
    page,
    context,
  }) => {
    // the database confirms an unsubscription for every token, so that an attacker learns nothing
    await page.goto(`/?desinscription=${crypto.randomUUID()}`);
    const unsubscribeButton = page.getByRole('button', { name: 'Me désinscrire' });
    await expect(unsubscribeButton).toBeVisible();
    await context.setOffline(true);
    await unsubscribeButton.click();
    await expect(page.getByRole('alert')).toContainText('ne nous est pas parvenue');
    await context.setOffline(false);
    await unsubscribeButton.click();
    await expect(page.getByRole('dialog', { name: 'Vous êtes désinscrit' })).toBeVisible();

    // a confirmation needs a token that the database knows
    await page.goto(`/?inscription=${crypto.randomUUID()}`);
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await expect(page.getByRole('dialog', { name: 'Ce lien n’est plus valable' })).toBeVisible();
  });
});

test('a press officer handles a request from its alert and sees no other form', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  const account = await signInWithPermission(page, baseURL, 'forms_press');
  await page.goto('/admin');
  await openAccountDialog(page);
  const alerts = page.getByRole('group', { name: 'Alertes par e-mail' });
  await expect(alerts.getByRole('combobox')).toHaveCount(1);
  // a press officer follows the press inbox from the start
  await expect(alerts.getByLabel('Contacts Presse')).toHaveValue('each');

  const id = await insertPressRequest(baseURL, uniqueWord, {
    last_name: 'Mbaye',
    message: 'Une interview ?',
  });
  await insertBusinessRequest(baseURL, uniqueWord);
  await insertJobApplication(baseURL, uniqueWord);
  // alerts skip rows younger than ten seconds
  await ownSite.sql`update public.press_contacts set created_at = now() - interval '11 seconds' where id = ${id}`;
  await ownSite.sql`update public.alert_follows set notified_until = now() - interval '1 minute'`;
  await ownSite.runScheduledJobsOnce();
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
    `mailto:${uniqueWord}@exemple.com?subject=Re%3A%20Un%20portrait`,
  );
  await expect(drawer.getByRole('button', { name: 'Effacer cette personne' })).toHaveCount(0);

  await drawer.getByLabel('Confié à').selectOption({ label: account.name });
  await drawer.getByLabel('Note interne').fill('Répondu par mail');
  await drawer.getByLabel('Statut').selectOption({ label: 'Traité' });
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Suivi enregistré')).toBeVisible();
  await expect(drawer.getByText(`par ${account.name}`)).toBeVisible();
  const { data } = await createSecretKeyClient(baseURL)
    .from('press_contacts')
    .select('status, note, assignee, handled_by')
    .eq('id', id)
    .single();
  expect(data).toEqual({
    status: 'done',
    note: 'Répondu par mail',
    assignee: account.id,
    handled_by: account.id,
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
  const openId = await insertPressRequest(baseURL, createUniqueWord());
  await createSecretKeyClient(baseURL)
    .from('press_contacts')
    .update({ assignee: account.id })
    .eq('id', openId);
  await openPath(page, '/admin');
  const unreadRegion = page.getByRole('region', { name: 'Formulaires à lire' });
  await expect(unreadRegion.getByRole('link', { name: 'Confié à vous : 1' })).toHaveAttribute(
    'href',
    '/admin/forms?pour=moi',
  );
  expect(requestedUrls).toEqual([]);
});

test('a required second factor is enrolled before any screen opens', async ({ page, baseURL }) => {
  await signInWithNewAccount(page, baseURL, 'admin');
  await ownSite.sql`update public.site_settings set require_second_factor = true`;
  await page.goto('/admin/media');
  await expect(page.getByRole('heading', { name: 'Activez la double authentification' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await enrolSecondFactor(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Médiathèque' })).toBeVisible();
  await expect(page).toHaveURL('/admin/media');
  await ownSite.sql`update public.site_settings set require_second_factor = false`;
});
