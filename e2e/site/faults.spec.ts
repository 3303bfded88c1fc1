import { insertContent } from '../support/content.ts';
import * as faults from '../support/faults.ts';
import { expect, test, waitForHydration } from '../support/test.ts';

const CONTENT_REQUESTS = /\/rest\/v1\/rpc\/published_(?:text|news)/;

test('a failed request for an article offers a retry, not the not-found page', async ({ page, baseURL }) => {
  const article = await insertContent(baseURL, { status: 'published' });
  const failure = page.getByRole('heading', { name: 'L’article n’a pas pu être chargé' });
  let removeFault = await faults.injectFault(page, CONTENT_REQUESTS, faults.connectionResetFault);
  await page.goto(`/presse/${article.slug}`);
  await expect(failure).toBeVisible();
  await removeFault();
  removeFault = await faults.injectFault(page, CONTENT_REQUESTS, faults.captivePortalFault);
  const responsePromise = page.waitForResponse(CONTENT_REQUESTS);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await (await responsePromise).finished();
  await expect(failure).toBeVisible();
  await expect(page.getByText('Page Introuvable')).toHaveCount(0);
  await removeFault();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
});

test('the press page works when its list of texts fails, and retries « Voir plus »', async ({
  page,
  baseURL,
}) => {
  await Promise.all(Array.from({ length: 12 }, () => insertContent(baseURL, { status: 'published' })));
  const { title } = await insertContent(baseURL, { status: 'published' });
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (CONTENT_REQUESTS.test(request.url())) requestedUrls.push(request.url());
  });
  let removeFault = await faults.injectFault(page, CONTENT_REQUESTS, faults.captivePortalFault);
  await page.goto('/presse');
  await waitForHydration(page);
  const responsePromise = page.waitForResponse(CONTENT_REQUESTS);
  // the request waits for an interaction, or for a second without one
  expect(requestedUrls).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await (await responsePromise).finished();
  const articles = page.getByRole('tabpanel').getByRole('article');
  await expect(articles).toHaveCount(10);
  await removeFault();
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(articles.filter({ hasText: title })).toBeVisible();
  await expect(articles).toHaveCount(10);
  removeFault = await faults.injectFault(page, CONTENT_REQUESTS, faults.captivePortalFault);
  await page.getByRole('button', { name: 'Voir plus' }).click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('La suite n’a pas pu être chargée.');
  await removeFault();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(articles.nth(10)).toBeVisible();
});
