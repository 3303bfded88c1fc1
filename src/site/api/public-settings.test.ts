// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPublicSettings } from './public-settings';

const settings = {
  title: 'Groupe Obouo',
  description: 'Quatre chaînes.',
  email: 'contact@exemple.com',
  phone: '+225 27 00 00 00 00',
  address: 'Paris',
  facebook: '',
  twitter: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  maintenance_mode: false,
  maintenance_until: '',
};

const fetchMock = vi.fn<typeof fetch>();
const mockAnswer = (body: unknown, status = 200) =>
  fetchMock.mockImplementation(async () => Response.json(body, { status }));
const mockSettings = (value: unknown, status = 200) => mockAnswer([JSON.stringify(value)], status);
const MINUTE_MS = 60_000;
const NOW = Date.parse('2026-12-03T12:00:00Z');

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  fetchMock.mockReset();
});

it('reuses the stored settings for five minutes', async () => {
  mockSettings(settings);
  expect(await fetchPublicSettings(settings, NOW)).toEqual(settings);
  expect(await fetchPublicSettings(settings, NOW + 4 * MINUTE_MS)).toEqual(settings);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  mockSettings({ ...settings, phone: '+33 1' });
  expect(await fetchPublicSettings(settings, NOW + 6 * MINUTE_MS)).toMatchObject({ phone: '+33 1' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('does not reuse settings that were stored by a page of an older build', async () => {
  mockSettings(settings);
  await fetchPublicSettings(settings, NOW);
  const newerSettings = { ...settings, phone: '+33 1' };
  mockSettings(newerSettings);
  expect(await fetchPublicSettings(newerSettings, NOW + MINUTE_MS)).toEqual(newerSettings);
});

it('does not store the settings during a maintenance', async () => {
  mockSettings({ ...settings, maintenance_mode: true });
  expect(await fetchPublicSettings(settings, NOW)).toMatchObject({ maintenance_mode: true });
  mockSettings(settings);
  expect(await fetchPublicSettings(settings, NOW + 1)).toMatchObject({ maintenance_mode: false });
});

it('applies French typography to French texts only', async () => {
  mockSettings({
    ...settings,
    title: "L'Obouo",
    description: 'Quatre : tout',
    address: "12, rue de l'Ouest",
    email: "l'a@b.fr",
  });
  expect(await fetchPublicSettings(settings, NOW)).toEqual({
    ...settings,
    title: 'L’Obouo',
    description: 'Quatre\u00a0: tout',
    address: '12, rue de l’Ouest',
    email: "l'a@b.fr",
  });
});

it('returns null when the backend fails, is absent or sends invalid settings', async () => {
  for (const body of [[], {}, [settings], ['{']]) {
    mockAnswer(body);
    expect(await fetchPublicSettings(settings, NOW)).toBeNull();
  }
  for (const value of [null, { title: 'seul' }, { ...settings, phone: 3 }]) {
    mockSettings(value);
    expect(await fetchPublicSettings(settings, NOW)).toBeNull();
  }
  mockSettings(settings, 500);
  expect(await fetchPublicSettings(settings, NOW)).toBeNull();
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchPublicSettings(settings, NOW)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('ignores invalid settings in session storage', async () => {
  mockSettings(settings);
  for (const storedValue of [
    '',
    '{',
    '{"savedAt":1e15,"settings":{}}',
    JSON.stringify({ savedAt: NOW, settings: { title: 1 } }),
  ]) {
    sessionStorage.setItem('obouo.settings', storedValue);
    expect(await fetchPublicSettings(settings, NOW)).toEqual(settings);
  }
});
