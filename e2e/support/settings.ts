import type { Page } from '@playwright/test';

/** Answers changes of the settings without storing them, because all tests share one site. Returns the changes. */
export async function keepSettingsChanges(page: Page): Promise<Record<string, unknown>> {
  const changes: Record<string, unknown> = {};
  await page.route('**/rest/v1/site_settings?*', async (route) => {
    if (route.request().method() === 'PATCH') Object.assign(changes, route.request().postDataJSON());
    const url = route.request().url();
    const answer = await route.fetch({ method: 'GET', url, postData: null });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changes } });
  });
  return changes;
}
