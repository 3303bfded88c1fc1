import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail } from '../support/staff.ts';
import { createUniqueEmail, expect, test, waitForHydration } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test('a visitor sends the contact form by keyboard alone; the button keeps the focus', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByLabel('Nom complet').focus();
  await page.keyboard.type('Kofi Mensah');
  await page.keyboard.press('Tab');
  await page.keyboard.type(createUniqueEmail('clavier'));
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sans souris');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tout au clavier.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeFocused();
});

test('staff signs in, writes, publishes, deletes and signs out without a mouse', async ({
  page,
  baseURL,
}) => {
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .focus();
    await page.keyboard.press('Enter');
  };
  await page.goto('/auth');
  await page.getByRole('form', { name: 'Connexion' }).getByLabel('E-mail').focus();
  await page.keyboard.type(getDemoEmail('admin'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');

  const slug = `clavier-${createUniqueWord()}`;
  await press('Contenu', 'link');
  await press('Nouveau contenu', 'link');
  await page.getByLabel(/^Titre/).focus();
  await page.keyboard.type('Sans souris');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(slug);
  await page.getByLabel('Contenu', { exact: true }).focus();
  await page.keyboard.type('Écrit au clavier.');
  await page.getByLabel('Statut').focus();
  await page.keyboard.type('Pub');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
  const { data } = await createSecretKeyClient(baseURL).from('content').select('status').eq('slug', slug);
  expect(data).toEqual([{ status: 'published' }]);

  await press('Supprimer');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Supprimer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Contenu supprimé avec succès')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contenu', exact: true, level: 1 })).toBeFocused();
  await press('Déconnexion');
  await expect(page).toHaveURL('/auth');
});
