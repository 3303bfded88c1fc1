import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Returns the toasts that contain this text. */
export const findToast = (page: Page, text: string): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

/** Expects a toast with this title and text. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(findToast(page, title).first()).toContainText(text);
}
