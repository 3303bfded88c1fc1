import { DEMO_PASSWORD } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { signInWithPermission } from '../support/accounts.ts';
import { expectAccessibleInDarkTheme } from '../support/axe.ts';
import { createApiClient, createSecretKeyClient } from '../support/backend.ts';
import { getDemoEmail } from '../support/staff.ts';
import { insertBusinessRequest, insertPressRequest, loadFollowUp } from '../support/submissions.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [/^(query|mutation):/] });

test('a press officer sees no other form, and loses nothing when a colleague saves', async ({
  page,
  baseURL,
}) => {
  const uniqueWord = createUniqueWord();
  const id = await insertPressRequest(baseURL, uniqueWord, { message: 'Une interview ?' });
  await insertBusinessRequest(baseURL, uniqueWord);
  const account = await signInWithPermission(page, baseURL, 'forms_press');
  const otherFormUrls: string[] = [];
  page.on('request', (request) => {
    const otherForms = /business_contacts|contact_messages|job_applications|newsletter_subscriptions/;
    if (otherForms.test(`${request.url()} ${request.postData() ?? ''}`)) otherFormUrls.push(request.url());
  });
  // the link of an alert: supabase/functions/send-mails/mails/alert.ts
  await page.goto(`/admin/forms?onglet=presse&ouvrir=press_contacts~${id}`);
  await expect(page.getByText(/Vous voyez celles qui vous sont confiées/)).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Awa Diop' });
  await expect(drawer.getByText('Une interview ?')).toBeVisible();
  const reply = drawer.getByRole('link', { name: 'Répondre par e-mail' });
  expect(await reply.getAttribute('href')).toContain(
    `mailto:${uniqueWord}@exemple.com?subject=Re%3A%20Un%20portrait`,
  );
  await expect(drawer.getByRole('button', { name: 'Effacer cette personne' })).toHaveCount(0);

  await test.step('a save over a colleague’s shows both versions, and keeps the colleague’s status', async () => {
    await drawer.getByLabel('Confié à').selectOption({ label: account.name });
    await drawer.getByLabel('Note interne').fill('Rappeler lundi');
    await drawer.getByLabel('À traiter pour le').fill(getDateInNextYear());
    const colleague = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
    await colleague.auth.signInWithPassword({ email: getDemoEmail('super_admin'), password: DEMO_PASSWORD });
    await colleague.from('press_contacts').update({ status: 'done', note: 'Déjà rappelée' }).eq('id', id);
    await drawer.getByRole('button', { name: 'Enregistrer' }).click();
    const question = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
    await expect(question).toContainText('Aïssatou Diallo a enregistré une autre version');
    await question.getByRole('button', { name: 'Comparer' }).click();
    await expect(question).toContainText('Déjà rappelée');
    await expectAccessibleInDarkTheme(page);
    expect(await loadFollowUp(baseURL, 'press_contacts', id)).toMatchObject({
      note: 'Déjà rappelée',
      due_on: null,
    });
    await question.getByRole('button', { name: 'Enregistrer ma version quand même' }).click();
    await expect(page.getByText('Suivi enregistré')).toBeVisible();
    await expect(drawer.getByText(`par ${account.name}`)).toBeVisible();
    expect(await loadFollowUp(baseURL, 'press_contacts', id)).toEqual({
      status: 'done',
      note: 'Rappeler lundi',
      assignee: account.id,
      due_on: getDateInNextYear(),
      handled_by: account.id,
    });
  });

  await test.step('list and dashboard name the requests that are assigned to the officer', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab')).toHaveText([/^Contacts Presse/]);
    await page.getByLabel('Confié à').selectOption('Moi');
    await expect(page).toHaveURL(/pour=moi/);
    const rows = page.locator('table tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(account.name);
    const openId = await insertPressRequest(baseURL, createUniqueWord());
    await createSecretKeyClient(baseURL)
      .from('press_contacts')
      .update({ assignee: account.id })
      .eq('id', openId);
    await openPath(page, '/admin');
    const unreadRegion = page.getByRole('region', { name: 'Formulaires à lire' });
    await expect(unreadRegion.getByRole('link', { name: 'Confié à vous : 1' })).toHaveAttribute(
      'href',
      '/admin/forms?status=open&pour=moi',
    );
    expect(otherFormUrls).toEqual([]);
  });
});

/** Returns a date in the next year, which the date field accepts on any day. */
function getDateInNextYear(): string {
  return `${new Date().getFullYear() + 1}-05-02`;
}
