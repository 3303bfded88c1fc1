import { database } from './support/backend.ts';
import { demoEmail, signIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const entries = 'main section li';

test('the journal reads as sentences, with what changed, and is filtered, searched and paged by its address', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const db = database(baseURL);
  const title = `Journal ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, demoEmail('admin'));
  await page.goto('/admin/content?nouveau');
  await page.getByLabel('Titre').fill(title);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
  await page.getByLabel('Titre').fill(`${title} bis`);
  await page.getByLabel('Contenu', { exact: true }).fill('Un texte qui ne se lit pas dans le journal.');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();

  await page.goto(`/admin/activity?${new URLSearchParams({ q: title })}`);
  const list = page.locator(entries);
  await expect(list.filter({ hasText: 'a créé' })).toHaveCount(1);
  const changed = list.filter({ hasText: `Titre : « ${title} » → « ${title} bis »` }).first();
  await expect(changed).toContainText('Kwame Mensah (admin@demo.obouo.example) a modifié');
  await expect(changed).toContainText('Texte modifié');
  await expect(page.locator('main')).not.toContainText('Un texte qui ne se lit pas');
  await expect(page.getByRole('heading', { level: 2, name: 'Aujourd’hui' })).toBeVisible();

  await changed.getByRole('link', { name: `« ${title} bis »` }).click();
  await expect(page.getByLabel('Titre')).toHaveValue(`${title} bis`);

  await page.goto('/admin/activity');
  await page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Connexions' }).click();
  await expect(page).toHaveURL(/type=auth/);
  await expect(list.first()).toContainText('a ouvert une session');
  await page.getByLabel('Personne').selectOption({ label: 'Amina Traoré' });
  await expect(page).toHaveURL(/personne=/);
  await expect(list.first()).toContainText('Amina Traoré');
  await expect(page.locator('main')).not.toContainText('Kwame Mensah a ouvert');
  await page.getByLabel('Période').selectOption({ label: '30 derniers jours' });
  await expect(page).toHaveURL(/periode=month/);
  await page.getByLabel('Rechercher une cible ou un nom').fill('rien, (de) "tel" %');
  await expect(page.getByText('Aucune action ne correspond')).toBeVisible();
  await page.getByRole('link', { name: 'Effacer les critères' }).click();

  const first = await list.first().innerText();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(list.first()).not.toHaveText(first);
  await page.goto('/admin/activity?page=9999');
  await expect(page.getByText('Cette page est vide')).toBeVisible();
  await db.from('content').delete().eq('title', `${title} bis`);
});

test('the four counters are those of the database, and the dashboard shows the last lines', async ({
  page,
}) => {
  await signIn(page, demoEmail('super_admin'));
  await expect(page.getByRole('heading', { name: 'Dernières activités' })).toBeVisible();
  await expect(
    page.locator('main section', { hasText: 'Dernières activités' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Tout le journal' }).click();
  await expect(page).toHaveURL('/admin/activity');
  const counters = page.getByRole('list', { name: 'Chiffres du journal' }).getByRole('listitem');
  for (const [index, label] of [
    'Actions aujourd’hui',
    'Connexions',
    'Contenus créés',
    'Fichiers uploadés',
  ].entries()) {
    await expect(counters.nth(index)).toContainText(label);
    await expect(counters.nth(index)).toContainText(/[1-9]/);
  }
});

for (const role of ['editor', 'moderator', 'contributor', null] as const) {
  test(`${role ?? 'a person without a role'} is told the journal is not theirs`, async ({ page }) => {
    await signIn(page, demoEmail(role));
    await expect(page.getByRole('heading', { name: 'Dernières activités' })).toHaveCount(0);
    await page.goto('/admin/activity');
    await expect(page.getByText('Le journal est réservé aux administrateurs.')).toBeVisible();
    await expect(page.locator(entries)).toHaveCount(0);
  });
}

test.describe('failures', () => {
  test.use({ expectedLogs: [/./] });

  test('a journal that does not load says so, and a retry shows it', async ({ page }) => {
    await signIn(page, demoEmail('admin'));
    await page.route('**/rest/v1/activity_log?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/admin/activity');
    // the list is asked three times before it gives up
    await expect(page.getByText('Impossible de charger le journal').first()).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/rest/v1/activity_log?*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.locator(entries).first()).toBeVisible();
  });
});
