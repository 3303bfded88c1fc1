import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../supabase/local/keys.ts';
import { expectNoViolation } from './support/axe.ts';
import { database } from './support/backend.ts';
import { demoEmail, signIn } from './support/staff.ts';
import { alive, expect, hydrated, test } from './support/test.ts';

const unique = () => crypto.randomUUID().slice(0, 8);

type Status = 'draft' | 'published' | 'archived';

interface NewRow {
  title?: string;
  status?: Status;
  content?: string;
  author?: string | null;
}

async function idOf(baseURL: string | undefined, email: string | null): Promise<string | null> {
  if (!email) return null;
  const { data } = await database(baseURL).from('profiles').select('id').eq('email', email).single();
  return data?.id ?? null;
}

/** Puts a content of its own in place. */
async function given(baseURL: string | undefined, row: NewRow = {}) {
  const slug = `essai-${unique()}`;
  const { title = `Essai ${slug}`, status = 'draft', content = 'Première ligne.\nDeuxième ligne.' } = row;
  const author_id = await idOf(baseURL, row.author ?? demoEmail('editor'));
  const published_at = status === 'published' ? new Date().toISOString() : null;
  const { data, error } = await database(baseURL)
    .from('content')
    .insert({ title, slug, status, content, author_id, published_at, excerpt: 'Un extrait.' })
    .select('id')
    .single();
  if (error) throw error;
  return { id: data.id, slug, title };
}

async function stored(baseURL: string | undefined, id: string) {
  const { data } = await database(baseURL)
    .from('content')
    .select('title, slug, content, status, version')
    .eq('id', id)
    .single();
  return data;
}

/** A colleague saves from their own computer. */
async function colleagueSaves(baseURL: string | undefined, id: string, content: string) {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' };
  const email = demoAccounts.find(({ role }) => role === 'admin')?.email;
  const signedIn = await fetch(`${baseURL}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const saved = await fetch(`${baseURL}/rest/v1/content?id=eq.${id}`, {
    method: 'PATCH',
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ content }),
  });
  expect(saved.status).toBe(204);
}

async function edit(page: Page, id: string) {
  await page.goto(`/admin/content?id=${id}`);
  await expect(page.getByLabel('Contenu')).toBeEditable();
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

test('two people on one text: the second one is asked, and nobody’s text is lost', async ({
  page,
  baseURL,
}) => {
  await signIn(page, demoEmail('editor'));
  const { id } = await given(baseURL, { status: 'published' });
  await edit(page, id);
  await page.getByLabel('Contenu').fill('Ce que j’ai écrit.');
  await colleagueSaves(baseURL, id, 'Ce que le collègue a écrit.');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Ce contenu a changé entre-temps' });
  await expect(dialog).toContainText('Kwame Mensah');
  await dialog.getByRole('button', { name: 'Comparer' }).click();
  await expect(dialog.getByText('Ce que le collègue a écrit.')).toBeVisible();
  await expect(dialog.getByText('Ce que j’ai écrit.')).toBeVisible();
  await expectNoViolation(page);
  expect((await stored(baseURL, id))?.content).toBe('Ce que le collègue a écrit.');

  // Theirs first, mine within reach.
  await dialog.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.getByLabel('Contenu')).toHaveValue('Ce que le collègue a écrit.');
  await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
  await expect(page.getByLabel('Contenu')).toHaveValue('Ce que j’ai écrit.');

  await colleagueSaves(baseURL, id, 'Encore autre chose.');
  await save(page);
  await dialog.getByRole('button', { name: 'Enregistrer ma version quand même' }).click();
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await stored(baseURL, id))?.content).toBe('Ce que j’ai écrit.');

  await page.getByRole('button', { name: 'Révisions' }).click();
  const revisions = page.getByRole('dialog', { name: 'Révisions' });
  await expect(revisions.getByText(/Kwame Mensah · version 3/)).toBeVisible();
});

test('a revision is compared, then brought back without touching address and status', async ({
  page,
  baseURL,
}) => {
  await signIn(page, demoEmail('editor'));
  const { id, slug } = await given(baseURL, { status: 'archived', content: 'Le premier jet.' });
  await edit(page, id);
  await page.getByLabel('Contenu').fill('Le second jet.');
  await page.getByLabel('Slug').fill(`${slug}-bis`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
  await page.getByRole('button', { name: 'Révisions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Révisions' });
  await expectNoViolation(page);
  await dialog.getByRole('button', { name: 'Comparer version 1', exact: true }).click();
  await expect(dialog.getByText('Le premier jet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restaurer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Contenu')).toHaveValue('Le premier jet.');
  await expect
    .poll(() => stored(baseURL, id))
    .toMatchObject({
      content: 'Le premier jet.',
      slug: `${slug}-bis`,
      status: 'archived',
      version: 3,
    });
});

test.describe('what is typed and not saved', () => {
  test.use({ expectedLogs: [/./] });

  test('a draft saves itself quietly, says when it cannot, and is offered again after a crash', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page, demoEmail('editor'));
    const { id } = await given(baseURL);
    await edit(page, id);
    const text = page.getByLabel('Contenu');
    await text.fill('Écrit sans y penser.');
    await expect(page.getByText(/Brouillon enregistré automatiquement à \d\d:\d\d/)).toBeVisible();
    expect(await stored(baseURL, id)).toMatchObject({ content: 'Écrit sans y penser.', status: 'draft' });
    await expect(page.getByText('Contenu mis à jour avec succès')).toHaveCount(0);

    await context.setOffline(true);
    await text.fill('Écrit dans le train.');
    await expect(page.getByText('L’enregistrement automatique a échoué')).toBeVisible();
    await expect(text).toHaveValue('Écrit dans le train.');
    await context.setOffline(false);

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restaurer ce texte' }).click();
    await expect(text).toHaveValue('Écrit dans le train.');
    await save(page);
    await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
    expect((await stored(baseURL, id))?.content).toBe('Écrit dans le train.');
    await page.reload();
    await expect(text).toHaveValue('Écrit dans le train.');
    await expect(page.getByRole('button', { name: 'Restaurer ce texte' })).toHaveCount(0);
  });

  test('what is online never saves itself', async ({ page, baseURL }) => {
    await signIn(page, demoEmail('editor'));
    const { id } = await given(baseURL, { status: 'published' });
    await page.clock.install();
    await edit(page, id);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') writes.push(request.url());
    });
    await page.getByLabel('Contenu').fill('Pas encore prêt.');
    await page.clock.runFor(20_000);
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
    expect(writes).toEqual([]);
    expect((await stored(baseURL, id))?.version).toBe(1);
  });

  test('a stale text that is saved by itself stops at the other version and asks', async ({
    page,
    baseURL,
  }) => {
    await signIn(page, demoEmail('editor'));
    const { id } = await given(baseURL);
    await edit(page, id);
    await colleagueSaves(baseURL, id, 'Le collègue, d’abord.');
    await page.getByLabel('Contenu').fill('Moi, ensuite.');
    await page.getByRole('button', { name: 'Choisir', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continuer à écrire' }).click();
    await expect(page.getByLabel('Contenu')).toHaveValue('Moi, ensuite.');
    expect((await stored(baseURL, id))?.content).toBe('Le collègue, d’abord.');
  });
});

test('the toolbar and its shortcuts mark the text, and the preview is the public article', async ({
  page,
}) => {
  await signIn(page, demoEmail('editor'));
  await page.goto('/admin/content?nouveau');
  const text = page.getByLabel('Contenu');
  const sidebar = page.getByRole('navigation').first();
  const width = async () => (await sidebar.boundingBox())?.width;
  const before = await width();
  await text.fill('mot');
  await text.selectText();
  await page.keyboard.press('Control+b');
  await expect(text).toHaveValue('**mot**');
  await page.keyboard.press('Control+i');
  await expect(text).toHaveValue('***mot***');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('**mot**');
  expect(await width()).toBe(before);
  await text.press('End');
  await page.keyboard.type('\n\n<img src=x onerror=alert(1)> suite');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('javascript:alert(1)');
  await page.getByRole('button', { name: 'Liste à puces' }).click();
  await page.getByRole('button', { name: 'Aperçu' }).click();
  const preview = page.getByRole('region', { name: 'Aperçu public' });
  await expect(preview.locator('strong')).toHaveText('mot');
  await expect(preview.getByRole('listitem')).toContainText('suite');
  await expect(preview.locator('img, a')).toHaveCount(0);
  await expectNoViolation(page);
});

test('an address that is taken is named while it is typed, with a free one', async ({ page, baseURL }) => {
  await signIn(page, demoEmail('editor'));
  const { slug, id } = await given(baseURL);
  await page.goto('/admin/content?nouveau');
  await page.getByLabel('Titre').fill(slug);
  await expect(page.getByText('Ce slug est déjà utilisé')).toBeVisible();
  await page.getByRole('button', { name: /^Utiliser/ }).click();
  await expect(page.getByLabel('Slug')).toHaveValue(/-2$/);
  await expect(page.getByText('Ce slug est déjà utilisé')).toHaveCount(0);
  await page.getByLabel('Slug').fill('hivowood-fespaco');
  await expect(page.getByText('Cette adresse est celle d’un article du site')).toBeVisible();
  expect((await stored(baseURL, id))?.slug).toBe(slug);
});

test('many at once: each row says what came of it, for who may and who may not', async ({
  page,
  baseURL,
}) => {
  const word = unique();
  const author = demoEmail('contributor');
  const draft = await given(baseURL, { title: `Lot ${word} brouillon`, author });
  const live = await given(baseURL, { title: `Lot ${word} en ligne`, author, status: 'published' });
  await signIn(page, author);
  await page.goto(`/admin/content?q=${word}`);
  await expect(page.locator('table tbody tr')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check();
  const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
  await expect(bar).toContainText('2 sélectionnés');
  await expect(bar.getByRole('button', { name: 'Publier' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  await expectNoViolation(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer la sélection' }).click();
  const result = page.getByRole('region', { name: 'Résultat' });
  await expect(result.getByRole('listitem').filter({ hasText: draft.title })).toContainText('supprimé');
  await expect(result.getByRole('listitem').filter({ hasText: live.title })).toContainText('refusé');
  await expect(page.locator('table tbody tr')).toHaveCount(1);
  expect(await stored(baseURL, draft.id)).toBe(null);
  expect((await stored(baseURL, live.id))?.status).toBe('published');
});

test('published in bulk it is on the press page and at its address; unpublished it is gone', async ({
  page,
  baseURL,
}) => {
  const text = await given(baseURL, { content: '## Une partie\n\nUn **texte** en ligne.' });
  await page.goto(`/presse/${text.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Introuvable' })).toBeVisible();

  await signIn(page, demoEmail('moderator'));
  await page.goto(`/admin/content?q=${text.slug}`);
  await page.getByRole('checkbox', { name: `Sélectionner « ${text.title} »` }).check();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('region', { name: 'Résultat' })).toContainText('publié');

  await page.goto('/presse');
  await hydrated(page);
  await alive(page, 'presse');
  const section = page.getByRole('region', { name: 'Les actualités du groupe' });
  await page.mouse.wheel(0, 100);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await section.getByRole('link', { name: text.title }).click();
  await expect(page).toHaveURL(`/presse/${text.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Une partie' })).toBeVisible();
  await expect(page).toHaveTitle(text.title);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Un extrait.');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expectNoViolation(page);

  await page.goto(`/admin/content?q=${text.slug}`);
  await page.getByRole('checkbox', { name: `Sélectionner « ${text.title} »` }).check();
  await page.getByRole('button', { name: 'Archiver' }).click();
  await expect(page.getByRole('region', { name: 'Résultat' })).toContainText('archivé');
  await page.goto(`/presse/${text.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Introuvable' })).toBeVisible();
});

test('the press page asks for nothing until the visitor scrolls, and stands without an answer', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/rest/v1/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/presse');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 100);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByRole('region', { name: 'Les actualités du groupe' })).toHaveCount(0);
});

test('a long list is paged from both ends, and each page keeps its address', async ({ page, baseURL }) => {
  const word = unique();
  const rows = Array.from({ length: 45 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return { title: `${word} n° ${number}`, slug: `page-${word}-${number}` };
  });
  const { error } = await database(baseURL).from('content').insert(rows);
  expect(error).toBe(null);
  await signIn(page, demoEmail('editor'));
  await page.goto(`/admin/content?q=${word}&tri=title`);
  const titles = page.locator('table tbody tr');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–20 sur 45');
  await expect(titles.first()).toContainText('n° 01');
  await pages.getByRole('link', { name: 'Dernière page' }).click();
  await expect(titles).toHaveCount(5);
  await expect(titles.last()).toContainText('n° 45');
  await expect(pages).toContainText('41–45 sur 45');
  await pages.getByRole('link', { name: 'Page précédente' }).click();
  await expect(titles.first()).toContainText('n° 21');
  await page.reload();
  await expect(titles.first()).toContainText('n° 21');
  await expect(pages).toContainText('21–40 sur 45');
  await pages.getByRole('link', { name: 'Page suivante' }).click();
  await expect(titles.first()).toContainText('n° 41');
  await pages.getByRole('link', { name: 'Première page' }).click();
  await expect(titles.first()).toContainText('n° 01');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a text is written, previewed, saved and selected, and nothing overflows', async ({
    page,
    baseURL,
  }) => {
    await signIn(page, demoEmail('editor'));
    const { id, title } = await given(baseURL, {
      content: `${'long'.repeat(60)}\n\n\`${'code'.repeat(40)}\``,
    });
    const expectFits = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    await edit(page, id);
    await expectFits();
    await page.getByRole('button', { name: 'Aperçu' }).click();
    await expect(page.getByRole('region', { name: 'Aperçu public' })).toBeVisible();
    await expectFits();
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Rédiger' }).click();
    await page.getByLabel('Contenu').fill('Plus court.');
    await save(page);
    await expect(page.getByText('Contenu mis à jour avec succès')).toBeVisible();
    await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check();
    await expect(page.getByRole('region', { name: 'Actions sur la sélection' })).toBeVisible();
    await expectFits();
    await expectNoViolation(page);
  });
});
