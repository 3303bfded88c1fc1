import { expect, it } from 'vitest';
import { buildGuideDay } from './guide';

const PARIS = 'Europe/Paris';

const createProgramme = (title: string, starts_at: string, ends_at: string) => ({
  channel: 'marmite',
  title,
  starts_at,
  ends_at,
  kind: 'Film',
  summary: '',
  highlight: false,
});

/** The night of a clock change in Paris, in which 2:30 occurs twice. */
const programmes = [
  createProgramme('Le matin', '2026-10-24T06:00:00Z', '2026-10-24T07:00:00Z'),
  createProgramme('Le match', '2026-10-24T14:00:00Z', '2026-10-24T16:00:00Z'),
  createProgramme('La nuit', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'),
  createProgramme('La nuit, encore', '2026-10-25T01:30:00Z', '2026-10-25T04:00:00Z'),
  createProgramme('Demain', '2026-10-25T04:00:00Z', '2026-10-25T05:00:00Z'),
];

const formatLines = (day: readonly { time: string; title: string }[]) =>
  day.map(({ time, title }) => `${time} ${title}`);

it('buildGuideDay ends a day at five, by the clock of the channel', () => {
  const { allLines, evening, name, label } = buildGuideDay('2026-10-24', programmes, PARIS);
  expect(formatLines(allLines)).toEqual([
    '08:00 Le matin',
    '16:00 Le match',
    '02:30 La nuit',
    '02:30 La nuit, encore',
  ]);
  // The evening starts at 17:00. « Le match » belongs to it, because it ends at 18:00.
  expect(formatLines(evening)).toEqual(['16:00 Le match', '02:30 La nuit', '02:30 La nuit, encore']);
  expect([name, label]).toEqual(['Samedi 24 octobre', 'sam. 24']);
  expect(formatLines(buildGuideDay('2026-10-25', programmes, PARIS).allLines)).toEqual(['05:00 Demain']);
});

it('buildGuideDay labels the current day « Ce soir » and marks the programme on air', () => {
  const now = Date.parse('2026-10-25T01:45:00Z');
  const tonight = buildGuideDay('2026-10-24', programmes, PARIS, now);
  expect([tonight.name, tonight.label]).toEqual(['Ce soir, samedi 24 octobre', 'Ce soir']);
  expect(tonight.allLines.filter(({ isOnAir }) => isOnAir).map(({ title }) => title)).toEqual([
    'La nuit, encore',
  ]);
  // It is 05:00 in Paris: the broadcast day is over.
  const endedDay = buildGuideDay('2026-10-24', programmes, PARIS, Date.parse('2026-10-25T04:00:00Z'));
  expect(endedDay.label).toBe('sam. 24');
});
