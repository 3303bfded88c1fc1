import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';

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

/** Mocks the dates for investors that staff published: one past, three to come. */
async function mockInvestorEvents(page: Page) {
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
}

test('buttons open the form with their subject; investors see the next assembly', async ({
  page,
  request,
}) => {
  await mockInvestorEvents(page);
  await page.goto('/publicite');
  await waitForHydration(page);
  await expectPrefilledForm(page, 'Kit média', { subject: 'Publicité', message: 'Demande\u00a0: kit média' });
  await expectPrefilledForm(page, 'Réserver un espace', { subject: 'Publicité', message: '' });

  await page.getByRole('button', { name: 'Choisir Premium' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="first_name"]').fill('Aminata');
  await dialog.locator('[name="last_name"]').fill('Koné');
  await dialog.locator('[name="email"]').fill('aminata.kone@exemple.com');
  await page.route('**/rest/v1/business_contacts*', (route) => route.fulfill({ status: 201 }));
  const requestPromise = page.waitForRequest('**/rest/v1/business_contacts*');
  await dialog.locator('button[type="submit"]').click();
  expect((await requestPromise).postDataJSON()).toMatchObject({
    subject: 'Publicité',
    message: 'Demande\u00a0: offre Premium',
  });
  await expect(dialog).toBeHidden();

  const footer = page.getByRole('contentinfo');
  for (const { link, button, subject, message } of [
    {
      link: 'Partenariats',
      button: 'En parler Coproduction',
      subject: 'Partenariats',
      message: 'Demande\u00a0: partenariat de coproduction',
    },
    {
      link: 'Licensing',
      button: 'Choisir Essential',
      subject: 'Licensing',
      message: 'Demande\u00a0: formule Essential',
    },
    {
      link: 'Distribution',
      button: 'Fiche technique',
      subject: 'Distribution',
      message: 'Demande\u00a0: fiche technique de distribution',
    },
    {
      link: 'Investisseurs',
      button: 'Pitch Deck',
      subject: 'Investissement',
      message: 'Demande\u00a0: Pitch Deck',
    },
  ]) {
    await footer.getByRole('link', { name: link }).click();
    await expectPrefilledForm(page, button, { subject, message });
  }

  // the first section links to the next assembly; the list has no past date
  await page.getByRole('link', { name: 'Prochaine Assemblée 18 mars 2097' }).click();
  const dates = page.getByRole('region', { name: 'Les dates à retenir' });
  await expect(dates).toBeInViewport();
  await expect(dates.getByRole('heading', { level: 3 })).toHaveText([
    'Résultats annuels',
    'Assemblée générale',
    'Assemblée lointaine',
  ]);
  await expect(dates).toContainText('18h – 19h30, heure de Paris');
  const calendarLink = dates.getByRole('link', { name: 'Ajouter à mon calendrier' });
  const answer = await request.get((await calendarLink.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  // The file of the build has older dates. A press on the link saves the dates that the page shows.
  const [download] = await Promise.all([page.waitForEvent('download'), calendarLink.click()]);
  expect(download.suggestedFilename()).toBe('calendrier-investisseurs.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain('DTSTART:20970318T170000Z');
});
