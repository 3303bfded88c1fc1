import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';

const QUESTION_COUNT = 14;

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher dans l’aide' });
const questions = (page: Page) => page.locator('#resultats summary');
const answers = (page: Page) => page.locator('#resultats details[open] p');
const status = (page: Page) => page.locator('#resultats').getByRole('status');

test('a URL, a search, a question group and the keyboard lead to answers', async ({ page }) => {
  await page.goto('/help-center?q=mot%20de%20passe&question=mot-de-passe');
  await waitForHydration(page);
  await expect(searchField(page)).toHaveValue('mot de passe');
  await expect(questions(page)).toHaveCount(1);
  await expect(answers(page)).toContainText('Mot de passe oublié');
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(answers(page)).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/help-center$/);
  await expect(status(page)).toHaveText(`${QUESTION_COUNT} questions, 4 domaines`);

  // the keyboard opens one answer at a time
  await questions(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(answers(page)).toContainText('9.99€');
  await expect(page).toHaveURL(/question=/);
  await page.keyboard.press('Tab');
  await expect(questions(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).not.toContainText('9.99€');
  await page.keyboard.press('Space');
  await expect(answers(page)).toHaveCount(0);
  await expect(page).toHaveURL(/help-center$/);

  // a click on a topic puts its words into the search field; Enter scrolls to the answers
  await page.getByRole('button', { name: 'Hors ligne', exact: true }).click();
  await expect(searchField(page)).toHaveValue('Hors ligne');
  await expect(status(page)).toContainText('Hors ligne');
  await searchField(page).fill('QUALITE');
  await searchField(page).press('Enter');
  await expect(status(page)).toHaveText(/^\d questions?, \d domaines? pour «\u00a0QUALITE\u00a0»$/);
  await expect(status(page)).toBeInViewport();
  await expect(page).toHaveURL(/\?q=QUALITE$/);
  await searchField(page).fill('girafe');
  await expect(status(page)).toHaveText('Aucun résultat pour «\u00a0girafe\u00a0»');
  await expect(questions(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Écrire à l’assistance' })).toHaveAttribute('href', '/contact');
  await searchField(page).fill('');

  const partners = page.getByRole('button', { name: 'Voir les questions Partenaires et professionnels' });
  await partners.click();
  await expect(partners).toHaveAttribute('aria-pressed', 'true');
  await expect(questions(page)).toHaveCount(3);
  await partners.click();
  await expect(questions(page)).toHaveCount(QUESTION_COUNT);
});
