import { addDays } from 'date-fns';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import type { CaughtMail } from '../../supabase/local/mail/mailbox.ts';
import {
  expectAccessibleInBothThemes,
  expectAccessibleInDarkTheme,
  expectAccessiblePageState,
} from '../support/axe.ts';
import {
  createApiClient,
  createSecretKeyClient,
  loadCaughtMails,
  sendQueuedMails,
} from '../support/backend.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { createUniqueEmail, expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

// Playwright's click runs a script in the frame of the preview. The browser refuses and logs it.
test.use({ expectedLogs: [/^Blocked script execution in 'about:srcdoc'/] });

/** Waits for the newest mail to this address whose subject matches. */
async function waitForMail(baseURL: string | undefined, to: string, subject: RegExp): Promise<CaughtMail> {
  let mail: CaughtMail | undefined;
  await expect
    .poll(async () => {
      // the test does not wait for the scheduled job, which runs once a minute
      await sendQueuedMails(baseURL);
      mail = (await loadCaughtMails(baseURL, to, subject)).at(-1);
      return mail !== undefined;
    })
    .toBe(true);
  return mail as CaughtMail;
}

/** Returns the link with this query parameter in a mail. */
const findLinkWith = (mail: CaughtMail, parameter: string) =>
  new RegExp(`href="([^"]*\\?${parameter}=[^"]+)"`).exec(mail.html)?.[1] ?? '';

async function loadIsActive(baseURL: string | undefined, email: string, audience: string) {
  const { data } = await createSecretKeyClient(baseURL)
    .from('newsletter_subscriptions')
    .select('is_active')
    .match({ email, audience })
    .single();
  return data?.is_active;
}

test('a reader confirms a subscription by the link of the mail', async ({ page, baseURL }) => {
  const email = createUniqueEmail('lectrice');
  const visitor = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
  await visitor.from('newsletter_subscriptions').insert({ email }).throwOnError();
  const mail = await waitForMail(baseURL, email, /Confirmez votre inscription/);
  await page.goto(findLinkWith(mail, 'inscription'));
  const button = page.getByRole('button', { name: 'Confirmer mon inscription' });
  await expect(button).toBeVisible();
  expect(await loadIsActive(baseURL, email, 'readers')).toBe(false);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Votre inscription est confirmée' })).toBeVisible();
  expect(await loadIsActive(baseURL, email, 'readers')).toBe(true);
});

test('a campaign is written, scheduled, tested and sent, and its reader unsubscribes', async ({
  page,
  context,
  baseURL,
}) => {
  const readerEmail = createUniqueEmail('journaliste');
  // its last word is wider than a phone
  const subject = `La lettre ${createUniqueWord()} ${'x'.repeat(40)}`;
  const database = createSecretKeyClient(baseURL);
  await database
    .from('newsletter_subscriptions')
    .insert({ email: readerEmail, audience: 'press' })
    .throwOnError();
  await signInByRequest(page, getDemoEmail('super_admin'));
  await page.goto('/admin/forms/newsletters');
  await page.getByRole('main').getByRole('button', { name: 'Nouvelle newsletter' }).first().click();

  await test.step('the preview shows text, stories in their order, and both themes', async () => {
    await page.getByLabel('Objet').fill(subject);
    await page.getByLabel('Destinataires').selectOption('Abonnés à la newsletter presse');
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
    // the preview has the footer of the campaign, not the footer of a test mail
    await expect(preview.getByRole('link', { name: 'Se désinscrire' })).toBeVisible();
    // a long word does not widen the mail: a phone of 390 pixels, less its padding
    await expect.poll(async () => (await preview.locator('.card').boundingBox())?.width).toBeLessThan(360);
    const linkedPage = page.waitForEvent('popup');
    await preview.getByRole('link', { name: title }).click();
    await (await linkedPage).close();
    await expect(preview.getByRole('link', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Sombre' }).click();
    await expect(preview.locator('body')).toHaveCSS('background-color', 'rgb(20, 16, 12)');
    await expectAccessibleInBothThemes(page);
  });

  await test.step('the header does not cover the form at 400 % zoom', async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByLabel('Destinataires').click({ trial: true });
    await page.setViewportSize({ width, height });
  });

  await test.step('the campaign is scheduled for tomorrow, then cancelled', async () => {
    await page.getByRole('button', { name: 'Programmer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Programmer l’envoi' });
    const tomorrow = addDays(new Date(), 1).toISOString().slice(0, 10);
    await dialog.getByLabel('Date et heure d’envoi').fill(`${tomorrow}T09:00`);
    await dialog.getByRole('button', { name: 'Programmer' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Programmée');
    await expectAccessibleInDarkTheme(page);
    await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
    await expect(page.getByText('Envoi annulé')).toBeVisible();
  });

  await test.step('the list shows drafts before sent campaigns that are newer', async () => {
    const sentCampaign = {
      intro: 'Bonjour',
      sent_stories: [],
      state: 'sent',
      started_at: new Date().toISOString(),
    };
    await database
      .from('campaigns')
      .insert(Array.from({ length: 20 }, (_, index) => ({ ...sentCampaign, subject: `Envoi ${index}` })))
      .throwOnError();
    await openPath(page, '/admin/forms/newsletters');
    await page.getByRole('region', { name: 'Brouillons' }).getByRole('link', { name: subject }).click();
  });

  await test.step('a test mail and the campaign are sent', async () => {
    await page.getByRole('button', { name: 'Envoyer un essai' }).click();
    const dialog = page.getByRole('dialog', { name: 'Envoyer un essai' });
    const addresses = dialog.getByLabel('Adresses');
    await expect(addresses).toHaveValue(getDemoEmail('super_admin'));
    const colleagueEmail = createUniqueEmail('collegue');
    await addresses.fill(`${getDemoEmail('super_admin')}, ${colleagueEmail}`);
    await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(page.getByText('Essai envoyé')).toBeVisible();
    const testMail = await waitForMail(baseURL, colleagueEmail, new RegExp(subject));
    expect(testMail.html).toContain('Ceci est un essai');
    await page.getByRole('button', { name: /^Envoyer à \d+/ }).click();
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessibleInDarkTheme(page);
  });

  const campaignMail = await waitForMail(baseURL, readerEmail, new RegExp(subject));
  const loadState = async () =>
    (await database.from('campaigns').select('state').eq('subject', subject).single()).data?.state;
  await expect.poll(loadState).toBe('sent');
  await openPath(page, '/admin/forms/newsletters');
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText('Envoyée');
  expect(campaignMail.html).toContain('<strong>Voici le mois.</strong>');
  const unsubscribeLink = findLinkWith(campaignMail, 'desinscription');
  const loadIsSubscribed = () => loadIsActive(baseURL, readerEmail, 'press');

  await test.step('opening the link does not unsubscribe; its button does, also after a failure', async () => {
    await page.goto(unsubscribeLink);
    expect(new URL(page.url()).pathname).toBe('/presse');
    const dialog = page.getByRole('dialog', { name: /^Se désinscrire/ });
    const unsubscribeButton = dialog.getByRole('button', { name: 'Me désinscrire' });
    await expect(unsubscribeButton).toBeVisible();
    expect(await loadIsSubscribed()).toBe(true);
    await context.setOffline(true);
    await unsubscribeButton.click();
    await expect(dialog.getByRole('alert')).toContainText('ne nous est pas parvenue');
    await context.setOffline(false);
    await unsubscribeButton.click();
    await expect(page.getByRole('dialog', { name: 'Vous êtes désinscrit' })).toBeVisible();
    expect(await loadIsSubscribed()).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    // the dialog stays open when the page renders again, with another width and no token in its address
    await expectAccessiblePageState(page);
    await page.getByRole('button', { name: 'Me réinscrire' }).click();
    await expect(page.getByRole('dialog', { name: /confirmée$/ })).toBeVisible();
    expect(await loadIsSubscribed()).toBe(true);
  });

  await test.step('a mail program unsubscribes by the address in the header', async () => {
    const address = String(campaignMail.headers?.['List-Unsubscribe']).slice(1, -1);
    const getResponse = await fetch(address, { redirect: 'manual' });
    expect([getResponse.status, getResponse.headers.get('location')]).toEqual([303, unsubscribeLink]);
    expect(await loadIsSubscribed()).toBe(true);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(address, { method: 'POST', body })).status).toBe(204);
    expect(await loadIsSubscribed()).toBe(false);
  });
});
