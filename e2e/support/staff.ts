import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { createApiClient } from './backend.ts';
import { expect } from './test.ts';

/** Returns the e-mail of the demo account with this role; `null` stands for no role. */
export function getDemoEmail(role: string | null): string {
  const account = demoAccounts.find((demoAccount) => (demoAccount.role ?? null) === role);
  if (!account) throw new Error(`no demo account has the role ${role}`);
  return account.email;
}

/** Key under which supabase-js stores the session of `localhost`. */
export const SESSION_STORAGE_KEY = 'sb-localhost-auth-token';

interface StoredSession {
  key: string;
  session: string;
  /** Key in `sessionStorage`. It marks a tab whose first page has stored the session. */
  tabKey?: string;
}

/** Runs in the page: stores the session. With a `tabKey`, only the first page of the tab stores it. */
function storeSession({ key, session, tabKey }: StoredSession) {
  // a sandboxed frame has no storage
  if (window.top !== window) return;
  if (tabKey) {
    if (sessionStorage.getItem(tabKey) !== null) return;
    sessionStorage.setItem(tabKey, '');
  }
  localStorage.setItem(key, session);
}

/** Signs in by request, which is faster than the sign-in screen. The next navigation of the page is signed in. */
export async function signInByRequest(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: { email, password },
    // the server may close an idle connection just before its use
    maxRetries: 1,
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  const storedSession = { key: SESSION_STORAGE_KEY, session: await answer.text() };
  if (page.url().startsWith('http')) await page.evaluate(storeSession, storedSession);
  else await page.addInitScript(storeSession, { ...storedSession, tabKey: crypto.randomUUID() });
}

/** Returns an API client of a colleague with this role, who works on another computer. */
export async function createColleagueClient(baseURL: string | undefined, role: string) {
  const colleague = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
  const { error } = await colleague.auth.signInWithPassword({
    email: getDemoEmail(role),
    password: DEMO_PASSWORD,
  });
  if (error) throw error;
  return colleague;
}

/** Signs in and waits for the dashboard. */
export async function signInToDashboard(page: Page, email: string): Promise<void> {
  await signInByRequest(page, email);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
}

/** Fills and sends the sign-in form that the page shows. Returns the form. */
export async function signInByForm(page: Page, email: string, password: string): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Connexion' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel(/^Mot de passe/).fill(password);
  await form.getByRole('button', { name: 'Se connecter' }).click();
  return form;
}

/** Opens « Mon compte ». */
export async function openAccountDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Mon compte/ }).click();
  return page.getByRole('dialog', { name: 'Mon compte' });
}

/** Returns the number on the dashboard card with this label; 0 without a number. */
export async function readDashboardCount(page: Page, label: string): Promise<number> {
  const card = page.locator('main li', { hasText: label }).first();
  const text = (await card.innerText()).replace(label, '');
  // "1 234" → 1234
  const [figure = ''] = /\d[\d\s]*/.exec(text) ?? [];
  return Number(figure.replaceAll(/\s/g, ''));
}
