import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { database } from './backend.ts';
import { demoEmail } from './staff.ts';
import { expect } from './test.ts';

/** Returns eight characters that no other test uses. */
export const uniqueMark = () => crypto.randomUUID().slice(0, 8);

type Status = 'draft' | 'published' | 'archived';

interface NewContent {
  title?: string;
  status?: Status;
  content_type?: 'article' | 'page' | 'news';
  content?: string;
  /** E-mail of the author; the demo editor when absent. */
  author?: string | null;
}

async function findAccountId(baseURL: string | undefined, email: string | null): Promise<string | null> {
  if (!email) return null;
  const { data } = await database(baseURL).from('profiles').select('id').eq('email', email).single();
  return data?.id ?? null;
}

/** Inserts a text and returns its row. */
export async function insertContent(baseURL: string | undefined, row: NewContent = {}) {
  const slug = `essai-${uniqueMark()}`;
  const { title = `Essai ${slug}`, status = 'draft', content = 'Première ligne.\nDeuxième ligne.' } = row;
  const { content_type = 'article' } = row;
  const author_id = await findAccountId(baseURL, row.author ?? demoEmail('editor'));
  const published_at = status === 'published' ? new Date().toISOString() : null;
  const { data, error } = await database(baseURL)
    .from('content')
    .insert({ title, slug, status, content_type, content, author_id, published_at, excerpt: 'Un extrait.' })
    .select('id')
    .single();
  if (error) throw error;
  return { id: data.id, slug, title };
}

/** Returns the stored row of a text. */
export async function loadContent(baseURL: string | undefined, id: string) {
  const { data } = await database(baseURL)
    .from('content')
    .select('title, slug, content, status, version')
    .eq('id', id)
    .single();
  return data;
}

/** Saves a text as a colleague on another computer. */
export async function saveAsColleague(baseURL: string | undefined, id: string, content: string) {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' };
  const email = demoAccounts.find(({ role }) => role === 'admin')?.email;
  const signInResponse = await fetch(`${baseURL}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { access_token } = (await signInResponse.json()) as { access_token: string };
  const saveResponse = await fetch(`${baseURL}/rest/v1/content?id=eq.${id}`, {
    method: 'PATCH',
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ content }),
  });
  expect(saveResponse.status).toBe(204);
}

/** Opens the editor of a text and waits until it accepts input. */
export async function openEditor(page: Page, id: string) {
  await page.goto(`/admin/content/${id}`);
  await expect(page.getByLabel('Contenu')).toBeEditable();
}

/** Advances Playwright's clock, which the test has installed, until the element is visible. */
export async function advanceClockUntilVisible(element: Locator): Promise<void> {
  await expect(async () => {
    await element.page().clock.fastForward(3000);
    await expect(element).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 20_000, intervals: [50] });
}

/** Presses « Mettre à jour » in the editor: the working copy replaces the online text. */
export const pressUpdateButton = (page: Page) => page.getByRole('button', { name: 'Mettre à jour' }).click();

/** Presses the save button of the editor. */
export const pressSaveButton = (page: Page) =>
  page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
