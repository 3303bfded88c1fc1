import type { Page } from '@playwright/test';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { confirmAccountByMail, createApiClient, createSecretKeyClient } from './backend.ts';
import { signInByRequest } from './staff.ts';
import { createUniqueEmail } from './test.ts';
import { createUniqueWord } from './unique-word.ts';

/** Account that one test creates. */
export interface TestAccount {
  id: string;
  email: string;
  name: string;
  lastName: string;
}

/** Password of every account that a test creates. */
export const ACCOUNT_PASSWORD = 'une phrase de passe';

/** Signs up a new account as a visitor would. Its last name is unique: a search for the name finds only this account. */
export async function signUpByRequest(
  baseURL: string | undefined,
  firstName = 'Naïma',
): Promise<TestAccount> {
  const lastName = `Essai${createUniqueWord()}`;
  const email = createUniqueEmail('compte');
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
export async function grantRole(
  baseURL: string | undefined,
  account: TestAccount,
  role: string,
): Promise<void> {
  const { error } = await createSecretKeyClient(baseURL)
    .from('user_roles')
    .insert({ user_id: account.id, role });
  if (error) throw error;
}

/** Removes every role of an account, bypassing row security. */
export async function removeAllRoles(baseURL: string | undefined, account: TestAccount): Promise<void> {
  const { error } = await createSecretKeyClient(baseURL)
    .from('user_roles')
    .delete()
    .eq('user_id', account.id);
  if (error) throw error;
}

/** Returns the stored roles of an account. */
export async function loadAccountRoles(baseURL: string | undefined, account: TestAccount): Promise<string[]> {
  const { data } = await createSecretKeyClient(baseURL)
    .from('user_roles')
    .select('role')
    .eq('user_id', account.id);
  return (data ?? []).map(({ role }) => role).sort();
}

/** Signs in as a new confirmed account with this role (`null`: none), so that a test may change its roles. */
export async function signInWithNewAccount(
  page: Page,
  baseURL: string | undefined,
  role: string | null,
): Promise<TestAccount> {
  const account = await signUpByRequest(baseURL);
  await confirmAccountByMail(baseURL, account.email);
  if (role) await grantRole(baseURL, account, role);
  await signInByRequest(page, account.email, ACCOUNT_PASSWORD);
  return account;
}

/** Signs in as a new account whose role has this permission only. */
export async function signInWithPermission(
  page: Page,
  baseURL: string | undefined,
  permission: string,
): Promise<TestAccount> {
  const account = await signUpByRequest(baseURL);
  await confirmAccountByMail(baseURL, account.email);
  const key = `role_${account.lastName.toLowerCase()}`;
  const database = createSecretKeyClient(baseURL);
  await database
    .from('roles')
    .insert({ key, label: `Rôle ${account.lastName}` })
    .throwOnError();
  await database.from('role_permissions').insert({ role: key, permission }).throwOnError();
  await grantRole(baseURL, account, key);
  await signInByRequest(page, account.email, ACCOUNT_PASSWORD);
  return account;
}
