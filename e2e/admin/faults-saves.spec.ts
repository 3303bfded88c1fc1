import type { Locator } from '@playwright/test';
import { createSecretKeyClient } from '../support/backend.ts';
import * as faults from '../support/faults.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^mutation:/] });

/**
 * Presses a button twice. First a captive portal answers 200 in place of the server, then the answer of the server is
 * lost. tests/repeated-writes.test.tsx has the other writes, src/shared/lib/app-error.test.ts the other faults.
 */
async function pressWithFaults(button: Locator, requests: RegExp, method: 'POST' | 'DELETE') {
  const page = button.page();
  for (const [fault, message] of [
    [faults.captivePortalFault, faults.expectedAdminErrorMessages.unexpected],
    [faults.lostAnswerFault, faults.expectedAdminErrorMessages.network],
  ] as const) {
    const removeFault = await faults.injectFault(page, requests, fault, method);
    const request = page.waitForRequest((sent) => sent.method() === method && requests.test(sent.url()));
    await button.click();
    await request;
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(button).toBeEnabled();
    await removeFault();
  }
}

test('a save and a deletion that are retried after a lost answer happen once', async ({ page, baseURL }) => {
  const title = createUniqueWord();
  const countRows = async () => {
    const rows = createSecretKeyClient(baseURL).from('content').select('*', { count: 'exact', head: true });
    return (await rows.eq('title', title)).count;
  };
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto('/admin/content/nouveau');
  await page.getByLabel(/^Titre/).fill(title);
  const saveButton = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await pressWithFaults(saveButton, /\/rest\/v1\/rpc\/save_content/, 'POST');
  await expect(page.getByLabel(/^Titre/)).toHaveValue(title);
  await expect(page.getByText('Contenu créé avec succès')).toHaveCount(0);
  await saveButton.click();
  await expect(page.getByText('Contenu créé avec succès').first()).toBeVisible();
  expect(await countRows()).toBe(1);

  await openPath(page, `/admin/content?q=${title}`);
  await page.getByRole('button', { name: `Supprimer «\u00a0${title}\u00a0»` }).click();
  const question = page.getByRole('alertdialog');
  const deleteButton = question.getByRole('button', { name: 'Supprimer' });
  await pressWithFaults(deleteButton, /\/rest\/v1\/content\?/, 'DELETE');
  await expect(question.getByRole('alert')).toHaveText(faults.expectedAdminErrorMessages.network);
  await deleteButton.click();
  await expect(page.getByText('Contenu supprimé avec succès')).toBeVisible();
  await expect(question).toBeHidden();
  expect(await countRows()).toBe(0);
});
