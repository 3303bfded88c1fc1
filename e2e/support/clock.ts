import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Advances Playwright's clock, which the test has installed, until the element is visible. */
export async function advanceClockUntilVisible(element: Locator): Promise<void> {
  await expect(async () => {
    // first the typed text reaches the form, which then starts the delay of the automatic save
    await element.page().clock.fastForward(500);
    await element.page().clock.fastForward(3000);
    await expect(element).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 20_000, intervals: [50] });
}
