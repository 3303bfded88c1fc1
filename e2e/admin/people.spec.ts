import {
  ACCOUNT_PASSWORD,
  grantRole,
  loadAccountRoles,
  signInWithNewAccount,
  signUpByRequest,
} from '../support/accounts.ts';
import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient, findMailLink, sendQueuedMails } from '../support/backend.ts';
import { insertContent, loadContent, openEditor } from '../support/content.ts';
import { getDemoEmail, signInByForm, signInByRequest } from '../support/staff.ts';
import { createUniqueEmail, expect, openPath, test } from '../support/test.ts';
import { findToast } from '../support/toast.ts';

test('an invited editor accepts by mail and enters with the role', async ({ page, browser, baseURL }) => {
  const email = createUniqueEmail('invitee');
  await signInByRequest(page, getDemoEmail('admin'));
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Inviter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Inviter une personne' });
  await dialog.getByLabel('E-mail').fill(email);
  await expect(dialog.getByLabel('Rôle').getByRole('option', { name: 'Administrateur' })).toHaveCount(0);
  await expectNoViolation(page);
  await dialog.getByLabel('Rôle').selectOption('editor');
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(findToast(page, 'Invitation envoyée')).toBeVisible();
  const pendingInvitations = page.getByRole('region', { name: 'Invitations en attente' });
  await expect(pendingInvitations.getByRole('listitem').filter({ hasText: email })).toContainText(
    'par Kwame Mensah',
  );
  await expectNoViolation(page);
  await pendingInvitations.getByRole('button', { name: `Renvoyer l’invitation à ${email}` }).click();
  await expect(findToast(page, 'Invitation impossible')).toContainText('Patientez quelques minutes');

  let link = '';
  await expect
    .poll(async () => {
      // the test does not wait for the scheduled job, which runs once a minute
      await sendQueuedMails(baseURL);
      link = await findMailLink(baseURL, email).catch(() => '');
      return link;
    })
    .toContain('type=invite');
  const guestPage = await browser.newPage();
  await guestPage.goto(link);
  await guestPage.getByRole('button', { name: 'Accepter l’invitation' }).click();
  const welcomeForm = guestPage.getByRole('form', { name: 'Bienvenue' });
  await expect(welcomeForm).toBeVisible();
  await expectNoViolation(guestPage);
  await welcomeForm.getByLabel('Prénom').fill('Awa');
  await welcomeForm.getByLabel(/^Nom/).fill('Sarr');
  await welcomeForm.getByLabel(/^Mot de passe/).fill(ACCOUNT_PASSWORD);
  await welcomeForm.getByRole('button', { name: 'Entrer dans l’administration' }).click();
  await expect(guestPage.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  // the first visit assigns the role, which these links need
  await expect(guestPage.getByRole('navigation', { name: 'Tâches fréquentes' })).toBeVisible();
  await expect(guestPage.getByRole('link', { name: /^Contenus [1-9]/ })).toBeVisible();
  await guestPage.close();

  // the open list still shows the accepted invitation, until the administrator presses « Renvoyer »
  await pendingInvitations.getByRole('button', { name: `Renvoyer l’invitation à ${email}` }).click();
  await expect(pendingInvitations.getByText(email)).toHaveCount(0);

  await openPath(page, `/admin/users?q=${encodeURIComponent(email)}`);
  const row = page.getByRole('list', { name: 'Liste des utilisateurs' }).locator('> li', { hasText: email });
  await expect(row).toContainText('Awa Sarr');
  await expect(row).toContainText('Éditeur');
  await expect(row).toContainText('Dernière visite le');
  await expect(row).not.toContainText('Jamais confirmé');
  await expect(pendingInvitations.getByText(email)).toHaveCount(0);
});

test('suspension keeps the typed text, and deletion gives the contents a new owner', async ({
  page,
  browser,
  baseURL,
}) => {
  const newOwner = await signUpByRequest(baseURL, 'Ramata');
  await grantRole(baseURL, newOwner, 'editor');
  const writerPage = await browser.newPage({ baseURL });
  const account = await signInWithNewAccount(writerPage, baseURL, 'editor');
  const { id } = await insertContent(baseURL, { author: account.email, status: 'published' });
  await openEditor(writerPage, id);

  await signInByRequest(page, getDemoEmail('super_admin'));
  await page.goto(`/admin/users?q=${account.email}`);
  await page.getByRole('button', { name: `Gérer le compte\u00a0: ${account.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Compte\u00a0: ${account.name}` });
  await expect(dialog.getByRole('heading', { name: 'Que devient ce qui porte son nom' })).toBeVisible();
  await expectNoViolation(page);
  await dialog.getByRole('button', { name: 'Suspendre le compte' }).click();
  await expect(findToast(page, 'Compte suspendu')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Liste des utilisateurs' })).toContainText('Suspendu');

  // the save right after typing is refused; the backup on this device keeps the text
  await writerPage.getByLabel('Contenu').fill('Ce que je tenais à dire.');
  await writerPage.keyboard.press('Control+s');
  await expect(
    writerPage.getByRole('heading', { level: 1, name: 'Votre compte est suspendu' }),
  ).toBeVisible();
  await expect(findToast(writerPage, 'Impossible de sauvegarder le contenu')).toBeVisible();
  await expectNoViolation(writerPage);
  expect((await loadContent(baseURL, id))?.content).not.toContain('tenais');
  await writerPage.getByRole('button', { name: 'Se déconnecter' }).click();
  const signInForm = await signInByForm(writerPage, account.email, ACCOUNT_PASSWORD);
  await expect(signInForm.getByRole('alert')).toContainText('Ce compte est suspendu.');

  await openPath(page, `/admin/users?q=${account.lastName}&etat=suspended`);
  await page.getByRole('button', { name: `Gérer le compte\u00a0: ${account.name}` }).click();
  await dialog.getByRole('button', { name: 'Rétablir l’accès' }).click();
  await expect(findToast(page, 'Accès rétabli')).toBeVisible();
  await signInForm.getByRole('button', { name: 'Se connecter' }).click();
  await expect(writerPage.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await openEditor(writerPage, id);
  await writerPage.getByRole('button', { name: 'Restaurer ce texte' }).click();
  await expect(writerPage.getByLabel('Contenu')).toHaveText('Ce que je tenais à dire.');
  await writerPage.close();

  await openPath(page, `/admin/users?q=${account.lastName}`);
  await page.getByRole('button', { name: `Gérer le compte\u00a0: ${account.name}` }).click();
  await dialog.getByLabel('Rechercher un collègue').fill(newOwner.lastName);
  await dialog.getByLabel('Nouvel auteur').selectOption(newOwner.id);
  await dialog.getByRole('button', { name: 'Supprimer le compte' }).click();
  const question = page.getByRole('alertdialog', { name: 'Supprimer ce compte définitivement' });
  await expect(question).toContainText(`passe à ${newOwner.name}\u00a0: 1 contenu.`);
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(findToast(page, 'Compte supprimé')).toBeVisible();
  await expect(page.getByText('Aucun résultat pour cette recherche')).toBeVisible();
  const { data } = await createSecretKeyClient(baseURL).from('content').select('author_id').eq('id', id);
  expect(data).toEqual([{ author_id: newOwner.id }]);
  expect(await loadAccountRoles(baseURL, account)).toEqual([]);
});
