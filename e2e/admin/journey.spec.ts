import { execFileSync } from 'node:child_process';
import { database, findMailLink } from '../support/backend.ts';
import { readCounter, signInByScreen } from '../support/staff.ts';
import { expect, test, uniqueEmail, waitForHydration } from '../support/test.ts';

/** Runs the operator's command that grants the first super admin (docs/operate/deploy.md). */
function grantRole(email: string, role: string) {
  execFileSync(process.execPath, ['scripts/admin-grant.ts', email, role]);
}

test('a visitor writes; a new super admin publishes, edits and deletes a text', async ({ page, baseURL }) => {
  test.slow();
  const visitorEmail = uniqueEmail('visiteuse');
  const staffEmail = uniqueEmail('redactrice');
  const password = 'une phrase de passe solide';

  await test.step('a visitor reads the home page and subscribes, twice', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Nous révélons les histoires Africaines',
    );
    await waitForHydration(page);
    for (const toast of ['Inscription réussie !', 'Déjà abonné']) {
      await page.getByLabel('Votre adresse email').fill(visitorEmail);
      await page.getByRole('button', { name: 'S’inscrire' }).click();
      await expect(page.getByText(toast, { exact: true })).toBeVisible();
    }
  });

  await test.step('she sends a message', async () => {
    await page.goto('/contact');
    await waitForHydration(page);
    const form = page.getByRole('form', { name: 'Écrivez-nous' });
    await form.getByLabel('Nom complet').fill('Mariam Traoré');
    await form.getByLabel('Email').fill(visitorEmail);
    await form.getByLabel('Sujet').fill('Un souvenir de tournage');
    await form.getByLabel('Message').fill('Merci pour la série.');
    await form.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText('Message envoyé !')).toBeVisible();
  });

  await test.step('staff signs up and follows the link of the mail', async () => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Inscription' }).click();
    const form = page.getByRole('form', { name: 'Inscription' });
    await form.getByLabel('Prénom').fill('Awa');
    await form.getByLabel(/^Nom/).fill('Diallo');
    await form.getByLabel('E-mail').fill(staffEmail);
    await form.getByLabel(/^Mot de passe/).fill(password);
    await form.getByRole('button', { name: "S'inscrire" }).click();
    await expect(page.getByText('Inscription réussie', { exact: true })).toBeVisible();
    await expect(page.getByText('Vérifiez votre email pour confirmer votre compte.')).toBeVisible();
    await page.goto(await findMailLink(baseURL, staffEmail));
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
    await expect(page.getByText('Votre compte attend un rôle', { exact: true })).toBeVisible();
    await expect(page.locator('main li', { hasText: 'Contenus publiés' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByText('Vous avez été déconnecté avec succès.')).toBeVisible();
    await expect(page).toHaveURL('/auth');
  });

  grantRole(staffEmail, 'super_admin');

  const slug = `recit-${crypto.randomUUID().slice(0, 8)}`;

  await test.step('she signs in and sees the counts', async () => {
    await signInByScreen(page, staffEmail, password);
    await expect(page.getByText("Bienvenue dans l'administration!")).toBeVisible();
    await expect(page.getByRole('banner').getByText('Awa Diallo')).toBeVisible();
    await expect.poll(() => readCounter(page, 'Contenus publiés')).toBeGreaterThan(0);
  });

  await test.step('she writes a draft', async () => {
    await page.getByRole('link', { name: 'Contenu', exact: true }).click();
    await page.getByRole('link', { name: 'Nouveau contenu' }).first().click();
    await page
      .getByRole('textbox', { name: 'Titre', exact: true })
      .fill('Les Œuvres d’été : « Ça tourne ! »');
    await expect(page.getByLabel('Slug')).toHaveValue(/^les-.*ca-tourne$/);
    await page.getByLabel('Slug').fill(slug);
    await page.getByLabel('Contenu').fill('Le clap a retenti à Grand-Bassam.');
    await page.getByLabel('Extrait').fill('Un premier jour de tournage.');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Contenu créé avec succès')).toBeVisible();
    const { data } = await database(baseURL)
      .from('content')
      .select('status, published_at')
      .eq('slug', slug)
      .single();
    expect(data).toEqual({ status: 'draft', published_at: null });
  });

  await test.step('she publishes it, and finds it on the dashboard', async () => {
    await page.getByLabel('Statut').selectOption({ label: 'Publié' });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
    const { data } = await database(baseURL)
      .from('content')
      .select('status, published_at, author:profiles!content_author_id_fkey(email)')
      .eq('slug', slug)
      .single();
    expect(data).toMatchObject({
      status: 'published',
      published_at: expect.any(String),
      author: { email: staffEmail },
    });
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
    // counts above the list are not compared: other tests publish and delete
    await expect(page.getByRole('link', { name: /Ça tourne/ }).first()).toBeVisible();
  });

  await test.step('she edits it', async () => {
    await page.goto('/admin/content?status=published');
    await page
      .getByRole('link', { name: /Ça tourne/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Ça tourne à Grand-Bassam');
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
    const { data } = await database(baseURL).from('content').select('title').eq('slug', slug).single();
    expect(data).toEqual({ title: 'Ça tourne à Grand-Bassam' });
  });

  await test.step('she deletes it', async () => {
    await page.getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Êtes-vous sûr de vouloir supprimer ce contenu ?');
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Contenu supprimé avec succès')).toBeVisible();
    const { data } = await database(baseURL).from('content').select('id').eq('slug', slug);
    expect(data).toEqual([]);
  });

  await test.step('she signs out, and the back office asks her to sign in', async () => {
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByText('Vous avez été déconnecté avec succès.')).toBeVisible();
    await page.goto('/admin');
    await expect(page).toHaveURL('/auth');
  });

  await test.step('what the visitor sent is in the database', async () => {
    const backend = database(baseURL);
    const { data: subscriptions } = await backend
      .from('newsletter_subscriptions')
      .select('email, is_active')
      .eq('email', visitorEmail);
    expect(subscriptions).toEqual([{ email: visitorEmail, is_active: false }]);
    const { data: messages } = await backend
      .from('contact_messages')
      .select('name, subject, message')
      .eq('email', visitorEmail);
    expect(messages).toEqual([
      { name: 'Mariam Traoré', subject: 'Un souvenir de tournage', message: 'Merci pour la série.' },
    ]);
  });
});
