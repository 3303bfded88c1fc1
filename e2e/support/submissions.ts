import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { createSecretKeyClient } from './backend.ts';
import { expect, openPath } from './test.ts';

/** Matches the requests for the rows that visitors sent. */
export const INBOX_REQUEST_PATTERN =
  /\/rest\/v1\/(rpc\/\w*submission|\w+_contacts|contact_messages|job_applications|newsletter_)/;

const personColumns = (uniqueWord: string) => ({
  first_name: 'Awa',
  last_name: 'Diop',
  email: `${uniqueWord}@exemple.com`,
});

/** Inserts a business request and returns its id. */
export async function insertBusinessRequest(
  baseURL: string | undefined,
  uniqueWord: string,
  overrides: {
    message?: string;
    company?: string;
    last_name?: string;
    phone?: string;
  } = {},
): Promise<string> {
  const { data, error } = await createSecretKeyClient(baseURL)
    .from('business_contacts')
    .insert({ ...personColumns(uniqueWord), subject: 'Publicité', message: 'Bonjour', ...overrides })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** Inserts a message of the contact page and returns its id. */
export async function insertContactMessage(
  baseURL: string | undefined,
  uniqueWord: string,
  subject = 'Visite',
): Promise<string> {
  const { data, error } = await createSecretKeyClient(baseURL)
    .from('contact_messages')
    .insert({ name: 'Mamadou Bâ', email: `${uniqueWord}@exemple.com`, subject, message: 'Bonjour' })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** Inserts a press request and returns its id. */
export async function insertPressRequest(
  baseURL: string | undefined,
  uniqueWord: string,
  overrides: { message?: string } = {},
): Promise<string> {
  const { data, error } = await createSecretKeyClient(baseURL)
    .from('press_contacts')
    .insert({
      ...personColumns(uniqueWord),
      media: 'Radio',
      subject: 'Un portrait',
      message: 'Bonjour',
      ...overrides,
    })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** Inserts an application with a CV; returns the name of the file. */
export async function insertJobApplication(baseURL: string | undefined, uniqueWord: string): Promise<string> {
  const database = createSecretKeyClient(baseURL);
  const path = `${crypto.randomUUID()}.pdf`;
  const file = new Blob(['%PDF-1.7 essai'], { type: 'application/pdf' });
  const upload = await database.storage.from('cv').upload(path, file, { contentType: 'application/pdf' });
  if (upload.error) throw upload.error;
  const { error } = await database
    .from('job_applications')
    .insert({ ...personColumns(uniqueWord), motivation: 'Raconter', gdpr_consent: true, cv_path: path });
  if (error) throw error;
  return path;
}

/** Returns the stored follow-up of a submission. */
export async function loadFollowUp(
  baseURL: string | undefined,
  table: 'business_contacts' | 'press_contacts',
  id: string,
) {
  const { data } = await createSecretKeyClient(baseURL)
    .from(table)
    .select('status, note, assignee, due_on, handled_by')
    .eq('id', id)
    .single()
    .throwOnError();
  return data;
}

/** Opens the inbox with this query and waits for its tabs. */
export async function openInbox(page: Page, query = ''): Promise<void> {
  await openPath(page, `/admin/forms${query}`);
  await expect(page.getByRole('tab', { name: /^Newsletter/ })).toBeVisible();
}

/** Returns the bytes of an exported file, and its cells as a spreadsheet reads them. */
export async function readCsv(download: Download): Promise<{ bytes: Buffer; rows: string[][] }> {
  const bytes = await readFile(await download.path());
  const rows: string[][] = [];
  let row: string[] = [];
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  // a cell, quoted or plain, then its separator or the end of its line
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return { bytes, rows };
}
