import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { expect } from './test.ts';

/** E-mail of the demo account with this role; `null` for the one without. */
export function demoEmail(role: string | null): string {
  const account = demoAccounts.find((one) => (one.role ?? null) === role);
  if (!account) throw new Error(`no demo account has the role ${role}`);
  return account.email;
}

/** Storage belongs to an origin: where there is none yet, the first page of the tab keeps the session, and none after it. */
function keepSession({ session, once }: { session: string; once?: string }) {
  if (once) {
    if (sessionStorage.getItem(once) !== null) return;
    sessionStorage.setItem(once, '');
  }
  localStorage.setItem('sb-localhost-auth-token', session);
}

/**
 * Signs in as the sign-in screen does, by the same call, without the time a screen takes (journey.spec.ts proves that), and leaves
 * the page where its next navigation is made as that person.
 */
export async function openSession(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    data: { email, password },
    // a connection that was kept may be closed as it is used
    maxRetries: 1,
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  const session = await answer.text();
  if (page.url().startsWith('http')) await page.evaluate(keepSession, { session });
  else await page.addInitScript(keepSession, { session, once: crypto.randomUUID() });
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

/** The figure on one card of the dashboard. */
export async function counter(page: Page, label: string): Promise<number> {
  const card = page.locator('main li', { hasText: label }).first();
  const text = await card.innerText();
  return Number(/\d[\d\s]*/.exec(text.replace(label, ''))?.[0]?.replaceAll(/\s/g, ''));
}
