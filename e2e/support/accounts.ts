import type { Page } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { confirmByMail, createApiClient, getDatabase } from './backend.ts';
import { openSession, SESSION_STORAGE_KEY } from './staff.ts';
import { uniqueEmail } from './test.ts';
import { createUniqueWord } from './unique-word.ts';

/** Account that one test creates. */
export interface Account {
  id: string;
  email: string;
  name: string;
  lastName: string;
}

export const ACCOUNT_PASSWORD = 'une phrase de passe';

/** Signs up a new account as a visitor would. Its last name is unique, so a search finds it alone. */
export async function signUp(baseURL: string | undefined, firstName = 'Naïma'): Promise<Account> {
  const lastName = `Essai${createUniqueWord()}`;
  const email = uniqueEmail('compte');
  const visitor = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
  const { data, error } = await visitor.auth.signUp({
    email,
    password: ACCOUNT_PASSWORD,
    options: { data: { first_name: firstName, last_name: lastName } },
  });
  if (error || !data.user) throw error ?? new Error('no account');
  return { id: data.user.id, email, name: `${firstName} ${lastName}`, lastName };
}

/** Grants a role, bypassing row security. */
export async function grantRole(baseURL: string | undefined, account: Account, role: string): Promise<void> {
  const { error } = await getDatabase(baseURL).from('user_roles').insert({ user_id: account.id, role });
  if (error) throw error;
}

/** Removes every role of an account, bypassing row security. */
export async function removeAllRoles(baseURL: string | undefined, account: Account): Promise<void> {
  const { error } = await getDatabase(baseURL).from('user_roles').delete().eq('user_id', account.id);
  if (error) throw error;
}

/** Returns the stored roles of an account. */
export async function loadRoles(baseURL: string | undefined, account: Account): Promise<string[]> {
  const { data } = await getDatabase(baseURL).from('user_roles').select('role').eq('user_id', account.id);
  return (data ?? []).map(({ role }) => role).sort();
}

/** Signs in as a new confirmed account with this role, so that a test may change its roles. */
export async function signInWithNewAccount(
  page: Page,
  baseURL: string | undefined,
  role: string | null,
): Promise<Account> {
  const account = await signUp(baseURL);
  await confirmByMail(baseURL, account.email);
  if (role) await grantRole(baseURL, account, role);
  await openSession(page, account.email, ACCOUNT_PASSWORD);
  return account;
}

/** Signs in as a new account whose role has this permission only. */
export async function signInWithPermission(
  page: Page,
  baseURL: string | undefined,
  permission: string,
): Promise<Account> {
  const account = await signUp(baseURL);
  await confirmByMail(baseURL, account.email);
  const key = `role_${account.lastName.toLowerCase()}`;
  const database = getDatabase(baseURL);
  await database.from('roles').insert({ key, label: `Rôle ${account.lastName}` });
  await database.from('role_permissions').insert({ role: key, permission });
  await grantRole(baseURL, account, key);
  await openSession(page, account.email, ACCOUNT_PASSWORD);
  return account;
}

/** Sends a REST request with the session of the page. Returns the HTTP status and the number of rows. */
export function requestAsSignedIn(
  page: Page,
  method: string,
  path: string,
  row?: object,
): Promise<{ status: number; rowCount: number }> {
  return page.evaluate(
    async ({ url, key, storageKey, verb, body }) => {
      const { access_token } = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
      const response = await fetch(url, {
        method: verb,
        headers: {
          apikey: key,
          authorization: `Bearer ${access_token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
        },
        body,
      });
      const answer = await response.json();
      return { status: response.status, rowCount: Array.isArray(answer) ? answer.length : 0 };
    },
    {
      url: `/rest/v1/${path}`,
      key: LOCAL_PUBLISHABLE_KEY,
      storageKey: SESSION_STORAGE_KEY,
      verb: method,
      body: row ? JSON.stringify(row) : undefined,
    },
  );
}

/** Inserts a row with the session of the page. Returns the HTTP status. */
export async function insertAsSignedIn(
  page: Page,
  table: string,
  row: Record<string, string>,
): Promise<number> {
  return (await requestAsSignedIn(page, 'POST', table, row)).status;
}
