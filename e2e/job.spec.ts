import type { Locator, Page } from '@playwright/test';
import { database } from './support/backend.ts';
import {
  closeToasts,
  countCalls,
  expectAccessible,
  expectFailuresKeep,
  expectFormValues,
  expectGuarded,
  expectToast,
  fieldOf,
  fillForm,
  holdCalls,
  openForm,
  parisDay,
} from './support/form-dialog.ts';
import { alive, expect, hydrated, test, uniqueEmail } from './support/test.ts';

const TITLE = 'Votre candidature';
const SEND = 'Envoyer ma candidature';
const CONSENT = 'J’accepte que le Groupe Obouo traite ces données pour étudier ma candidature';

/** The spontaneous application of the page's head. */
const open = (page: Page) =>
  openForm(page, page.locator('main button[aria-haspopup="dialog"]').first(), TITLE);

const required = (email: string) => ({
  Prénom: 'Aminata',
  Nom: 'Koné',
  Email: email,
  Motivation: 'Raconter nos histoires.',
  [CONSENT]: true as const,
});
const whole = (email: string) => ({
  ...required(email),
  Téléphone: '+225 07 01 02 03 04',
  Adresse: '12 rue des Manguiers',
  Ville: 'Abidjan',
  'Poste visé': 'Monteuse',
  Département: 'Ressources Humaines',
  Expérience: 'Expert (12+ ans)',
  Formation: 'Autodidacte',
  Compétences: 'Montage',
  Lettre: 'Madame, Monsieur,',
  'Disponible à partir du': parisDay(20),
  'Prétentions salariales': 'À négocier',
  'Le télétravail m’intéresse': true as const,
  Portfolio: 'https://exemple.com/aminata',
  LinkedIn: 'https://www.linkedin.com/in/aminata',
});

const picker = (dialog: Locator) => dialog.locator('input[type="file"]');
const pdf = (name = 'Présentation – Aminata Koné.pdf', bytes = 20_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, '%PDF-1.7 '),
});

async function applications(baseURL: string | undefined, email: string) {
  const { data } = await database(baseURL).from('job_applications').select('*').eq('email', email);
  return data ?? [];
}

async function cvBytes(baseURL: string | undefined, path: string): Promise<number | undefined> {
  const { data } = await database(baseURL).storage.from('cv').download(path);
  return data?.size;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/carrieres');
  await hydrated(page);
});

test('missing fields and consent: the toast that names both, a message at each, focus on the first, no call', async ({
  page,
}) => {
  const calls = countCalls(page, 'job_applications');
  const dialog = await open(page);
  await dialog.getByRole('button', { name: SEND }).click();
  await expectToast(
    page,
    'Champs requis',
    'Veuillez remplir tous les champs obligatoires et accepter le traitement des données.',
  );
  await expect(dialog.getByText('Ce champ est obligatoire.')).toHaveCount(4);
  await expect(dialog.getByText('Votre accord est nécessaire')).toBeVisible();
  await expect(fieldOf(dialog, 'Prénom')).toBeFocused();
  await closeToasts(page);

  const { [CONSENT]: _, ...rest } = required('a@exemple.com');
  await fillForm(dialog, rest);
  await dialog.getByRole('button', { name: SEND }).click();
  await expectToast(page, 'Champs requis', 'et accepter le traitement des données.');
  await expect(fieldOf(dialog, CONSENT)).toBeFocused();
  expect(calls()).toBe(0);
});

test('an application is stored with exactly its twenty fields', async ({ page, baseURL }) => {
  const email = uniqueEmail('Candidature');
  const dialog = await open(page);
  await fillForm(dialog, whole(email));
  const request = page.waitForRequest('**/rest/v1/job_applications*');
  await dialog.getByRole('button', { name: SEND }).click();
  const row = {
    first_name: 'Aminata',
    last_name: 'Koné',
    email,
    phone: '+225 07 01 02 03 04',
    address: '12 rue des Manguiers',
    city: 'Abidjan',
    job_title: 'Monteuse',
    department: 'Ressources Humaines',
    experience: 'Expert (12+ ans)',
    education: 'Autodidacte',
    skills: 'Montage',
    motivation: 'Raconter nos histoires.',
    availability: parisDay(20),
    salary: 'À négocier',
    remote: true,
    relocate: false,
    portfolio: 'https://exemple.com/aminata',
    linkedin: 'https://www.linkedin.com/in/aminata',
    cover_letter: 'Madame, Monsieur,',
    gdpr_consent: true,
  };
  expect((await request).postDataJSON()).toEqual(row);
  await expectToast(
    page,
    'Candidature envoyée !',
    'Nous étudierons votre profil et vous recontacterons rapidement.',
  );
  await expect(dialog).toBeHidden();
  expect(await applications(baseURL, email)).toMatchObject([{ ...row, cv_path: null }]);
});

test('what is left empty is sent empty, the letter included; a link without « https:// » gets it', async ({
  page,
}) => {
  const dialog = await open(page);
  await fillForm(dialog, { ...required(uniqueEmail('court')), Portfolio: 'exemple.com/awa' });
  const request = page.waitForRequest('**/rest/v1/job_applications*');
  await dialog.getByRole('button', { name: SEND }).click();
  expect((await request).postDataJSON()).toMatchObject({
    phone: '',
    job_title: '',
    department: '',
    availability: null,
    remote: false,
    relocate: false,
    portfolio: 'https://exemple.com/awa',
    linkedin: '',
    cover_letter: '',
  });
  await expect(dialog).toBeHidden();
});

test('a link that is none is refused at its field', async ({ page }) => {
  const dialog = await open(page);
  await fillForm(dialog, { ...required('a@exemple.com'), LinkedIn: 'javascript:alert(1)' });
  await dialog.getByRole('button', { name: SEND }).click();
  await expectToast(page, 'Champs à corriger', 'Veuillez vérifier les champs signalés.');
  await expect(dialog.getByText('Entrez une adresse web complète')).toBeVisible();
  await expect(fieldOf(dialog, 'LinkedIn')).toBeFocused();
});

test('an offer opens it with its own title and department, which are sent unchanged', async ({
  page,
  baseURL,
}) => {
  await alive(page, 'carrieres');
  const email = uniqueEmail('offre');
  const apply = page.getByRole('main').getByRole('button', { name: /^Postuler Ingénieur streaming/ });
  const dialog = await openForm(page, apply, TITLE);
  const preset = { 'Poste visé': 'Ingénieur streaming vidéo (F/H)', Département: 'Tech' };
  await expectFormValues(dialog, preset);
  await fillForm(dialog, required(email));
  await dialog.getByRole('button', { name: SEND }).click();
  await expect(dialog).toBeHidden();
  expect(await applications(baseURL, email)).toMatchObject([
    { job_title: 'Ingénieur streaming vidéo (F/H)', department: 'tech' },
  ]);
  await openForm(page, apply, TITLE);
  await expectFormValues(dialog, { ...preset, Prénom: '', Motivation: '' });
  await page.keyboard.press('Escape');

  await open(page);
  await expectFormValues(dialog, { 'Poste visé': '', Département: 'Non précisé' });
});

test.describe('the CV', () => {
  test('is shown with name and size, sent only with the form, privately, under a name without accents', async ({
    page,
    baseURL,
  }) => {
    const storageCalls: string[] = [];
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/storage/v1/')) storageCalls.push(request.url());
      if (/cv-upload|storage-js/.test(request.url())) scripts.push(request.url());
    });
    const email = uniqueEmail('cv');
    const dialog = await open(page);
    await fillForm(dialog, required(email));
    expect(scripts).toEqual([]);
    await picker(dialog).setInputFiles(pdf());
    await expect(dialog.getByText('Présentation – Aminata Koné.pdf')).toBeVisible();
    await expect(dialog.getByText('20\u00a0Ko')).toBeVisible();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    expect(storageCalls).toEqual([]);
    const request = page.waitForRequest('**/rest/v1/job_applications*');
    await dialog.getByRole('button', { name: SEND }).click();
    const { cv_path: path } = (await request).postDataJSON() as { cv_path: string };
    expect(path).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    await expect(dialog).toBeHidden();
    expect(await applications(baseURL, email)).toMatchObject([{ cv_path: path }]);
    expect(await cvBytes(baseURL, path)).toBe(20_000);
    expect((await page.request.get(`/storage/v1/object/public/cv/${path}`)).ok()).toBe(false);
  });

  test('of another type or over 5 MB is refused at once; one that is removed is not sent', async ({
    page,
  }) => {
    const dialog = await open(page);
    await picker(dialog).setInputFiles({
      name: 'cv.html',
      mimeType: 'application/pdf',
      buffer: Buffer.from('x'),
    });
    await expect(dialog.getByText('Ce fichier n’est ni un PDF, ni un DOC, ni un DOCX.')).toBeVisible();
    await expect(picker(dialog)).toHaveAccessibleDescription(/ni un PDF/);
    await picker(dialog).setInputFiles(pdf('lourd.pdf', 5 * 1024 * 1024 + 1));
    await expect(dialog.getByText('Ce fichier dépasse 5 Mo.')).toBeVisible();
    await expect(dialog.getByText('lourd.pdf')).toHaveCount(0);

    await picker(dialog).setInputFiles(pdf('cv.pdf'));
    await expect(dialog.getByText('Ce fichier dépasse 5 Mo.')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Retirer cv.pdf' }).click();
    await expect(dialog.getByText('cv.pdf')).toHaveCount(0);
    await expect(picker(dialog)).toBeFocused();
    await fillForm(dialog, required(uniqueEmail('retire')));
    const request = page.waitForRequest('**/rest/v1/job_applications*');
    await dialog.getByRole('button', { name: SEND }).click();
    expect((await request).postDataJSON()).not.toHaveProperty('cv_path');
  });

  test('alone is worth asking before it is lost', async ({ page }) => {
    const dialog = await open(page);
    await picker(dialog).setInputFiles(pdf('cv.docx'));
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Abandonner votre saisie ?' })
      .getByRole('button', { name: 'Continuer' })
      .click();
    await expect(dialog.getByText('cv.docx')).toBeVisible();
  });

  test.describe('when a call fails', () => {
    test.use({ expectedLogs: [/^form: /] });

    test('is uploaded once, however often the row has to be sent again', async ({ page, baseURL }) => {
      const uploads: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/storage/v1/object/cv/')) {
          uploads.push(request.url().split('/').at(-1) ?? '');
        }
      });
      const email = uniqueEmail('reprise');
      const dialog = await open(page);
      await fillForm(dialog, required(email));
      await picker(dialog).setInputFiles(pdf());
      await page.route('**/rest/v1/job_applications*', (route) => route.abort());
      await dialog.getByRole('button', { name: SEND }).click();
      await expectToast(page, 'Erreur', 'Une erreur est survenue. Veuillez réessayer.');
      await expect(dialog.getByText('Présentation – Aminata Koné.pdf')).toBeVisible();
      await page.unroute('**/rest/v1/job_applications*');
      await dialog.getByRole('button', { name: SEND }).click();
      await expect(dialog).toBeHidden();
      expect(uploads).toHaveLength(1);
      expect(await applications(baseURL, email)).toMatchObject([{ cv_path: uploads[0] }]);
    });

    test('is not sent without its row, and an answer that got lost on the way is no failure', async ({
      page,
      baseURL,
    }) => {
      const email = uniqueEmail('perdu');
      const rows = countCalls(page, 'job_applications');
      const dialog = await open(page);
      await fillForm(dialog, required(email));
      await picker(dialog).setInputFiles(pdf());
      // The file arrives, the answer does not.
      await page.route('**/storage/v1/object/cv/*', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await dialog.getByRole('button', { name: SEND }).click();
      await expectToast(page, 'Erreur', 'Une erreur est survenue. Veuillez réessayer.');
      expect(rows()).toBe(0);
      await page.unroute('**/storage/v1/object/cv/*');
      await dialog.getByRole('button', { name: SEND }).click();
      await expect(dialog).toBeHidden();
      const [row] = await applications(baseURL, email);
      expect(await cvBytes(baseURL, row?.cv_path ?? '')).toBe(20_000);
    });
  });
});

test('while it is sent the button says so, and a double click sends once', async ({ page, baseURL }) => {
  const email = uniqueEmail('double');
  const release = await holdCalls(page, 'job_applications');
  const dialog = await open(page);
  await fillForm(dialog, required(email));
  await dialog.getByRole('button', { name: SEND }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
  release();
  await expect(dialog).toBeHidden();
  expect(await applications(baseURL, email)).toHaveLength(1);
});

test.describe('when the call fails', () => {
  test.use({ expectedLogs: [/^form: /] });

  test('the toast shows, the dialog stays with everything in it, and a retry works', async ({
    page,
    baseURL,
  }) => {
    const values = whole(uniqueEmail('panne'));
    const dialog = await open(page);
    await fillForm(dialog, values);
    await expectFailuresKeep(page, dialog, { table: 'job_applications', submit: SEND, values });
    await dialog.getByRole('button', { name: SEND }).click();
    await expect(dialog).toBeHidden();
    expect(await applications(baseURL, String(values.Email))).toHaveLength(1);
  });
});

test('closing half-way asks before anything typed is lost', async ({ page }) => {
  await expectGuarded(page, () => open(page), { Prénom: 'Aminata', Motivation: 'Un début' });
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    test('has no violation, full of errors or full of values', async ({ page }) => {
      const dialog = await open(page);
      await expectAccessible(page, dialog, whole('a@exemple.com'));
      await picker(dialog).setInputFiles(pdf(`${'très-long-nom-de-fichier-'.repeat(6)}.pdf`));
      await expect(dialog.getByRole('button', { name: /^Retirer/ })).toBeVisible();
      const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
