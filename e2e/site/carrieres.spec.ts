import { holdRequests } from '../support/hold-requests.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';

const SITE = 'https://www.groupe-obouo.example';
const OFFER = { slug: 'data-analyst-audiences', title: 'Data analyst audiences (F/H)' };

test('tabs filter offers, and an offer has its own address and metadata', async ({ page }) => {
  await page.goto('/carrieres');
  await waitForHydration(page);
  const hero = page.locator('main section').first();
  for (const [value, label] of [
    ['500+', 'talents'],
    ['15', 'pays'],
    ['95%', 'de satisfaction'],
  ]) {
    await expect(hero.locator('dl > div', { hasText: label })).toContainText(value ?? '');
  }
  await hero.getByRole('link', { name: 'Voir nos offres' }).click();
  await expect(page.getByRole('heading', { name: 'Six postes ouverts, tous en CDI' })).toBeInViewport();

  await hero.getByRole('button', { name: 'Candidature spontanée' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[name="job_title"]')).toHaveValue('');
  await expect(dialog.locator('[name="department"]')).toHaveValue('');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const benefits = page.getByRole('region', { name: 'De quoi bien travailler, et rentrer chez soi' });
  for (const words of ['3000€', 'Jusqu’à 3 jours de télétravail par semaine', '20%']) {
    await expect(benefits).toContainText(words);
  }

  const tabs = page.getByRole('tablist', { name: 'Filtrer les offres par département' }).getByRole('tab');
  await expect(tabs).toHaveText([
    'Tous6 offres',
    'Tech2 offres',
    'Production1 offre',
    'Marketing1 offre',
    'Création1 offre',
    'Data1 offre',
  ]);
  const offers = page.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(offers).toHaveCount(6);
  await expect(page.getByText('Poste Prioritaire')).not.toHaveCount(0);

  await tabs.nth(1).click();
  await expect(offers).toHaveCount(2);
  await expect(page).toHaveURL(/\?departement=tech$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(5)).toBeFocused();
  await expect(tabs.nth(5)).toHaveAttribute('aria-selected', 'true');
  await expect(offers).toHaveText([OFFER.title]);

  await page.reload();
  await waitForHydration(page);
  await expect(offers).toHaveText([OFFER.title]);

  // an offer of the list has its own address and metadata, and leads back
  const jobPostingScript = page.locator('main script[type="application/ld+json"]');
  await expect(jobPostingScript).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${SITE}/carrieres`);

  await page.getByRole('link', { name: `Lire l’offre ${OFFER.title}` }).click();
  const title = page.getByRole('heading', { level: 1, name: OFFER.title });
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(/\?departement=data&offre=data-analyst-audiences$/);
  await expect(page).toHaveTitle(`${OFFER.title} | Carrières Obouo`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${SITE}/carrieres?offre=${OFFER.slug}`,
  );
  await expect(page.getByRole('heading', { name: 'Vos missions' })).toBeVisible();
  const data = JSON.parse((await jobPostingScript.textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'JobPosting', title: OFFER.title, employmentType: 'FULL_TIME' });

  await page.getByRole('link', { name: 'Toutes les offres' }).click();
  await expect(page.getByRole('tab', { name: 'Data' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: OFFER.title, exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: OFFER.title, exact: true })).toBeInViewport();
  await expect(page).toHaveTitle(/^Carrières/);
  await expect(jobPostingScript).toHaveCount(0);

  const closingSection = page.getByRole('region', { name: 'Une question avant de vous lancer' });
  await closingSection.getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the list shows until the offer loads; a missing offer shows others', async ({ page }) => {
  const release = await holdRequests(page, '**/job-offer-page-*.js');
  const requestPromise = page.waitForRequest('**/job-offer-page-*.js');
  await page.goto(`/carrieres?offre=${OFFER.slug}`);
  await waitForHydration(page);
  await requestPromise;
  await expect(page).toHaveTitle('Carrières : nos offres d’emploi | Groupe Obouo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFFER.title);
  await page.getByRole('button', { name: 'Postuler à cette offre' }).click();
  await expect(page.getByRole('dialog').locator('[name="job_title"]')).toHaveValue(OFFER.title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Producteur exécutif fiction (F/H)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Producteur exécutif fiction (F/H)');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OFFER.title);

  // a missing offer is not indexed and lists the others
  await openPath(page, '/carrieres?offre=poste-pourvu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette offre n’est plus en ligne');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('main script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Nos autres offres' }).getByRole('link')).toHaveCount(6);
});
