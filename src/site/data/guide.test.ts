import { expect, it } from 'vitest';
import { buildGuideDay } from './guide';

const createProgramme = (title: string, starts_at: string, ends_at: string) => ({
  channel: 'marmite',
  title,
  starts_at,
  ends_at,
  kind: 'Film',
  summary: '',
  highlight: false,
});

const programmes = [
  createProgramme('Le matin', '2026-10-24T08:00:00Z', '2026-10-24T09:00:00Z'),
  createProgramme('Le match', '2026-10-24T16:00:00Z', '2026-10-24T18:00:00Z'),
  createProgramme('La nuit', '2026-10-25T02:30:00Z', '2026-10-25T05:00:00Z'),
  createProgramme('Demain', '2026-10-25T05:00:00Z', '2026-10-25T06:00:00Z'),
];

const formatLines = (day: readonly { time: string; title: string }[]) =>
  day.map(({ time, title }) => `${time} ${title}`);

it('buildGuideDay ends a day at five', () => {
  const { allLines, evening, name, label } = buildGuideDay('2026-10-24', programmes);
  expect(formatLines(allLines)).toEqual(['08:00 Le matin', '16:00 Le match', '02:30 La nuit']);
  // The evening starts at 17:00. « Le match » belongs to it, because it ends at 18:00.
  expect(formatLines(evening)).toEqual(['16:00 Le match', '02:30 La nuit']);
  expect([name, label]).toEqual(['Samedi 24 octobre', 'sam. 24']);
  expect(formatLines(buildGuideDay('2026-10-25', programmes).allLines)).toEqual(['05:00 Demain']);
});

it('buildGuideDay labels the current day « Ce soir » and marks the programme on air', () => {
  const now = Date.parse('2026-10-25T02:45:00Z');
  const tonight = buildGuideDay('2026-10-24', programmes, now);
  expect([tonight.name, tonight.label]).toEqual(['Ce soir, samedi 24 octobre', 'Ce soir']);
  expect(tonight.allLines.filter(({ isOnAir }) => isOnAir).map(({ title }) => title)).toEqual(['La nuit']);
  const endedDay = buildGuideDay('2026-10-24', programmes, Date.parse('2026-10-25T05:00:00Z'));
  expect(endedDay.label).toBe('sam. 24');
});
