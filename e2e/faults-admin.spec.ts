import type { Locator, Page } from '@playwright/test';
import { type Account, signInAsNew, signUp } from './support/accounts.ts';
import { database } from './support/backend.ts';
import {
  broken,
  cut,
  expired,
  type Fault,
  forbidden,
  hurry,
  inject,
  limited,
  lost,
  nonsense,
  silent,
} from './support/faults.ts';
import { demoEmail, openSession, signIn } from './support/staff.ts';
import { addBusiness, newMark } from './support/submissions.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedLogs: [/^(query|mutation|tags):/], reducedMotion: 'reduce' });

/** Everything a screen asks, except who is looking: that is asked once for all of them. */
const READS = /\/rest\/v1\/(?!user_roles|profiles\?select=first_name)/;

const NETWORK = 'Connexion impossible. Vérifiez votre réseau puis réessayez.';
const BROKEN = 'Une erreur inattendue est survenue.';
const LIMITED = 'Trop de demandes en peu de temps. Patientez une minute.';
const FORBIDDEN = /[Vv]otre rôle ne permet p|ont changé entre-temps/;

const firstItem = (list: string) => (page: Page) =>
  page.getByRole('list', { name: list }).getByRole('listitem').first();
const firstRow = (page: Page) => page.locator('main table tbody tr').first();

/** Each list by its address and its link in the sidebar, and what shows once it is there. */
const lists: readonly { path: string; link: string; ready: (page: Page) => Locator }[] = [
  { path: '/admin/content', link: 'Contenu', ready: firstRow },
  { path: '/admin/media', link: 'Médias', ready: firstItem('Liste des médias') },
  {
    path: '/admin/categories',
    link: 'Catégories',
    ready: (page) => page.getByText('Actualités', { exact: true }),
  },
  { path: '/admin/tags', link: 'Tags', ready: (page) => page.getByText('Hivowood', { exact: true }) },
  { path: '/admin/forms', link: 'Formulaires', ready: firstRow },
  { path: '/admin/users', link: 'Utilisateurs', ready: firstItem('Liste des utilisateurs') },
  { path: '/admin/roles', link: 'Rôles', ready: firstItem('Liste des rôles') },
  { path: '/admin/settings', link: 'Paramètres', ready: (page) => page.getByLabel('Titre du site') },
  { path: '/admin/activity', link: 'Activité', ready: (page) => page.locator('main section li').first() },
];

const sidebar = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

/** What may go better is asked again after a second or two: the clock goes ahead until it has been given up. */
async function expectSaid(page: Page, words: string | RegExp) {
  await expect(async () => {
    await page.clock.fastForward(3000);
    await expect(page.getByRole('main')).toContainText(words, { timeout: 250 });
  }).toPass({ timeout: 20_000 });
}

for (const half of [lists.slice(0, 5), lists.slice(5)]) {
  test(`a list that does not come says why and is asked again: ${half.map(({ link }) => link).join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    await page.clock.install();
    await openSession(page, demoEmail('super_admin'));
    for (const { path, link, ready } of half) {
      await test.step(link, async () => {
        let mend = await inject(page, READS, broken);
        const become = async (fault: Fault) => {
          await mend();
          mend = await inject(page, READS, fault);
        };
        const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' }).first();
        // from scratch: screens share what they have read
        await page.goto(path);
        await expectSaid(page, BROKEN);
        await expect(ready(page)).toHaveCount(0);
        for (const [fault, words] of [
          [cut, NETWORK],
          [limited, LIMITED],
          [nonsense, BROKEN],
          [forbidden, FORBIDDEN],
        ] as const) {
          await become(fault);
          await retry.click();
          await expectSaid(page, words);
        }
        // a refusal is final where the role decides the screen: it is asked again when one comes back
        await mend();
        await sidebar(page, 'Tableau de bord').click();
        await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
        await sidebar(page, link).click();
        await expect(ready(page)).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      });
    }
  });
}

test('an answer that never comes is given up, and what is asked again shows', async ({ page }) => {
  await hurry(page);
  await signIn(page, demoEmail('editor'));
  const mend = await inject(page, READS, silent);
  await sidebar(page, 'Contenu').click();
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Le serveur met trop de temps à répondre.', {
    timeout: 30_000,
  });
  await mend();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(firstRow(page)).toBeVisible();
});

test('a session that ends under any screen leads to the sign-in, in words, and back', async ({ page }) => {
  test.slow();
  for (const path of ['/admin', ...lists.map((list) => list.path)]) {
    await test.step(path, async () => {
      await openSession(page, demoEmail('super_admin'));
      const mend = await inject(page, READS, expired);
      await page.goto(path);
      await expect(page).toHaveURL('/auth');
      await expect(page.getByText('Votre session a expiré').first()).toBeVisible();
      await mend();
    });
  }
});

interface Writing {
  name: string;
  /** The calls that write. */
  calls: RegExp;
  method: 'POST' | 'PATCH';
  /** Opens the form and types into it; brings the field to look at. */
  type: (page: Page, context: Context) => Promise<{ field: Locator; value: string; save: Locator }>;
  success: string;
  /** Rows that hold what was typed. */
  stored: (context: Context) => Promise<number | null>;
}

interface Context {
  baseURL: string | undefined;
  mark: string;
  account: Account;
  other: Account;
}

const dialogSave = (page: Page, name = 'Enregistrer') =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

const writings: readonly Writing[] = [
  {
    name: 'a category',
    calls: /\/rest\/v1\/categories/,
    method: 'POST',
    type: async (page, { mark }) => {
      await page.goto('/admin/categories');
      await page.getByRole('button', { name: 'Nouvelle catégorie' }).click();
      const field = page.getByRole('dialog').getByLabel('Nom');
      await field.fill(mark);
      return { field, value: mark, save: dialogSave(page) };
    },
    success: 'Catégorie créée avec succès',
    stored: async ({ baseURL, mark }) =>
      (
        await database(baseURL)
          .from('categories')
          .select('*', { count: 'exact', head: true })
          .eq('name', mark)
      ).count,
  },
  {
    name: 'a tag',
    calls: /\/rest\/v1\/tags/,
    method: 'POST',
    type: async (page, { mark }) => {
      await page.goto('/admin/tags');
      await page.getByRole('button', { name: 'Nouveau tag' }).click();
      const field = page.getByRole('dialog').getByLabel('Nom');
      await field.fill(mark);
      return { field, value: mark, save: dialogSave(page) };
    },
    success: 'Tag créé avec succès',
    stored: async ({ baseURL, mark }) =>
      (await database(baseURL).from('tags').select('*', { count: 'exact', head: true }).eq('name', mark))
        .count,
  },
  {
    name: 'a role',
    calls: /\/rest\/v1\/roles/,
    method: 'POST',
    type: async (page, { mark }) => {
      await page.goto('/admin/roles');
      await page.getByRole('button', { name: 'Nouveau rôle' }).click();
      const field = page.getByRole('dialog').getByLabel('Nom');
      await field.fill(mark);
      await page.getByRole('switch', { name: 'Ajouter des médias' }).check();
      return { field, value: mark, save: dialogSave(page) };
    },
    success: 'Rôle créé avec succès',
    stored: async ({ baseURL, mark }) =>
      (
        await database(baseURL)
          .from('role_permissions')
          .select('*, roles!inner(label)', { count: 'exact', head: true })
          .eq('roles.label', mark)
      ).count,
  },
  {
    name: 'a role given',
    calls: /\/rest\/v1\/user_roles/,
    method: 'POST',
    type: async (page, { other }) => {
      await page.goto(`/admin/users?q=${other.lastName}`);
      await page.getByRole('button', { name: `Assigner un rôle à ${other.name}` }).click();
      const field = page.getByRole('dialog').getByLabel('Rôle', { exact: true });
      await field.selectOption('moderator');
      return { field, value: 'moderator', save: dialogSave(page, 'Assigner') };
    },
    success: 'Rôle assigné avec succès',
    stored: async ({ baseURL, other }) =>
      (
        await database(baseURL)
          .from('user_roles')
          .select('*', { count: 'exact', head: true })
          .eq('user_id', other.id)
      ).count,
  },
  {
    name: 'the note on a submission',
    calls: /\/rest\/v1\/business_contacts/,
    method: 'PATCH',
    type: async (page, { baseURL, mark }) => {
      await addBusiness(baseURL, mark);
      await page.goto(`/admin/forms?q=${mark}`);
      await page.getByRole('link', { name: /Awa Diop/ }).click();
      const field = page.getByLabel('Note interne');
      await field.fill(`Note ${mark}`);
      return { field, value: `Note ${mark}`, save: dialogSave(page) };
    },
    success: 'Suivi enregistré',
    stored: async ({ baseURL, mark }) =>
      (
        await database(baseURL)
          .from('business_contacts')
          .select('*', { count: 'exact', head: true })
          .eq('note', `Note ${mark}`)
      ).count,
  },
  {
    name: 'one’s own name',
    calls: /\/rest\/v1\/profiles/,
    method: 'PATCH',
    type: async (page, { mark }) => {
      await page.goto('/admin');
      await page.getByRole('button', { name: /^Mon compte/ }).click();
      const field = page.getByRole('dialog').getByLabel('Prénom');
      await field.fill(mark);
      return { field, value: mark, save: dialogSave(page) };
    },
    success: 'Profil mis à jour avec succès',
    stored: async ({ baseURL, mark }) =>
      (
        await database(baseURL)
          .from('profiles')
          .select('*', { count: 'exact', head: true })
          .eq('first_name', mark)
      ).count,
  },
  {
    name: 'the description of an image',
    calls: /\/rest\/v1\/media_library/,
    method: 'PATCH',
    type: async (page, { baseURL, mark }) => {
      const { data } = await database(baseURL)
        .from('media_library')
        .insert({
          ...{ filename: `${mark}.png`, original_filename: `${mark}.png`, mime_type: 'image/png' },
          ...{ file_path: `${baseURL}/favicon.svg?${mark}`, file_size: 10, media_type: 'image' },
        })
        .select('id')
        .single();
      await page.goto(`/admin/media?fichier=${data?.id}`);
      const field = page.getByLabel('Texte alternatif');
      await field.fill(`Vue ${mark}`);
      return { field, value: `Vue ${mark}`, save: dialogSave(page) };
    },
    success: 'Texte alternatif enregistré',
    stored: async ({ baseURL, mark }) =>
      (
        await database(baseURL)
          .from('media_library')
          .select('*', { count: 'exact', head: true })
          .eq('alt_text', `Vue ${mark}`)
      ).count,
  },
];

/** In an order in which no two neighbours end in the same words. */
const refusals: readonly (readonly [Fault, string | RegExp])[] = [
  [broken, BROKEN],
  [limited, LIMITED],
  [nonsense, BROKEN],
  [forbidden, FORBIDDEN],
  [lost, NETWORK],
];

for (const half of [writings.slice(0, 4), writings.slice(4)]) {
  test(`a save that fails keeps what is typed, and the next one writes once: ${half.map(({ name }) => name).join(', ')}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const account = await signInAsNew(page, baseURL, 'super_admin');
    const other = await signUp(baseURL);
    for (const { name, calls, method, type, success, stored } of half) {
      await test.step(name, async () => {
        const context = { baseURL, mark: newMark(), account, other };
        const { field, value, save } = await type(page, context);
        for (const [fault, words] of refusals) {
          const mend = await inject(page, calls, fault, method);
          const asked = page.waitForRequest((sent) => sent.method() === method && calls.test(sent.url()));
          await save.click();
          await asked;
          await expect(page.getByText(words).first()).toBeVisible();
          await expect(save).toBeEnabled();
          await expect(field).toHaveValue(value);
          await mend();
        }
        await save.click();
        await expect(page.getByText(success).first()).toBeVisible();
        expect(await stored(context)).toBe(1);
      });
    }
  });
}

test('settings that are not saved stay in the form', async ({ page }) => {
  await signIn(page, demoEmail('admin'));
  await page.goto('/admin/settings');
  const field = page.getByLabel('LinkedIn');
  const before = await field.inputValue();
  await field.fill('https://www.linkedin.com/company/panne');
  const save = page.getByRole('button', { name: 'Sauvegarder' });
  for (const [fault, words] of refusals) {
    if (fault === lost) continue; // one row for everybody: nothing here may reach it
    const mend = await inject(page, /\/rest\/v1\/site_settings/, fault, 'PATCH');
    await save.click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(save).toBeEnabled();
    await expect(field).toHaveValue('https://www.linkedin.com/company/panne');
    await mend();
  }
  await page.getByRole('button', { name: 'Annuler les modifications' }).click();
  await expect(field).toHaveValue(before);
});
