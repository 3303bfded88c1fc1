import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { expect } from './test.ts';

/** Returns the e-mail of the demo account with this role; `null` stands for no role. */
export function demoEmail(role: string | null): string {
  const account = demoAccounts.find((demoAccount) => (demoAccount.role ?? null) === role);
  if (!account) throw new Error(`no demo account has the role ${role}`);
  return account.email;
}

/** Runs in the page: stores the session. With a key, only the first page of the tab does. */
function storeSession({ session, onceKey }: { session: string; onceKey?: string }) {
  if (onceKey) {
    if (sessionStorage.getItem(onceKey) !== null) return;
    sessionStorage.setItem(onceKey, '');
  }
  localStorage.setItem('sb-localhost-auth-token', session);
}

/**
 * Signs in with the request of the sign-in screen, which is faster than the screen (journey.spec.ts tests
 * that). The next navigation of the page is signed in.
 */
export async function openSession(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: { email, password },
    // the server may close an idle connection just before its use
    maxRetries: 1,
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  const session = await answer.text();
  if (page.url().startsWith('http')) await page.evaluate(storeSession, { session });
  else await page.addInitScript(storeSession, { session, onceKey: crypto.randomUUID() });
}

/** Signs in and waits for the dashboard. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await openSession(page, email, password);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
}

/** Signs in through the screen and waits for the dashboard. */
export async function signInByScreen(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Connexion' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel(/^Mot de passe/).fill(password);
  await form.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
}

/** Returns the figure of one card of the dashboard. */
export async function readCounter(page: Page, label: string): Promise<number> {
  const card = page.locator('main li', { hasText: label }).first();
  const text = await card.innerText();
  return Number(/\d[\d\s]*/.exec(text.replace(label, ''))?.[0]?.replaceAll(/\s/g, ''));
}
