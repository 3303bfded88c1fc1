import { addDays } from 'date-fns';
import { expect, it } from 'vitest';
import { toDateTimeInputValue } from '@/admin/lib/publication-state';
import {
  campaignScheduleSchema,
  campaignSchema,
  formatCampaignForDiff,
  splitAddresses,
  testAddressesSchema,
} from './campaign-model';

it('splits a text into addresses, without duplicates and display names', () => {
  expect(splitAddresses(' a@b.fr, C@d.fr;\na@b.fr\ne@f.fr ')).toEqual(['a@b.fr', 'c@d.fr', 'e@f.fr']);
  expect(splitAddresses('Jean Bahi <j@x.ci>; m@x.ci')).toEqual(['j@x.ci', 'm@x.ci']);
  expect(splitAddresses('Jean Bahi <j@x.ci> Awa <m@x.ci>')).toEqual(['j@x.ci', 'm@x.ci']);
});

const explainAddresses = (addresses: string) =>
  testAddressesSchema.safeParse({ addresses }).error?.issues[0]?.message;

it.each([
  ['a@b.fr', undefined],
  ['1@b.fr 2@b.fr 3@b.fr 4@b.fr 5@b.fr', undefined],
  [' ', 'Indiquez au moins une adresse.'],
  ['1@b.fr 2@b.fr 3@b.fr 4@b.fr 5@b.fr 6@b.fr', 'Cinq adresses au plus.'],
  ['a@b.fr, sans-arobase', expect.stringContaining('sans-arobase')],
])('checks the addresses of a test mail: %j', (addresses, error) => {
  expect(explainAddresses(addresses)).toEqual(error);
});

const explainStart = (startAt: string) =>
  campaignScheduleSchema.safeParse({ startAt }).error?.issues[0]?.message;
const toInputValueInDays = (days: number) => toDateTimeInputValue(addDays(new Date(), days).toISOString());

it.each([
  ['tomorrow', toInputValueInDays(1), undefined],
  ['empty', '', 'Indiquez une date et une heure.'],
  ['yesterday', toInputValueInDays(-1), expect.stringContaining('passée')],
  ['in 400 days', toInputValueInDays(400), 'Un an à l’avance au plus.'],
])('checks a start that is %s', (_, startAt, error) => {
  expect(explainStart(startAt)).toEqual(error);
});

it('refuses an introduction that the mail cannot show', () => {
  const campaign = { subject: 'Mai', intro: '> '.repeat(21), audience: 'press', stories: [] };
  const { error } = campaignSchema.safeParse(campaign);
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['intro', expect.stringContaining('20 niveaux')],
  ]);
  expect(campaignSchema.safeParse({ ...campaign, intro: '> Une citation' }).success).toBe(true);
});

it('writes a campaign as text, and marks a story that is not online', () => {
  const campaign = { subject: 'Mai', intro: 'Bonjour', audience: 'press', stories: ['a', 'b'] } as const;
  const text = formatCampaignForDiff({ ...campaign, stories: [...campaign.stories] }, new Map([['a', 'Un']]));
  expect(text.split('\n')).toEqual([
    'Objet\u00a0: Mai',
    'Destinataires\u00a0: Abonnés à la newsletter presse',
    '',
    'Bonjour',
    '',
    'Articles\u00a0:',
    '– Un',
    expect.stringMatching(/^– N’est plus en ligne/),
  ]);
});
