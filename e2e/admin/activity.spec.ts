import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { ACCOUNT_PASSWORD, signInWithNewAccount, type TestAccount } from '../support/accounts.ts';
import { expectAccessibleInDarkTheme } from '../support/axe.ts';
import { createApiClient, createSecretKeyClient } from '../support/backend.ts';
import { readCsv } from '../support/submissions.ts';
import { ANY_LOG, expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ expectedLogs: [ANY_LOG] });

/** Number of lines that `insertJournalLines` adds. An export reads batches of 500, so it needs two. */
const LINE_COUNT = 600;

/** Inserts journal lines of this person, 10 ms apart, the newest from now. */
async function insertJournalLines(baseURL: string | undefined, { id, name }: TestAccount) {
  await createSecretKeyClient(baseURL)
    .from('activity_log')
    .insert(
      Array.from({ length: LINE_COUNT }, (_, row) => ({
        actor: id,
        actor_name: name,
        action: 'create',
        type: 'content' as const,
        target_label: `Ligne ${row}`,
        created_at: new Date(Date.now() - row * 10).toISOString(),
      })),
    )
    .throwOnError();
}

test('the journal is filtered and paged; its exports are complete and raise an alert', async ({
  page,
  baseURL,
}) => {
  const account = await signInWithNewAccount(page, baseURL, 'admin');
  const author = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
  await author.auth.signInWithPassword({ email: account.email, password: ACCOUNT_PASSWORD });
  const title = `Journal ${createUniqueWord()}`;
  const draft = { title, slug: createUniqueWord(), author_id: account.id };
  await author.from('content').insert(draft).throwOnError();
  const content = 'Un texte qui ne se lit pas dans le journal.';
  await author
    .from('content')
    .update({ title: `${title} bis`, content })
    .eq('title', title)
    .throwOnError();
  const list = page.locator('main section li');

  await page.goto('/admin');
  const firstSteps = page.locator('main section', { hasText: 'Premiers pas' });
  await test.step('« Premiers pas » disappears once the person hides it', async () => {
    await expect(firstSteps.getByText('Inviter un collègue')).toBeVisible();
    await expect(firstSteps.getByRole('link', { name: 'Inviter un collègue' })).toHaveCount(0);
    await expect(
      firstSteps.getByRole('link', { name: 'Compléter les informations manquantes' }),
    ).toBeVisible();
    await firstSteps.getByRole('button', { name: 'Masquer cette liste' }).click();
    await expect(firstSteps).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the journal has counters, filters, a search and pages', async () => {
    const recentActivity = page.locator('main section', { hasText: 'Dernières activités' });
    await expect(recentActivity.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('link', { name: 'Tout le journal' }).click();
    await expect(page).toHaveURL('/admin/activity');
    const counters = page.getByRole('list', { name: 'Chiffres du journal' }).getByRole('listitem');
    for (const [index, label] of [
      'Actions aujourd’hui',
      'Connexions',
      'Contenus créés',
      'Fichiers uploadés',
    ].entries()) {
      await expect(counters.nth(index)).toContainText(label);
      await expect(counters.nth(index)).toContainText(/[1-9]/);
    }
    await page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Connexions' }).click();
    await expect(page).toHaveURL(/type=auth/);
    await page.getByLabel('Personne').selectOption({ label: account.name });
    await expect(page).toHaveURL(/personne=/);
    await expect(list.filter({ hasText: 'a ouvert une session' }).first()).toContainText(account.name);
    await expect(page.locator('main section').getByText('Kwame Mensah')).toHaveCount(0);
    await page.getByLabel('Période').selectOption({ label: '30 derniers jours' });
    await expect(page).toHaveURL(/periode=month/);
    await page.getByLabel('Rechercher une cible ou un nom').fill('rien, (de) "tel" %');
    await expect(page.getByText('Aucune action ne correspond')).toBeVisible();
    await page.getByRole('link', { name: 'Effacer les critères' }).click();

    const firstLine = await list.first().innerText();
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(list.first()).not.toHaveText(firstLine);
    await openPath(page, '/admin/activity?page=9999');
    await expect(page.getByText('Cette page est vide')).toBeVisible();
    await page.getByRole('link', { name: 'Revenir à la première page' }).click();
    await expect(list.first()).toBeVisible();
  });

  await test.step('a change names its author and its short values, and links to the text', async () => {
    await openPath(page, `/admin/activity?${new URLSearchParams({ q: title })}`);
    await expect(list.filter({ hasText: 'a créé' })).toHaveCount(1);
    const changedLine = list.filter({ hasText: `Titre : « ${title} » → « ${title} bis »` }).first();
    await expect(changedLine).toContainText(`${account.name} (${account.email}) a modifié`);
    await expect(changedLine).toContainText('Texte modifié');
    await expect(page.locator('main')).not.toContainText('Un texte qui ne se lit pas');
    await expect(page.getByRole('heading', { level: 2, name: 'Aujourd’hui' })).toBeVisible();
    await expect(changedLine.getByRole('link', { name: `« ${title} bis »` })).toHaveAttribute(
      'href',
      /^\/admin\/content\//,
    );
  });

  await test.step('the CSV export resumes after a failure and has every line', async () => {
    await insertJournalLines(baseURL, account);
    await openPath(page, `/admin/activity?personne=${account.id}`);
    await page.getByLabel('Période').selectOption({ label: 'Dates choisies…' });
    // Swedish writes a date as 2026-11-30, as the field expects
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await page.getByLabel('Du', { exact: true }).fill(today);
    await expect(page).toHaveURL(new RegExp(`periode=dates&du=${today}`));
    await expect(list.first()).toContainText(account.name);
    let isConnectionCut = true;
    await page.route('**/rpc/export_activity*', async (route) => {
      const isLaterBatch = route.request().postData()?.includes('cursor_at');
      await (isConnectionCut && isLaterBatch ? route.abort() : route.continue());
    });
    const downloadPromise = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export CSV' });
    await expect(dialog.getByRole('alert')).toContainText('Aucun fichier n’est enregistré pour l’instant');
    await expect(dialog.getByText(/L’export s’est arrêté\s: 500 sur 6\d\d lignes/)).toBeVisible();
    await expectAccessibleInDarkTheme(page);
    isConnectionCut = false;
    await dialog.getByRole('button', { name: 'Reprendre' }).click();
    const download = await downloadPromise;
    expect(download.suggestedFilename()).toBe(`obouo-journal-${today}.csv`);
    const [head = [], ...lines] = (await readCsv(download)).rows;
    const readColumn = (name: string) => lines.map((line) => line[head.indexOf(name)] ?? '');
    const targets = readColumn('Action').flatMap((action) => /«\s(Ligne \d+)\s»/.exec(action)?.[1] ?? []);
    expect(targets.length).toBe(LINE_COUNT);
    expect(new Set(readColumn('Identifiant')).size).toBe(lines.length);
    await dialog.getByRole('button', { name: 'Fermer' }).first().click();
  });

  await test.step('the JSON export reads the lines a second time, which makes the alert below', async () => {
    const downloadPromise = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en JSON' }).click();
    expect((await downloadPromise).suggestedFilename()).toMatch(/^obouo-journal-.*\.jsonl$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();
  });

  await test.step('an alert names the exports until it is seen', async () => {
    await openPath(page, '/admin');
    const alerts = page.locator('main section', { hasText: 'À surveiller' });
    const ownAlerts = alerts.getByRole('listitem').filter({ hasText: account.name });
    const dismissButton = alerts.getByRole('button', { name: 'C’est vu' });
    // The card shows five alerts from the oldest: those of other tests may come first.
    await expect(async () => {
      await expect(dismissButton).toBeEnabled();
      if ((await ownAlerts.count()) === 0) await dismissButton.click();
      await expect(ownAlerts.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(ownAlerts).toContainText('a lu ou exporté en nombre le journal');
    await expect(ownAlerts).toContainText(/Lignes lues\s: [1-9]\s\d{3}/);
    await expectAccessibleInDarkTheme(page);
    await dismissButton.click();
    await expect(alerts.getByText(account.name)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dernières activités' })).toBeVisible();
    await expect(firstSteps).toHaveCount(0);
    await expect(alerts.getByText(account.name)).toHaveCount(0);
    await openPath(page, '/admin/activity?type=alerts');
    await expect(list.filter({ hasText: account.name }).first()).toBeVisible();
  });
  await createSecretKeyClient(baseURL).from('content').delete().eq('title', `${title} bis`);
});
