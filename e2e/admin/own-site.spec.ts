import type { Page } from '@playwright/test';
import { addDays } from 'date-fns';
import type { CaughtMail } from '../../supabase/local/mail/mailbox.ts';
import { expectAccessibleOnPhoneAndDesktop, expectNoOverflow, expectNoViolation } from '../support/axe.ts';
import { loadCaughtMails } from '../support/backend.ts';
import type { Host } from '../support/host.ts';
import { expect, test } from '../support/own-site.ts';
import { demoEmail, openSession } from '../support/staff.ts';
import { uniqueEmail, waitForHydration } from '../support/test.ts';

// A campaign goes to every subscriber, so these tests use a site of their own (`host`). They run in one worker,
// because each worker would start a site.
test.describe.configure({ mode: 'default' });

/** Waits for the newest mail to this address whose subject matches. */
async function waitForMail(host: Host, to: string, subject: RegExp): Promise<CaughtMail> {
  let mail: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        mail = (await loadCaughtMails(host.origin, to, subject)).at(-1);
        return mail !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return mail as CaughtMail;
}

const findLink = (mail: CaughtMail, name: string) =>
  new RegExp(`href="([^"]*\\?${name}=[^"]+)"`).exec(mail.html)?.[1] ?? '';

const isActive = async (host: Host, email: string) => {
  const [row] = await host.sql`select is_active from public.newsletter_subscriptions where email = ${email}`;
  return row?.is_active;
};

/** Checks a public page on a phone and on a desktop. */
async function expectAccessiblePage(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolation(page);
    await expectNoOverflow(page);
  }
}

/** Opens the link of a confirmation mail and presses its button. */
async function confirmSubscription(page: Page, mail: CaughtMail) {
  await page.goto(findLink(mail, 'inscription'));
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
  host,
}) => {
  test.setTimeout(150_000);
  const reader = uniqueEmail('lectrice');
  await subscribe(page, reader);
  expect(await isActive(host, reader)).toBe(false);
  await confirmSubscription(page, await waitForMail(host, reader, /Confirmez votre inscription/));
  expect(await isActive(host, reader)).toBe(true);

  await test.step('staff write it with published stories, send a test and send it to subscribers', async () => {
    await openSession(page, demoEmail('super_admin'));
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
    // a story that is still loading is not shown as deleted
    await expect(stories.filter({ hasText: '…' })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Monter/ })
      .nth(1)
      .click();
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
    await expectAccessibleOnPhoneAndDesktop(page);
    await page.getByRole('button', { name: 'Envoyer un essai' }).click();
    const dialog = page.getByRole('dialog', { name: 'Envoyer un essai' });
    const addresses = dialog.getByLabel('Adresses');
    await expect(addresses).toHaveValue(demoEmail('super_admin'));
    await addresses.fill(`${demoEmail('super_admin')}, sans-arobase`);
    await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(dialog.getByText('Cette adresse n’est pas valable')).toContainText('sans-arobase');
    const colleague = uniqueEmail('collegue');
    await addresses.fill(`${demoEmail('super_admin')}, ${colleague}`);
    await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(page.getByText('Essai envoyé')).toBeVisible();
    for (const recipient of [demoEmail('super_admin'), colleague]) {
      const testMail = await waitForMail(host, recipient, /La lettre de mai/);
      expect(testMail.html).not.toContain('desinscription=');
      expect(testMail.html).toContain('Ceci est un essai');
    }

    await page.getByRole('button', { name: /^Envoyer à \d+/ }).click();
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Envoyée', { timeout: 30_000 });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessibleOnPhoneAndDesktop(page);
  });

  const letter = await waitForMail(host, reader, /La lettre de mai/);
  expect(letter.html).toContain('<strong>Voici le mois.</strong>');
  const unsubscribeLink = findLink(letter, 'desinscription');

  await test.step('opening the link does not unsubscribe; its button does', async () => {
    await page.goto(unsubscribeLink);
    const dialog = page.getByRole('dialog', { name: 'Se désinscrire de la newsletter' });
    await expect(dialog).toBeVisible();
    expect(await isActive(host, reader)).toBe(true);
    await expectAccessiblePage(page);
    await dialog.getByRole('button', { name: 'Me désinscrire' }).click();
    await expect(page.getByRole('dialog', { name: 'Vous êtes désinscrit' })).toBeVisible();
    expect(await isActive(host, reader)).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    await expectAccessiblePage(page);
    await page.getByRole('button', { name: 'Me réinscrire' }).click();
    await expect(page.getByRole('dialog', { name: 'Votre inscription est confirmée' })).toBeVisible();
    expect(await isActive(host, reader)).toBe(true);
  });

  await test.step('a mail program unsubscribes by the address in the header', async () => {
    const address = String(letter.headers?.['List-Unsubscribe']).slice(1, -1);
    const getResponse = await fetch(address, { redirect: 'manual' });
    expect([getResponse.status, getResponse.headers.get('location')]).toEqual([303, unsubscribeLink]);
    expect(await isActive(host, reader)).toBe(true);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(address, { method: 'POST', body })).status).toBe(204);
    expect(await isActive(host, reader)).toBe(false);
  });

  await test.step('a new subscription stays inactive until its owner confirms', async () => {
    await subscribe(page, reader);
    expect(await isActive(host, reader)).toBe(false);
  });
});

test('a campaign for the press is scheduled, cancelled, and starts at its hour', async ({ page, host }) => {
  const journalist = uniqueEmail('journaliste');
  await host.sql`
    insert into public.newsletter_subscriptions (email, audience) values (${journalist}, 'press')`;
  const [draft] = await host.sql`
    insert into public.letters (subject, intro) values ('Rendez-vous presse', 'Bonjour') returning id`;
  await openSession(page, demoEmail('super_admin'));
  await page.goto(`/admin/forms/newsletters/${draft?.id}`);
  await page.getByLabel('Destinataires').selectOption('Abonnés à la newsletter presse');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Newsletter enregistrée')).toBeVisible();

  async function schedule() {
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
  await schedule();
  await expectAccessibleOnPhoneAndDesktop(page);
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  await expect(page.getByText('Envoi annulé')).toBeVisible();
  await schedule();
  await page.getByRole('link', { name: 'Toutes les newsletters' }).click();
  await expect(page.getByRole('region', { name: 'Programmées' })).toContainText('Envoi prévu le');

  await host.sql`update public.letters set scheduled_at = now() where id = ${draft?.id}`;
  await host.sql`select private.start_due_campaigns()`;
  const letter = await waitForMail(host, journalist, /Rendez-vous presse/);
  await page.goto(findLink(letter, 'desinscription'));
  expect(new URL(page.url()).pathname).toBe('/presse');
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  const done = page.getByRole('dialog', { name: 'Vous êtes désinscrit' });
  await expect(done).toBeVisible();
  expect(await isActive(host, journalist)).toBe(false);
  // the dialog removes the token from the address: the page below renders again, the dialog stays open
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(done.getByRole('button', { name: 'Me réinscrire' })).toBeVisible();
  await expectNoViolation(page);
});

test('a draft restores unsaved text and compares a colleague’s version before saving', async ({
  page,
  host,
}) => {
  const [draft] = await host.sql`
    insert into public.letters (subject, intro) values ('Avant', 'Bonjour') returning id`;
  await openSession(page, demoEmail('super_admin'));
  await page.goto(`/admin/forms/newsletters/${draft?.id}`);
  const subject = page.getByLabel('Objet');
  await subject.fill('Ma version');
  // The editor writes the backup after a short pause, or when the page closes.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Un texte non enregistré a été retrouvé')).toBeVisible();
  await expect(subject).toHaveValue('Avant');
  await expectAccessibleOnPhoneAndDesktop(page);
  await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
  await expect(subject).toHaveValue('Ma version');

  await host.sql`update public.letters set subject = 'Sa version' where id = ${draft?.id}`;
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
  await dialog.getByRole('button', { name: 'Comparer' }).click();
  await expect(dialog).toContainText('Objet\u00a0: Sa version');
  await expect(dialog).toContainText('Objet\u00a0: Ma version');
  await expectAccessibleOnPhoneAndDesktop(page);
  await dialog.getByRole('button', { name: 'Recharger' }).click();
  await expect(subject).toHaveValue('Sa version');
  await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
  await expect(subject).toHaveValue('Ma version');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Newsletter enregistrée')).toBeVisible();
  const [saved] = await host.sql`select subject from public.letters where id = ${draft?.id}`;
  expect(saved?.subject).toBe('Ma version');
});

test('the list pages through newsletters, drafts before sent ones', async ({ page, host }) => {
  await host.sql`
    insert into public.letters (subject, intro, sent_stories, state, started_at, ended_at)
    select 'Page ' || n, 'Bonjour', '[]', 'sent', now() - n * interval '1 day', now()
    from generate_series(1, 20) as n`;
  await host.sql`insert into public.letters (subject) values ('Page 21'), ('Page 22')`;
  await openSession(page, demoEmail('super_admin'));
  await page.goto('/admin/forms/newsletters');
  const drafts = page.getByRole('region', { name: 'Brouillons' });
  await expect(drafts.getByRole('link', { name: 'Page 22' })).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByRole('link', { name: 'Page 20', exact: true })).toBeVisible();
  await expect(drafts).toHaveCount(0);
});

test.describe('links of newsletter mails', () => {
  test('report a failed request, and a second click succeeds', async ({ page, context }) => {
    await page.goto(`/?desinscription=${crypto.randomUUID()}`);
    const unsubscribeButton = page.getByRole('button', { name: 'Me désinscrire' });
    await expect(unsubscribeButton).toBeVisible();
    await context.setOffline(true);
    await unsubscribeButton.click();
    await expect(page.getByRole('alert')).toContainText('ne nous est pas parvenue');
    await context.setOffline(false);
    await unsubscribeButton.click();
    await expect(page.getByRole('dialog', { name: 'Vous êtes désinscrit' })).toBeVisible();
  });

  test('tell how to get a new link once expired', async ({ page }) => {
    await page.goto(`/?inscription=${crypto.randomUUID()}`);
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await expect(page.getByRole('dialog', { name: 'Ce lien n’est plus valable' })).toBeVisible();
  });
});

test('other roles see who manages newsletters, without a request', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (/\/rest\/v1\/(?:letters|rpc\/\w*letter)/.test(request.url())) requestedUrls.push(request.url());
  });
  await openSession(page, demoEmail('editor'));
  await page.goto('/admin/forms/newsletters');
  await expect(page.getByText('Les newsletters sont réservées')).toBeVisible();
  expect(requestedUrls).toEqual([]);
});
