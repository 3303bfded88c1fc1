import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, simulateInteraction, test, waitForHydration } from '../support/test.ts';

async function openPage(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

/** Presses a button, expects the business form with this subject and message, and closes it with Escape. */
async function expectPrefilledForm(
  page: Page,
  button: string,
  { subject, message }: { subject: string; message: string },
) {
  const opener = page.locator('main').getByRole('button', { name: button, exact: true }).last();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('select[name="subject"]')).toHaveValue(subject);
  await expect(dialog.locator('textarea[name="message"]')).toHaveValue(message);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('the partnerships page lists formats, and partners with name, sector and description', async ({
  page,
}) => {
  await openPage(page, '/partenariats');
  await expect(page).toHaveTitle(/^Partenariats/);
  const partners = page.locator('#partenaires li');
  await expect(partners).toHaveCount(6);
  for (const partner of await partners.all()) {
    // no logo yet: the sector is the title
    await expect(partner.getByRole('heading', { level: 3 })).not.toHaveText(/Exemple/);
    await expect(partner.locator('p')).toHaveText([/Exemple/, /./]);
  }
  await expect(page.locator('#partenaires')).toContainText('Noms d’exemple');
  await expect(page.locator('#formats li')).toHaveCount(5);
  await expectPrefilledForm(page, 'Devenir partenaire', { subject: 'Partenariats', message: '' });
  await expectPrefilledForm(page, 'En parler Coproduction', {
    subject: 'Partenariats',
    message: 'Demande\u00a0: partenariat de coproduction',
  });
  await expectPrefilledForm(page, 'Recevoir le dossier de partenariat', {
    subject: 'Partenariats',
    message: 'Demande\u00a0: dossier de partenariat',
  });
});

test('the distribution page shows its reach and the share of each region', async ({ page }) => {
  await openPage(page, '/distribution');
  const reach = page.locator('#couverture li');
  await expect(reach).toHaveText([
    /^54 pays.*satellite/,
    /^25 villes.*terrestre/,
    /^150\+ pays.*international/,
  ]);
  const regions = page.locator('#penetration li');
  await expect(regions.locator('h3 + p')).toHaveText(['85%', '70%', '60%', '40%']);
  await expect(page.locator('#penetration')).toContainText('2.5M foyers');
  await expect(page.locator('main')).toContainText('15+ plateformes');
  await expectPrefilledForm(page, 'Distribuer nos chaînes', { subject: 'Distribution', message: '' });
  await expectPrefilledForm(page, 'Fiche technique', {
    subject: 'Distribution',
    message: 'Demande\u00a0: fiche technique de distribution',
  });

  const bars = page.locator('#penetration li [aria-hidden="true"]');
  const shares = await bars.evaluateAll((all) =>
    all.map((bar) => {
      const { paddingLeft, paddingRight } = getComputedStyle(bar);
      const availableWidth =
        bar.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return Math.round((100 * (bar.firstElementChild?.getBoundingClientRect().width ?? 0)) / availableWidth);
    }),
  );
  expect(shares).toEqual([85, 70, 60, 40]);
});

test('advertising plans open requests with their subject and message', async ({ page }) => {
  await openPage(page, '/publicite');
  for (const [value, label] of [
    ['2.5M', 'téléspectateurs'],
    ['500K', 'utilisateurs OTT'],
    ['25+', 'pays'],
    ['4', 'chaînes'],
  ]) {
    await expect(page.locator('main section').first().locator('dl > div', { hasText: label })).toContainText(
      value ?? '',
    );
  }
  await expect(page.locator('#audience')).toContainText('18-45');
  await expect(page.locator('#audience')).toContainText('60% de femmes');
  await expect(page.locator('#formats')).toContainText('Spots 15s-60s');
  const plans = page.locator('#tarifs > div > ul > li');
  await expect(plans).toHaveText([
    /Starter.*500€\/mois.*20 diffusions mensuelles.*1 chaîne/,
    /Premium.*Populaire.*1500€\/mois.*50 diffusions mensuelles.*2 chaînes/,
    /Enterprise.*Sur devis/,
  ]);
  await expect(plans.filter({ hasText: 'Populaire' })).toHaveCount(1);
  for (const [button, request] of [
    ['Choisir Starter', 'offre Starter'],
    ['Choisir Premium', 'offre Premium'],
    ['Demander un devis', 'devis pour l’offre Enterprise'],
    ['Kit média', 'kit média'],
  ] as const) {
    await expectPrefilledForm(page, button, { subject: 'Publicité', message: `Demande\u00a0: ${request}` });
  }
  await expectPrefilledForm(page, 'Réserver un espace', { subject: 'Publicité', message: '' });

  await page.getByRole('button', { name: 'Choisir Premium' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="first_name"]').fill('Aminata');
  await dialog.locator('[name="last_name"]').fill('Koné');
  await dialog.locator('[name="email"]').fill('aminata.kone@exemple.com');
  await page.route('**/rest/v1/business_contacts*', (route) => route.fulfill({ status: 201 }));
  const request = page.waitForRequest('**/rest/v1/business_contacts*');
  await dialog.locator('button[type="submit"]').click();
  expect((await request).postDataJSON()).toMatchObject({
    subject: 'Publicité',
    message: 'Demande\u00a0: offre Premium',
  });
});

test('the licensing page shows its catalogue, and each plan opens its own request', async ({ page }) => {
  await openPage(page, '/licensing');
  await expect(page.locator('#catalogue h2')).toContainText('Plus de 500 heures');
  const plans = page.locator('#tarifs > div > ul > li');
  await expect(plans).toHaveText([
    /Essential.*5K€\/an.*50 contenus/,
    /Professional.*Populaire.*15K€\/an.*200 contenus/,
    /Enterprise.*Sur devis/,
  ]);
  for (const [button, request] of [
    ['Choisir Essential', 'formule Essential'],
    ['Choisir Professional', 'formule Professional'],
    ['Demander un devis', 'devis pour la formule Enterprise'],
    ['Catalogue complet', 'catalogue complet'],
  ] as const) {
    await expectPrefilledForm(page, button, { subject: 'Licensing', message: `Demande\u00a0: ${request}` });
  }
  await expectPrefilledForm(page, 'Parler de vos droits', { subject: 'Licensing', message: '' });
});

test("investors see the specification's figures, and each button opens the form « Investissement »", async ({
  page,
}) => {
  await openPage(page, '/investisseurs');
  const projections = page.locator('main section').first().locator('dl > div');
  await expect(projections).toHaveText([
    /projeté.*€45\.2M \(\+127%\)/,
    /Téléspectateurs visés.*8\.5M/,
    /Pays visés.*25/,
    /EBITDA projeté.*€12\.8M/,
  ]);
  await expect(page.getByRole('heading', { name: 'Projections' })).toBeVisible();
  const ratios = page.locator('#ratios dl > div');
  await expect(ratios).toHaveText([
    /Revenus récurrents.*Objectif.*89%/,
    /Rétention.*Objectif.*94%/,
    /CAC\/LTV.*Objectif.*1:8\.5/,
    /Marge brute.*Objectif.*72%/,
    /Croissance du marché.*45% par an/,
    /Fonds propres.*€140K/,
  ]);
  await expect(page.locator('#ratios')).toContainText('ne constituent ni une promesse de résultat');
  await expect(page.locator('#calendrier ol > li')).toHaveText([
    /2024.*Situation actuelle/,
    /2025.*Série A/,
    /2026.*Série B/,
    /2027.*Expansion/,
  ]);

  const documents = page.locator('#documents li');
  await expect(documents).toHaveCount(4);
  for (const document of await documents.all()) await expect(document).toHaveText(/(PDF|XLSX).*\d,\d\sMo/);
  for (const topic of ['Business Plan 2024-2027', 'Prochaine Assemblée', 'Pitch Deck']) {
    await expectPrefilledForm(page, topic, { subject: 'Investissement', message: `Demande\u00a0: ${topic}` });
  }
  await expectPrefilledForm(page, 'Recevoir Modèle financier', {
    subject: 'Investissement',
    message: 'Demande\u00a0: Modèle financier',
  });
  await expect(page.locator('#contacts li')).toHaveCount(2);
  for (const button of ['Contactez-nous', 'Prendre rendez-vous']) {
    await expectPrefilledForm(page, button, { subject: 'Investissement', message: '' });
  }
});

test('the next assembly leads from the first section to the dates, past ones left out', async ({
  page,
  request,
}) => {
  const event = { kind: 'assembly', zone: 'Europe/Paris', startsAt: '18:00', endsAt: '19:30' };
  const items = [
    { ...event, id: 'passee', title: 'Assemblée passée', day: '2020-03-18' },
    { ...event, id: 'lointaine', title: 'Assemblée lointaine', day: '2098-03-18' },
    { ...event, id: 'prochaine', title: 'Assemblée générale', day: '2097-03-18' },
    { ...event, id: 'resultats', title: 'Résultats annuels', kind: 'results', day: '2096-01-20' },
  ];
  const value = { texts: { title: 'Les dates à retenir' }, items };
  const row = JSON.stringify({ key: 'rendez-vous-investisseurs', version: 1, value, media: [] });
  await page.route('**/rpc/published_collections*', (route) => route.fulfill({ json: [row] }));
  await openPage(page, '/investisseurs');
  await simulateInteraction(page);
  await page.getByRole('link', { name: 'Prochaine Assemblée 18 mars 2097' }).click();
  const dates = page.getByRole('region', { name: 'Les dates à retenir' });
  await expect(dates).toBeInViewport();
  await expect(dates.getByRole('heading', { level: 3 })).toHaveText([
    'Résultats annuels',
    'Assemblée générale',
    'Assemblée lointaine',
  ]);
  await expect(dates).toContainText('18h – 19h30, heure de Paris');
  const file = dates.getByRole('link', { name: 'Ajouter à mon calendrier' });
  const answer = await request.get((await file.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  // A press saves the dates of the page, which are newer than those of the build.
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('calendrier-investisseurs.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain(
    'DTSTART;TZID=Europe/Paris:20970318T180000',
  );
});
