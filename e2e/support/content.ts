import type { Page } from '@playwright/test';
import { createSecretKeyClient } from './backend.ts';
import { createColleagueClient, getDemoEmail } from './staff.ts';
import { expect, openPath } from './test.ts';
import { createUniqueWord } from './unique-word.ts';

type Status = 'draft' | 'published' | 'archived';

interface NewContent {
  title?: string;
  status?: Status;
  content_type?: 'article' | 'page' | 'news';
  content?: string;
  /** E-mail of the author; the demo editor when absent. */
  author?: string;
}

async function findAccountId(baseURL: string | undefined, email: string): Promise<string> {
  const { data } = await createSecretKeyClient(baseURL)
    .from('profiles')
    .select('id')
    .eq('email', email)
    .single();
  if (!data) throw new Error(`no account has the address ${email}`);
  return data.id;
}

/** Inserts a text. Returns its id, slug and title. */
export async function insertContent(baseURL: string | undefined, row: NewContent = {}) {
  const slug = `essai-${createUniqueWord()}`;
  const { title = `Essai ${slug}`, status = 'draft', content = 'Première ligne.\nDeuxième ligne.' } = row;
  const { content_type = 'article' } = row;
  const author_id = await findAccountId(baseURL, row.author ?? getDemoEmail('editor'));
  const published_at = status === 'published' ? new Date().toISOString() : null;
  const { data, error } = await createSecretKeyClient(baseURL)
    .from('content')
    .insert({ title, slug, status, content_type, content, author_id, published_at, excerpt: 'Un extrait.' })
    .select('id')
    .single();
  if (error) throw error;
  return { id: data.id, slug, title };
}

/** Returns the stored title, slug, Markdown, status and version of a text; null without one. */
export async function loadContent(baseURL: string | undefined, id: string) {
  const { data } = await createSecretKeyClient(baseURL)
    .from('content')
    .select('title, slug, content, status, version')
    .eq('id', id)
    .single();
  return data;
}

/** Saves a text as a colleague on another computer. */
export async function saveContentAsColleague(baseURL: string | undefined, id: string, content: string) {
  const colleague = await createColleagueClient(baseURL, 'admin');
  await colleague.from('content').update({ content }).eq('id', id).throwOnError();
}

/** Opens the editor of a text and waits until it accepts input. */
export async function openEditor(page: Page, id: string) {
  await openPath(page, `/admin/content/${id}`);
  await expect(page.getByLabel('Contenu', { exact: true })).toBeEditable();
}

/** Presses « Mettre à jour » in the editor: the working copy replaces the online text. */
export const pressUpdateButton = (page: Page) => page.getByRole('button', { name: 'Mettre à jour' }).click();

/** Presses the save button of the editor. */
export const pressSaveButton = (page: Page) =>
  page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
