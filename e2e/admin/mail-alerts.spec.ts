import { signInWithNewAccount } from '../support/accounts.ts';
import { loadCaughtMails, sendQueuedMails } from '../support/backend.ts';
import { openAccountDialog } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test('a person sends a test mail and chooses alerts, which a reload keeps', async ({ page, baseURL }) => {
  const { email } = await signInWithNewAccount(page, baseURL, 'super_admin');
  await page.goto('/admin/settings');
  const mails = page.getByRole('region', { name: 'E-mails' });
  await mails.getByRole('button', { name: 'M’envoyer un essai' }).click();
  await expect(page.getByText('Essai demandé')).toBeVisible();
  await expect
    .poll(async () => {
      // the test does not wait for the scheduled job, which runs once a minute
      await sendQueuedMails(baseURL);
      return (await loadCaughtMails(baseURL, email, /^Essai d’envoi$/)).length;
    })
    .toBe(1);
  await openAccountDialog(page);
  const alerts = page.getByRole('group', { name: 'Alertes par e-mail' });
  await expect(alerts.getByRole('combobox')).toHaveCount(4);
  await expect(alerts.getByLabel('Newsletter')).toBeEnabled();
  await alerts.getByLabel('Newsletter').selectOption({ label: 'Une fois par jour' });
  await expect(page.getByText('Choix enregistré')).toBeVisible();
  await expect(alerts.getByLabel('Newsletter')).toBeEnabled();
  await alerts.getByLabel('Newsletter').selectOption({ label: 'Jamais' });
  await expect(alerts.getByLabel('Newsletter')).toBeEnabled();
  await alerts.getByLabel('Contacts Presse').selectOption({ label: 'Une fois par jour' });
  await expect(alerts.getByLabel('Contacts Presse')).toBeEnabled();
  const proposals = alerts.getByRole('switch', { name: 'Textes proposés à la relecture' });
  await expect(proposals).toBeChecked();
  await proposals.uncheck();
  await expect(proposals).toBeEnabled();

  await page.reload();
  await openAccountDialog(page);
  const selectedOption = (label: string) => alerts.getByLabel(label).locator('option:checked');
  await expect(selectedOption('Contacts Presse')).toHaveText('Une fois par jour');
  await expect(selectedOption('Newsletter')).toHaveText('Jamais');
  await expect(proposals).not.toBeChecked();
  await expect(alerts.getByRole('switch', { name: 'Décisions sur mes textes' })).toBeChecked();
});
