import { expect, test, waitForHydration } from '../support/test.ts';

test('the about page shows its figures, sections, values, people and links', async ({ page }) => {
  await page.goto('/a-propos');
  await waitForHydration(page);
  for (const [value, label] of [
    ['4', 'chaînes'],
    ['2.5M', 'téléspectateurs'],
    ['15+', 'pays'],
    ['500+', 'employés'],
    ['1000+', 'heures de contenu'],
    ['50+', 'prix'],
  ]) {
    await expect(page.locator('main dl > div', { hasText: label })).toContainText(value ?? '');
  }
  await expect(page.locator('main h2')).toHaveText([
    /table de montage/,
    /Une mission, une vision/,
    /Six engagements/,
    /Deux années/,
    /Six visages/,
    /Venez écrire la suite/,
  ]);
  for (const name of ['Notre mission', 'Notre vision', '2024', '2025']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }

  await expect(page.getByRole('region', { name: /Six engagements/ }).getByRole('listitem')).toHaveCount(6);
  const people = page.getByRole('region', { name: /Six visages/ }).getByRole('listitem');
  await expect(people).toHaveCount(6);
  for (const person of await people.all()) {
    const name = await person.getByRole('heading', { level: 3 }).innerText();
    await expect(person.getByRole('img', { name })).toBeVisible();
    await expect(person.locator('p')).toHaveCount(2);
  }

  await expect(page.getByRole('link', { name: 'Voir les offres d’emploi' })).toHaveAttribute(
    'href',
    '/carrieres',
  );
  await page.getByRole('link', { name: 'Nos bureaux' }).click();
  await expect(page).toHaveURL(/\/contact#bureaux$/);
  await expect(page.getByRole('heading', { name: 'Deux villes, un même groupe' })).toBeInViewport();
});

test('the contact page links to the about page', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Découvrir le groupe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nous filmons le continent de l’intérieur',
  );
});
