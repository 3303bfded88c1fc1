// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { siteSettingsSummaryQuery } from '@/admin/hooks/api/site-settings';
import { toSettingsFormValues } from '../settings-schema';
import { type SettingsRow, useSaveSettings } from './settings-api';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

const baseRow = {
  phone: '+225 1',
  email: 'a@exemple.com',
  maintenance_mode: false,
  maintenance_until: null,
  version: 1,
} as SettingsRow;
const values = toSettingsFormValues(baseRow);

afterEach(() => void vi.unstubAllGlobals());

it('saves settings over an own save whose answer was lost', async () => {
  const storedRow = { ...baseRow, phone: '+225 2', version: 2 };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method !== 'PATCH') return Response.json(storedRow);
    if (!String(input).includes('version=eq.2'))
      return Response.json({ code: 'PGRST116', message: 'no row' }, { status: 406 });
    return Response.json({ ...storedRow, ...JSON.parse(String(init.body)), version: 3 });
  });
  const { result } = renderHook(() => useSaveSettings(), { wrapper });
  const save = { values: { ...values, phone: '+225 2', email: 'b@exemple.com' }, baseRow };
  const unansweredSaves = [{ ...values, phone: '+225 2' }];
  await expect(result.current.mutateAsync({ ...save, unansweredSaves })).resolves.toMatchObject({
    phone: '+225 2',
    email: 'b@exemple.com',
  });
  await expect(result.current.mutateAsync({ ...save, unansweredSaves: [] })).rejects.toMatchObject({
    kind: 'conflict',
  });
});

it('the summary of the settings is null for an account without a role', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await expect(new QueryClient().fetchQuery(siteSettingsSummaryQuery)).resolves.toBeNull();
});
