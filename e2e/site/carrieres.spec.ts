import { expectFormValues } from '../support/form-dialog.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, openPath, test, waitForHydration } from '../support/test.ts';

const SITE = 'https://www.groupe-obouo.example';
const OFFER = { slug: 'data-analyst-audiences', title: 'Data analyst audiences (F/H)' };

test('offers load, are filtered, have addresses and metadata, and fill the form', async ({ page }) => {
  const release = await holdRequests(page, '**/job-offer-page-*.js');
  const requestPromise = page.waitForRequest('**/job-offer-page-*.js');
  await page.goto(`/carrieres?offre=${OFFER.slug}`);
  await waitForHydration(page);
  await requestPromise;
  // the list of offers shows until the code of the offer page has loaded
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveTitle('Carrières : nos offres d’emploi | Groupe Obouo');
  await expect(heading).toBeVisible();
  release();
  await expect(heading).toHaveText(OFFER.title);
  await page.getByRole('button', { name: 'Postuler à cette offre' }).click();
  const dialog = page.getByRole('dialog');
  await expectFormValues(dialog, { 'Poste visé': OFFER.title, Département: 'Data', Prénom: '' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Producteur exécutif fiction (F/H)' }).click();
  await expect(heading).toHaveText('Producteur exécutif fiction (F/H)');
  await page.goBack();
  await expect(heading).toHaveText(OFFER.title);

  // the address of a removed offer is not indexed, and lists the other offers
  await openPath(page, '/carrieres?offre=poste-pourvu');
  await expect(heading).toHaveText('Cette offre n’est plus en ligne');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const jobPostingScript = page.locator('main script[type="application/ld+json"]');
  await expect(jobPostingScript).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Nos autres offres' }).getByRole('link')).toHaveCount(6);

  // an address with capitals and a dot still shows its offer; an empty parameter shows the list
  await openPath(page, `/carrieres?offre=${OFFER.slug.toUpperCase()}.`);
  await expect(heading).toHaveText(OFFER.title);
  await openPath(page, '/carrieres?offre=');
  await expect(heading.filter({ visible: true })).toHaveText('Votre talent mérite un grand écran');

  await openPath(page, '/carrieres');
  const hero = page.locator('main section').first();
  await hero.getByRole('link', { name: 'Voir nos offres' }).click();
  await expect(page.getByRole('heading', { name: 'Six postes ouverts, tous en CDI' })).toBeInViewport();
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
  await tabs.nth(5).click();
  await expect(offers).toHaveText([OFFER.title]);
  await expect(page).toHaveURL(/\?departement=data$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${SITE}/carrieres`);

  // an offer opened from the list has its own address and metadata; its link leads back to the filtered list
  await page.getByRole('link', { name: `Lire l’offre ${OFFER.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: OFFER.title })).toBeFocused();
  await expect(page).toHaveURL(/\?departement=data&offre=data-analyst-audiences$/);
  await expect(page).toHaveTitle(`${OFFER.title} | Carrières Obouo`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${SITE}/carrieres?offre=${OFFER.slug}`,
  );
  await expect(page.getByRole('heading', { name: 'Vos missions' })).toBeVisible();
  expect(JSON.parse((await jobPostingScript.textContent()) ?? '')).toMatchObject({ title: OFFER.title });

  await page.getByRole('link', { name: 'Toutes les offres' }).click();
  await expect(page.getByRole('tab', { name: 'Data' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: OFFER.title, exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: OFFER.title, exact: true })).toBeInViewport();
  await expect(page).toHaveTitle(/^Carrières/);
  await expect(jobPostingScript).toHaveCount(0);
});
