import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { ACCOUNT_PASSWORD } from './accounts.ts';
import { expectNoViolation } from './axe.ts';
import { createApiClient } from './backend.ts';
import { openAccountDialog } from './staff.ts';
import { expect } from './test.ts';

/**
 * Returns the TOTP code of a key, `stepOffset` steps of 30 seconds from now. The server accepts each code once, and
 * also the codes of the steps before and after.
 */
export const generateTotpCode = (key: string, { stepOffset = 0 }: { stepOffset?: -1 | 0 | 1 } = {}) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + stepOffset * 30_000,
  });

/** Opens « Mon compte », then the dialog of the button with this name. */
export async function openAccountSubdialog(page: Page, buttonName: string) {
  const accountDialog = await openAccountDialog(page);
  await accountDialog.getByRole('button', { name: buttonName }).click();
  return page.getByRole('dialog', { name: buttonName });
}

/** Enrols an authenticator app for a confirmed account, without the screen. */
export async function enrolSecondFactorByRequest(baseURL: string | undefined, email: string): Promise<void> {
  const { auth } = createApiClient(baseURL, LOCAL_PUBLISHABLE_KEY);
  await auth.signInWithPassword({ email, password: ACCOUNT_PASSWORD });
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const code = generateTotpCode(data.totp.secret);
  const verification = await auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verification.error) throw verification.error;
}

/**
 * Enrols an authenticator app, from the button « Commencer » on, on accessible screens. Returns its key and the recovery
 * codes.
 */
export async function enrolSecondFactor(page: Page) {
  await page.getByRole('button', { name: 'Commencer' }).click();
  const qrCode = page.getByRole('img', { name: /^Code QR/ });
  await expect(qrCode).toBeVisible();
  expect(await qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const key = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).trim();
  await expectNoViolation(page);
  const form = page.getByRole('form', { name: 'Activation de la double authentification' });
  const codeItems = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  // Uses the code of the step before: each code works once, and a sign-in may follow at once. Repeats, because the 30
  // seconds of a code may end before the server checks it.
  await expect(async () => {
    await form.getByLabel(/^Code à six chiffres/).fill(generateTotpCode(key, { stepOffset: -1 }));
    await form.getByRole('button', { name: 'Activer' }).click();
    await expect(codeItems).toHaveCount(10, { timeout: 5000 });
  }).toPass({ timeout: 20_000 });
  const codes = await codeItems.allInnerTexts();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Je les ai gardés' }).click();
  return { key, codes };
}
