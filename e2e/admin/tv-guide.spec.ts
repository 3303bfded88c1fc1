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

// The tests share the programmes of one channel, so they run in order.
test.describe.configure({ mode: 'serial' });

const CHANNEL = 'marmite';
const today = toGuideDay(Date.now());
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
  (await createSecretKeyClient(baseURL).from('programmes').select('id').eq('channel', CHANNEL)).data;

test.beforeAll(({ baseURL }) => deleteProgrammes(baseURL));
test.afterAll(({ baseURL }) => deleteProgrammes(baseURL));

test('an editor imports a file, changes, copies and deletes programmes, and undoes it', async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content/guide?chaine=hivowood');
  await page.getByRole('button', { name: 'Importer' }).click();
  // guide-import-dialog.test.tsx tests refused files, nights and existing programmes
  const rows = [...createCsvLines(today), createCsvLine(addDays(today, 1), 20)];
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(createCsvFile(...rows));
  await expect(dialog(page).getByRole('status')).toHaveText('25 émissions ajoutées.');
  await expect(dialog(page).getByLabel(`Nuit du ${formatLongDay(today)}`)).toBeChecked();
  await expectNoViolation(page);
  await dialog(page).getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(guidePath());
  expect(await loadProgrammes(baseURL)).toHaveLength(25);

  await dayColumn(page, today)
    .getByRole('button', { name: titleAt(HIGHLIGHT_HOUR) })
    .click();
  await dialog(page)
    .getByLabel(/^Titre/)
    .fill(`Le direct ${uniqueWord}`);
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog(page)).toBeHidden();

  await page
    .getByRole('button', { name: /^Copier le / })
    .first()
    .click();
  await dialog(page).getByLabel('Vers le').fill(addDays(today, 2));
  await expect(dialog(page).getByRole('status')).toHaveText('24 émissions ajoutées.');
  await dialog(page).getByRole('button', { name: 'Copier', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await loadProgrammes(baseURL)).toHaveLength(49);
  await page.locator('[data-front=true]').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Le guide est comme avant')).toBeVisible();
  expect(await loadProgrammes(baseURL)).toHaveLength(25);

  await page.setViewportSize({ width: 390, height: 844 });
  await dayColumn(page, today)
    .getByRole('button', { name: titleAt(13) })
    .click();
  await dialog(page).getByRole('button', { name: 'Supprimer l’émission' }).click();
  await expect(page.getByRole('button', { name: /Rien de 13:00 à 14:00/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Émissions de la semaine' })).toBeFocused();
  // A colleague adds a programme at the time of the deleted one, then deletes it.
  const guide = createSecretKeyClient(baseURL).from('programmes');
  const times = { starts_at: `${today}T13:00:00Z`, ends_at: `${today}T14:00:00Z` };
  await guide.insert({ channel: CHANNEL, title: 'Édition spéciale', ...times });
  await page.locator('[data-front=true]').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('region', { name: 'Émissions de la semaine' })).toBeFocused();
  await expect(page.getByText(/Édition spéciale.+13:00–14:00\) occupe l’horaire de/)).toBeVisible();
  await guide.delete().eq('title', 'Édition spéciale');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('button', { name: titleAt(13) })).toBeVisible();
  expect(await loadProgrammes(baseURL)).toHaveLength(25);
  await expectNoViolation(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  await page.getByRole('button', { name: 'Marmite Channel' }).click();
  expect((await download).suggestedFilename()).toBe(`guide-tv-marmite-${listWeekDays(today)[0]}.csv`);
});

test('a contributor can only read the guide', async ({ page }) => {
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
  await expect(schedule).toContainText('Grille type d’une soirée');
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
  await expect(schedule).toContainText('grille type d’une soirée');

  await openPath(page, '/');
  const card = page
    .locator('#chaines li')
    .filter({ has: page.getByRole('heading', { name: 'Marmite Channel' }) });
  await expect(card.getByText('En ce moment')).toBeVisible();
  await expect(card).toContainText(uniqueWord);
  await expect(page.locator('#chaines').getByText('En ce moment')).toHaveCount(1);
});
