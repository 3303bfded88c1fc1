import type { Page } from '@playwright/test';

/** Returns the sum of all layout shifts since the page opened (0: none). */
export const measureLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // after two frames the observer has received the buffered shifts
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
