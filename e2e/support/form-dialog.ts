import type { Locator, Page } from '@playwright/test';
import { addDays } from 'date-fns';
import { expectNoViolation } from './axe.ts';
import { holdRequests } from './hold-requests.ts';
import { expect } from './test.ts';

/** Presses the button, waits for the dialog with this title, and returns it. */
export async function openFormDialog(page: Page, button: Locator, title: string): Promise<Locator> {
  await button.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Returns the field with exactly this label, with or without the asterisk of a required field. */
export function findFieldByLabel(dialog: Locator, label: string): Locator {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return dialog.getByLabel(new RegExp(`^${escaped}(\\s\\*)?$`));
}

/** Fills text fields and lists by label, and ticks boxes. */
export async function fillForm(
  dialog: Locator,
  values: Readonly<Record<string, string | true>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = findFieldByLabel(dialog, label);
    if (value === true) await field.check();
    else if (await field.evaluate((element) => element.tagName === 'SELECT')) {
      await field.selectOption({ label: value });
    } else await field.fill(value);
  }
}

/** Expects these values, by label. */
export async function expectFormValues(
  dialog: Locator,
  values: Readonly<Record<string, string | true>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = findFieldByLabel(dialog, label);
    if (value === true) await expect(field, label).toBeChecked();
    else if (await field.evaluate((element) => element.tagName === 'SELECT')) {
      await expect(field.locator('option:checked'), label).toHaveText(value);
    } else await expect(field, label).toHaveValue(value);
  }
}

/** Counts the POST requests to a table or function from now on. Returns a function that reads the count. */
export function countPosts(page: Page, table: string): () => number {
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`/rest/v1/${table}`)) requestCount += 1;
  });
  return () => requestCount;
}

/** Holds requests to a table until the returned function is called. */
export function holdTableRequests(page: Page, table: string): Promise<() => void> {
  return holdRequests(page, `**/rest/v1/${table}*`);
}

/** Expects a question only when a half-filled form closes: « Continuer » keeps the text, « Abandonner » drops it. */
export async function expectCloseConfirmation(
  page: Page,
  openDialog: () => Promise<Locator>,
  values: Readonly<Record<string, string | true>>,
): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Abandonner votre saisie ?' });
  const dialog = await openDialog();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await openDialog();
  await fillForm(dialog, values);
  const firstField = findFieldByLabel(dialog, Object.keys(values)[0] ?? '');
  await firstField.focus();
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Continuer' })).toBeFocused();
  // The dialog handles keys one frame after it has the focus, so the test repeats the key.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(firstField).toBeFocused();
  await expectFormValues(dialog, values);

  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(question.getByRole('button', { name: 'Continuer' })).toBeFocused();
  await expectNoViolation(page);
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(dialog).toBeHidden();

  await openDialog();
  await expect(firstField).toHaveValue('');
}

/** Expects no axe violation and no overflow of the form on a phone. */
export async function expectAccessibleForm(page: Page, form: Locator): Promise<void> {
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 900 });
  const overflow = await form.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoViolation(page);
  // back to the desktop: on a phone, a toast may cover the button that the test presses next
  if (desktop) await page.setViewportSize(desktop);
}

/** Returns the date in this number of days in the time zone of the tests. `fr-CA` writes it as 2026-11-30. */
export function getParisDateInDays(days: number): string {
  return new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(addDays(new Date(), days));
}
