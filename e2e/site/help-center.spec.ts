import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';

const QUESTION_COUNT = 14;

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher dans l’aide' });
const questions = (page: Page) => page.locator('#resultats summary');
const answers = (page: Page) => page.locator('#resultats details[open] p');
const domainButtons = (page: Page) => page.getByRole('button', { name: /^Voir les questions/ });
const status = (page: Page) => page.locator('#resultats').getByRole('status');

test('the help search ignores accents and counts questions; a domain filters them', async ({ page }) => {
  await page.goto('/help-center');
  await waitForHydration(page);
  await expect(questions(page)).toHaveCount(QUESTION_COUNT);
  await expect(domainButtons(page)).toHaveCount(4);
  await searchField(page).pressSequentially('QUALITE');
  await expect(status(page)).toHaveText(/^\d questions?, \d domaines? pour «\u00a0QUALITE\u00a0»$/);
  const questionCount = await questions(page).count();
  expect(questionCount).toBeGreaterThan(0);
  expect(questionCount).toBeLessThan(QUESTION_COUNT);
  await expect(page).toHaveURL(/\?q=QUALITE$/);
  await expect(searchField(page)).toHaveValue('QUALITE');

  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(questions(page)).toHaveCount(QUESTION_COUNT);
  await expect(searchField(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/help-center$/);
  await expect(status(page)).toHaveText(`${QUESTION_COUNT} questions, 4 domaines`);

  // a click on a topic puts it into the search field; an empty field shows every question
  await page.getByRole('button', { name: 'Hors ligne', exact: true }).click();
  await expect(searchField(page)).toHaveValue('Hors ligne');
  await expect(status(page)).toContainText('Hors ligne');
  await expect(questions(page).first()).toContainText('hors ligne');
  await searchField(page).fill('');
  await expect(questions(page)).toHaveCount(QUESTION_COUNT);

  // Enter scrolls to the answers
  await searchField(page).fill('essai');
  await searchField(page).press('Enter');
  await expect(status(page)).toBeInViewport();

  await searchField(page).fill('girafe');
  await expect(status(page)).toHaveText('Aucun résultat pour «\u00a0girafe\u00a0»');
  await expect(questions(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Écrire à l’assistance' })).toHaveAttribute('href', '/contact');
  await page.getByRole('button', { name: 'Tout afficher' }).click();

  for (const count of [25, 15, 20, 12]) {
    await expect(page.locator('#resultats li', { hasText: `${count} articles` })).toHaveCount(1);
  }
  const partners = page.getByRole('button', { name: 'Voir les questions Partenaires et professionnels' });
  await partners.click();
  await expect(partners).toHaveAttribute('aria-pressed', 'true');
  await expect(questions(page)).toHaveCount(3);
  await expect(status(page)).toContainText('3 questions dans');
  await partners.click();
  await expect(questions(page)).toHaveCount(QUESTION_COUNT);
});

test('an address opens its answer; the keyboard opens one answer at a time', async ({ page }) => {
  await page.goto('/help-center?q=mot%20de%20passe&question=mot-de-passe');
  await waitForHydration(page);
  await expect(searchField(page)).toHaveValue('mot de passe');
  await expect(questions(page)).toHaveCount(1);
  await expect(answers(page)).toContainText('Mot de passe oublié');
  await page.getByRole('button', { name: 'Tout afficher' }).click();
  await expect(answers(page)).toHaveCount(0);
  await questions(page).first().focus();
  await page.keyboard.press('Enter');
  for (const words of ['9.99€', '19.99€', '29.99€', '7 jours'])
    await expect(answers(page)).toContainText(words);
  await expect(page).toHaveURL(/question=/);

  await page.keyboard.press('Tab');
  await expect(questions(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).not.toContainText('9.99€');
  await page.keyboard.press('Space');
  await expect(answers(page)).toHaveCount(0);
  await expect(page).toHaveURL(/help-center$/);
});
