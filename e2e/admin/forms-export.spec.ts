import { addDays } from 'date-fns';
import { createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import {
  insertBusinessRequest,
  insertContactMessage,
  insertJobApplication,
  openInbox,
  readCsv,
} from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test('the exported file holds every line, and none of them is a formula', async ({ page, baseURL }) => {
  const uniqueWord = createUniqueWord();
  await insertBusinessRequest(baseURL, uniqueWord, {
    last_name: '=HYPERLINK("http://x")',
    phone: '+225 07',
    company: '@SUM(A1)',
    message: '-1;"guillemets"\nligne 2 é ’',
  });
  await insertContactMessage(baseURL, uniqueWord, '\t=cmd|calc');
  await signInByRequest(page, getDemoEmail('super_admin'));
  await openInbox(page, `?q=${uniqueWord}`);
  await expect(page.locator('table tbody tr')).toHaveCount(2);
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const download = await downloadPromise;
  expect(download.suggestedFilename()).toMatch(/^obouo-business-\d{4}-\d{2}-\d{2}\.csv$/);
  const { bytes, rows } = await readCsv(download);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head = [], ...lines] = rows;
  expect(lines).toHaveLength(2);
  const cell = (line: number, column: string) => lines[line]?.[head.indexOf(column)];
  expect([cell(0, 'Origine'), cell(1, 'Origine')]).toEqual(['Page Contact', 'Formulaire business']);
  expect(cell(0, 'Sujet')).toBe("'\t'=cmd|calc");
  expect(cell(1, 'Nom')).toBe('\'=HYPERLINK("http://x")');
  expect(cell(1, 'Téléphone')).toBe("'+225 07");
  expect(cell(1, 'Entreprise')).toBe("'@SUM(A1)");
  expect(cell(1, 'Message')).toBe('\'-1;"guillemets"\nligne 2 é ’');
  expect(cell(1, 'Statut')).toBe('Nouveau');

  await page
    .getByRole('dialog', { name: 'Export CSV' })
    .getByRole('button', { name: 'Fermer' })
    .first()
    .click();
  await test.step("an export of a person's data contains each form's rows", async () => {
    const personWord = createUniqueWord();
    await insertBusinessRequest(baseURL, personWord, {
      message: 'Ma demande',
      company: 'Sahel Média',
      phone: '0102030405',
    });
    await insertContactMessage(baseURL, personWord, 'Ma visite');
    await insertJobApplication(baseURL, personWord);
    const database = createSecretKeyClient(baseURL);
    const email = `${personWord}@exemple.com`;
    const deadline = addDays(new Date(), 3).toISOString().slice(0, 10);
    const pressRequest = {
      first_name: 'Awa',
      last_name: 'Diop',
      email,
      media: 'Radio',
      message: 'Mon interview',
      deadline,
    };
    expect((await database.from('press_contacts').insert(pressRequest)).error).toBeNull();
    expect((await database.from('newsletter_subscriptions').insert({ email })).error).toBeNull();
    await openInbox(page, `?q=${encodeURIComponent(email)}`);
    for (const [tab, words] of [
      ['Contacts Business', ['Ma demande', 'Sahel Média', '0102030405', 'Ma visite', 'Mamadou Bâ']],
      ['Contacts Presse', ['Mon interview', 'Radio', 'Diop', deadline]],
      ['Candidatures', ['Raconter', 'Diop']],
      ['Newsletter', [email]],
    ] as const) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expect(page.locator('table tbody tr')).toHaveCount(tab === 'Contacts Business' ? 2 : 1);
      const personDownload = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exporter en CSV' }).click();
      const [, ...lines] = (await readCsv(await personDownload)).rows;
      expect(
        lines.filter((line) => !line.includes(email)),
        tab,
      ).toEqual([]);
      expect(lines.flat(), tab).toEqual(expect.arrayContaining([...words]));
      const dialog = page.getByRole('dialog', { name: 'Export CSV' });
      await dialog.getByRole('button', { name: 'Fermer' }).first().click();
      await expect(dialog).toBeHidden();
    }
  });
});

test('an export of 1,500 subscribers shows progress, can be cancelled and is complete', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const database = createSecretKeyClient(baseURL);
  await database
    .from('newsletter_subscriptions')
    .insert(Array.from({ length: 1500 }, (_, row) => ({ email: `${uniqueWord}.${row}@exemple.com` })))
    .throwOnError();
  await signInByRequest(page, getDemoEmail('super_admin'));
  await openInbox(page, `?onglet=newsletter&q=${uniqueWord}`);
  await expect(page.getByText(/1–20 sur plus de 1\s000/)).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Newsletter\s*1\s000\+/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dernière page' })).toHaveCount(0);

  let isExportBlocked = true;
  let batchCount = 0;
  await page.route('**/rpc/list_submissions*', async (route) => {
    batchCount += 1;
    // the third batch never arrives while the export is blocked
    if (!isExportBlocked || batchCount < 3) await route.continue();
  });
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export CSV' });
  await expect(dialog.getByText(/1\s000 sur 1\s500 lignes/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuler l’export' }).click();
  await expect(dialog).toBeHidden();

  isExportBlocked = false;
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const [head = [], ...lines] = (await readCsv(await downloadPromise)).rows;
  expect(head).toEqual([
    'Inscrit le',
    'Inscrit le (date ISO)',
    'E-mail',
    'Liste',
    'Confirmation demandée le',
    'Confirmation demandée le (date ISO)',
    'Abonnement',
  ]);
  expect(lines).toHaveLength(1500);
  expect(new Set(lines.map((line) => line[head.indexOf('E-mail')])).size).toBe(1500);
  await dialog.getByRole('button', { name: 'Fermer' }).first().click();
});
