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
};

const answers = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  answers.mockImplementation(async () => Response.json(body, { status }));
const answerText = (value: unknown, status = 200) => answer([JSON.stringify(value)], status);
const MINUTE = 60_000;
const NOON = 1_000_000_000_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
});

it('asks once, and again after five minutes', async () => {
  answerText(settings);
  expect(await fetchPublicSettings(NOON)).toEqual(settings);
  expect(await fetchPublicSettings(NOON + 4 * MINUTE)).toEqual(settings);
  expect(answers).toHaveBeenCalledTimes(1);
  answerText({ ...settings, phone: '+33 1' });
  expect(await fetchPublicSettings(NOON + 6 * MINUTE)).toMatchObject({ phone: '+33 1' });
  expect(answers).toHaveBeenCalledTimes(2);
});

it('sets in French what is French, and nothing else', async () => {
  answerText({
    ...settings,
    title: "L'Obouo",
    description: 'Quatre : tout',
    address: "12, rue de l'Ouest",
    email: "l'a@b.fr",
  });
  expect(await fetchPublicSettings(NOON)).toEqual({
    ...settings,
    title: 'L’Obouo',
    description: 'Quatre\u00a0: tout',
    address: '12, rue de l’Ouest',
    email: "l'a@b.fr",
  });
});

it('returns null when the backend fails, is absent or answers wrongly', async () => {
  for (const body of [[], {}, [settings], ['{']]) {
    answer(body);
    expect(await fetchPublicSettings(NOON)).toBeNull();
  }
  for (const value of [null, { title: 'seul' }, { ...settings, phone: 3 }]) {
    answerText(value);
    expect(await fetchPublicSettings(NOON)).toBeNull();
  }
  answerText(settings, 500);
  expect(await fetchPublicSettings(NOON)).toBeNull();
  answers.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchPublicSettings(NOON)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('does not trust what it finds in the storage', async () => {
  answerText(settings);
  for (const stored of [
    '',
    '{',
    '{"at":1e15,"settings":{}}',
    JSON.stringify({ at: NOON, settings: { title: 1 } }),
  ]) {
    sessionStorage.setItem('obouo.settings', stored);
    expect(await fetchPublicSettings(NOON)).toEqual(settings);
  }
});
