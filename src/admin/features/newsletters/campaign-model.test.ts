import { addDays } from 'date-fns';
import { expect, it } from 'vitest';
import { toDateTimeInputValue } from '@/admin/lib/publication-state';
import {
  campaignScheduleSchema,
  campaignSchema,
  splitAddresses,
  testAddressesSchema,
} from './campaign-model';

it('splits a text into addresses, without duplicates and display names', () => {
  expect(splitAddresses(' a@b.fr, C@d.fr;\na@b.fr\ne@f.fr ')).toEqual(['a@b.fr', 'c@d.fr', 'e@f.fr']);
  expect(splitAddresses('Jean Bahi <j@x.ci>; m@x.ci')).toEqual(['j@x.ci', 'm@x.ci']);
});

const explainAddresses = (addresses: string) =>
  testAddressesSchema.safeParse({ addresses }).error?.issues[0]?.message;

it('accepts one to five valid addresses, and names an invalid one', () => {
  expect(explainAddresses('a@b.fr')).toBeUndefined();
  expect(explainAddresses('1@b.fr 2@b.fr 3@b.fr 4@b.fr 5@b.fr')).toBeUndefined();
  expect(explainAddresses(' ')).toBe('Indiquez au moins une adresse.');
  expect(explainAddresses('1@b.fr 2@b.fr 3@b.fr 4@b.fr 5@b.fr 6@b.fr')).toBe('Cinq adresses au plus.');
  expect(explainAddresses('a@b.fr, sans-arobase')).toContain('sans-arobase');
});

const explainStart = (startAt: string) =>
  campaignScheduleSchema.safeParse({ startAt }).error?.issues[0]?.message;
const toInputValueInDays = (days: number) => toDateTimeInputValue(addDays(new Date(), days).toISOString());

it('accepts a start within a year, and explains a refused one', () => {
  expect(explainStart(toInputValueInDays(1))).toBeUndefined();
  expect(explainStart('')).toBe('Indiquez une date et une heure.');
  expect(explainStart(toInputValueInDays(-1))).toContain('passée');
  expect(explainStart(toInputValueInDays(400))).toBe('Un an à l’avance au plus.');
});

it('refuses an introduction that the mail cannot show', () => {
  const campaign = { subject: 'Mai', intro: '> '.repeat(21), audience: 'press', stories: [] };
  const { error } = campaignSchema.safeParse(campaign);
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['intro', expect.stringContaining('20 niveaux')],
  ]);
  expect(campaignSchema.safeParse({ ...campaign, intro: '> Une citation' }).success).toBe(true);
});
