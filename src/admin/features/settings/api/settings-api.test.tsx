// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { siteSettingsSummaryQuery } from '@/admin/hooks/api/site-settings';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { settingsRow as baseRow } from '../../../../../tests/support/settings-row';
import { answerNoRow, stubApi } from '../../../../../tests/support/stub-api';
import { type SettingsValues, toSettingsFormValues } from '../settings-schema';
import { useSaveSettings } from './settings-api';

const values = toSettingsFormValues(baseRow);

/** Saves a phone and an e-mail over a row whose phone has changed since the form opened. */
function saveOverChangedPhone(unansweredSaves: readonly SettingsValues[]) {
  const storedRow = { ...baseRow, phone: '+225 2', version: 2 };
  stubApi(({ url, method, body }) => {
    if (method !== 'PATCH') return storedRow;
    if (!url.href.includes('version=eq.2')) return answerNoRow();
    return { ...storedRow, ...body, version: 3 };
  });
  const { result } = renderAdminHook(useSaveSettings);
  const newValues = { ...values, phone: '+225 2', email: 'b@exemple.com' };
  return result.current.mutateAsync({
    values: newValues,
    baseRow,
    version: baseRow.version,
    unansweredSaves,
    isManual: true,
  });
}

it('saves settings over its own save whose answer was lost', async () => {
  const savedRow = await saveOverChangedPhone([{ ...values, phone: '+225 2' }]);
  expect(savedRow).toMatchObject({ phone: '+225 2', email: 'b@exemple.com' });
});

it('reports a conflict when a colleague has changed the same setting', async () => {
  await expect(saveOverChangedPhone([])).rejects.toMatchObject({ kind: 'conflict' });
});

it('the summary of the settings is null for an account without a role', async () => {
  stubApi(() => []);
  await expect(new QueryClient().fetchQuery(siteSettingsSummaryQuery)).resolves.toBeNull();
});
