import type { Page } from '@playwright/test';
import { formatLongDay } from '../../src/shared/lib/day-names.ts';
import { addDays, listWeekDays, toGuideDay } from '../../src/shared/lib/guide-day.ts';
import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

// The tests share one channel and its days around today, so they run in order.
test.describe.configure({ mode: 'serial' });
test.use({ expectedLogs: [/^mutation:/] });

const CHANNEL = 'marmite';
const today = toGuideDay(Date.now(), 'Africa/Abidjan');
const uniqueWord = createUniqueWord();
const toFrenchDate = (day: string) => day.split('-').reverse().join('/');
const formatHour = (hour: number) => String(hour % 24).padStart(2, '0');
/** Hour of the highlighted programme. It is never the current hour, whose programme shows another label. */
const HIGHLIGHT_HOUR = new Date().getUTCHours() === 20 ? 21 : 20;
const titleAt = (hour: number) => `Émission de ${hour % 24} h ${uniqueWord}`;

const CSV_HEADER = 'chaine;jour;debut;fin;titre;genre;resume;a_ne_pas_manquer';
/** Returns the CSV line of a programme of one hour. */
function createCsvLine(day: string, hour: number) {
  const times = `${formatHour(hour)}:00;${formatHour(hour + 1)}:00`;
  const highlight = hour === HIGHLIGHT_HOUR ? 'oui' : '';
  return `Marmite Channel;${toFrenchDate(day)};${times};${titleAt(hour)};Cuisine;;${highlight}`;
}
/** Returns the CSV lines of a day: a programme each hour from five to five. */
const createCsvLines = (day: string) =>
  Array.from({ length: 24 }, (_, index) => createCsvLine(day, index + 5));

/** Returns a CSV file with the encoding and separators of a French Excel. */
const createCsvFile = (...rows: string[]) => ({
  name: 'grille.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([CSV_HEADER, ...rows].join('\r\n'), 'latin1'),
});

const dialog = (page: Page) => page.getByRole('dialog');
const dayColumn = (page: Page, day: string) => page.locator(`section[aria-labelledby="jour-${day}"]`);
const guidePath = (day = today) => `/admin/content/guide?chaine=${CHANNEL}&jour=${day}`;

async function deleteProgrammes(baseURL: string | undefined) {
  await createSecretKeyClient(baseURL).from('programmes').delete().eq('channel', CHANNEL);
}

const loadProgrammes = async (baseURL: string | undefined) =>
  (await createSecretKeyClient(baseURL).from('programmes').select('title, starts_at').eq('channel', CHANNEL))
    .data ?? [];

test.beforeAll(({ baseURL }) => deleteProgrammes(baseURL));
test.afterAll(({ baseURL }) => deleteProgrammes(baseURL));

test('an editor imports a valid file, copies a day and undoes a deletion', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Guide TV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide TV' })).toBeVisible();
  await openPath(page, guidePath());
  await expect(page.getByText('le site montre la soirée type').first()).toBeVisible();

  await page.getByRole('button', { name: 'Importer' }).click();
  const input = dialog(page).locator('input[type=file]');
  const submitButton = dialog(page).getByRole('button', { name: 'Importer', exact: true });
  await input.setInputFiles({
    ...createCsvFile(),
    name: 'grille.xlsx',
    buffer: Buffer.from('PK\u0003\u0004'),
  });
  await expect(dialog(page).getByRole('alert')).toContainText('Enregistrez-le en CSV');
  // Nothing in this file tells whether it dates nights by the calendar or by the broadcast day.
  await input.setInputFiles(
    createCsvFile(`Marmite Channel;${toFrenchDate(today)};00:30;02:00;Marché de nuit;;;`),
  );
  await submitButton.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Dites d’abord quelle nuit passent ces émissions.',
  );
  const yesterday = formatLongDay(addDays(today, -1));
  const previousNight = `Nuit du ${yesterday} au ${formatLongDay(today)}`;
  await dialog(page).getByLabel(previousNight).check();
  const preview = dialog(page).getByRole('region', { name: 'Aperçu de Marmite Channel' });
  await expect(preview.getByRole('heading', { name: yesterday })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveText(`${previousNight}00:30–02:00Marché de nuit`);
  await expectNoViolation(page);
  await input.setInputFiles(
    createCsvFile(...createCsvLines(today), `Canal 9;${toFrenchDate(today)};20:30;21:00;Intrus;;;`),
  );
  await expect(dialog(page).getByRole('alert')).toContainText('Ligne 26 : chaîne inconnue : « Canal 9 »');
  await submitButton.click();
  expect(await loadProgrammes(baseURL)).toEqual([]);
  await input.setInputFiles(createCsvFile(...createCsvLines(today)));
  await expect(dialog(page).getByRole('status')).toHaveText('24 émissions ajoutées.');
  await expect(dialog(page).getByLabel(`Nuit du ${formatLongDay(today)}`)).toBeChecked();
  await submitButton.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: titleAt(20) })).toBeVisible();
  expect(await loadProgrammes(baseURL)).toHaveLength(24);

  // a second import of these days replaces their programmes, or is refused
  await page.getByRole('button', { name: 'Importer' }).click();
  await input.setInputFiles(createCsvFile(createCsvLine(today, 5)));
  await expect(dialog(page).getByRole('status')).toHaveText('1 émission ajoutée, 1 remplacée, 23 retirées.');
  await expect(preview).toContainText(`Retirées : 06:00 « ${titleAt(6)} »`);
  await submitButton.click();
  await expect(dialog(page)).toBeHidden();
  expect(await loadProgrammes(baseURL)).toHaveLength(1);
  await page.locator('[data-front=true]').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Le guide est comme avant')).toBeVisible();
  expect(await loadProgrammes(baseURL)).toHaveLength(24);
  await page.getByRole('button', { name: 'Importer' }).click();
  await input.setInputFiles(createCsvFile(createCsvLine(today, 5)));
  await dialog(page).getByLabel('Les garder').check();
  await expect(dialog(page).getByRole('alert')).toContainText('Ligne 2 : chevauche');
  await dialog(page).getByRole('button', { name: 'Annuler' }).click();

  const tomorrow = addDays(today, 1);
  await page
    .getByRole('button', { name: /^Copier le / })
    .first()
    .click();
  await dialog(page).getByLabel('Vers le').fill(tomorrow);
  await expect(dialog(page).getByRole('status')).toHaveText('24 émissions ajoutées.');
  await dialog(page).getByRole('button', { name: 'Copier', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await loadProgrammes(baseURL)).toHaveLength(48);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(guidePath(tomorrow));
  await dayColumn(page, tomorrow)
    .getByRole('button', { name: titleAt(13) })
    .click();
  await dialog(page).getByRole('button', { name: 'Supprimer l’émission' }).click();
  await expect(page.getByRole('button', { name: /Rien de 13:00 à 14:00/ })).toBeVisible();
  // A colleague adds a programme at the time of the deleted one, then deletes it.
  const guide = createSecretKeyClient(baseURL).from('programmes');
  const times = { starts_at: `${tomorrow}T13:00:00Z`, ends_at: `${tomorrow}T14:00:00Z` };
  await guide.insert({ channel: CHANNEL, title: 'Édition spéciale', ...times });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Un horaire est déjà pris')).toBeVisible();
  await expect(page.getByText(/Édition spéciale.+13:00–14:00\) occupe l’horaire de/)).toBeVisible();
  await guide.delete().eq('title', 'Édition spéciale');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('button', { name: titleAt(13) })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Émissions de la semaine' })).toBeFocused();
  expect(await loadProgrammes(baseURL)).toHaveLength(48);
  await expectNoViolation(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('button', { name: 'Marmite Channel' }).click();
  expect((await download).suggestedFilename()).toBe(`guide-tv-marmite-${listWeekDays(tomorrow)[0]}.csv`);
});

test('an import over a newer guide, an overlap and a conflicting save are reported', async ({
  browser,
  page,
  baseURL,
}) => {
  await signInByRequest(page, getDemoEmail('editor'));
  const day = addDays(today, 14);
  await page.goto(`/admin/content/guide?chaine=hivowood&jour=${today}`);
  await page.getByRole('button', { name: 'Importer' }).click();
  const submitButton = dialog(page).getByRole('button', { name: 'Importer', exact: true });
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(createCsvFile(createCsvLine(day, 20)));
  await expect(dialog(page).getByRole('status')).toHaveText('1 émission ajoutée.');
  await expect(dialog(page)).toContainText('Fichier choisi : « grille.csv »');
  const times = { starts_at: `${day}T22:00:00Z`, ends_at: `${day}T23:00:00Z` };
  await createSecretKeyClient(baseURL)
    .from('programmes')
    .insert({ channel: CHANNEL, title: 'Ajout tardif', ...times });
  await submitButton.click();
  await expect(dialog(page).getByRole('alert')).toContainText('Le guide a changé depuis l’aperçu');
  await expect(dialog(page)).toContainText('Retirées : 22:00 « Ajout tardif »');
  await submitButton.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(guidePath(day));
  await expect(dayColumn(page, day).getByRole('button', { name: titleAt(20) })).toBeVisible();
  await page.locator('[data-front=true]').getByRole('button', { name: 'Annuler' }).click();
  await expect(dayColumn(page, day).getByRole('button', { name: 'Ajout tardif' })).toBeVisible();

  // an overlap is named while typing, and a conflicting save is reported
  await openPath(page, guidePath());
  await expect(dayColumn(page, today).getByRole('button', { name: titleAt(20) })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter une émission', exact: true }).click();
  await dialog(page)
    .getByLabel(/^Début/)
    .fill('20:30');
  await dialog(page).getByLabel(/^Fin/).fill('21:00');
  await dialog(page)
    .getByLabel(/^Titre/)
    .fill('Trop tard');
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog(page)).toContainText(`Chevauche « ${titleAt(20)} » (20:00–21:00).`);
  await dialog(page).getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();

  const otherPage = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInByRequest(otherPage, getDemoEmail('admin'));
  await otherPage.goto(guidePath());
  for (const editorPage of [page, otherPage]) {
    await dayColumn(editorPage, today)
      .getByRole('button', { name: titleAt(HIGHLIGHT_HOUR) })
      .click();
  }
  const title = (editorPage: Page) => dialog(editorPage).getByLabel(/^Titre/);
  const save = (editorPage: Page) => dialog(editorPage).getByRole('button', { name: 'Enregistrer' }).click();
  await title(otherPage).fill(`Le direct ${uniqueWord}`);
  await save(otherPage);
  await expect(dialog(otherPage)).toBeHidden();
  await title(page).fill('Mon titre');
  await save(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Quelqu’un d’autre a modifié cette émission');
  expect((await loadProgrammes(baseURL)).map((row) => row.title)).toContain(`Le direct ${uniqueWord}`);
  await otherPage.context().close();
});

test('roles without editing rights read the guide only', async ({ page }) => {
  await signInByRequest(page, getDemoEmail('contributor'));
  await page.goto(guidePath());
  await expect(page.getByText(titleAt(19)).first()).toBeVisible();
  await expect(page.getByText('Vous lisez le guide.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Ajouter|Importer|Copier|Émission/ })).toHaveCount(0);
});

test("visitors read tonight and the next days in the channel's time, without layout shift", async ({
  page,
}) => {
  const schedule = page.locator('#programme');
  const release = await holdRequests(page, '**/rpc/published_programmes*');
  await page.goto(`/chaines?chaine=${CHANNEL}#programme`);
  await waitForHydration(page);
  await expect(schedule).toContainText('Grille type d’une soirée de semaine');
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Figtree'));
  const shiftBefore = await measureLayoutShift(page);
  release();
  await expect(schedule.getByRole('tab', { name: 'Ce soir' })).toHaveAttribute('aria-selected', 'true');
  await expect(schedule).toContainText('Ce soir, ');
  await expect(schedule).toContainText('À l’heure d’Abidjan (UTC+0).');
  const firstLine = schedule.getByRole('listitem').first();
  await expect(firstLine).toContainText(titleAt(17));
  await expect(firstLine).toContainText('17:00');
  await expect(schedule.getByRole('listitem').filter({ hasText: `Le direct ${uniqueWord}` })).toContainText(
    'À ne pas manquer',
  );
  expect(await measureLayoutShift(page)).toBe(shiftBefore);
  await expectNoViolation(page);

  await schedule.getByRole('button', { name: 'Afficher toute la soirée' }).click();
  await schedule.getByRole('button', { name: 'Toute la journée' }).click();
  await expect(firstLine).toContainText(titleAt(5));
  await expect(schedule.getByRole('listitem')).toHaveCount(24);
  await schedule.getByRole('tab', { name: 'Ce soir' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(schedule.getByRole('listitem').filter({ hasText: titleAt(20) })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(schedule).toContainText('grille type d’une soirée de semaine');

  await page.goto('/');
  await waitForHydration(page);
  const card = page
    .locator('#chaines li')
    .filter({ has: page.getByRole('heading', { name: 'Marmite Channel' }) });
  await expect(card.getByText('En ce moment')).toBeVisible();
  await expect(card).toContainText(uniqueWord);
  await expect(page.locator('#chaines').getByText('En ce moment')).toHaveCount(1);
});
