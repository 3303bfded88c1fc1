import { expect, it } from 'vitest';
import {
  createStoredTestProgramme,
  createTestProgramme,
} from '../../../../tests/support/create-test-programme';
import { listGuidePreviewDays } from './guide-preview';

it('returns the imported days with nights, gaps, overlaps and remaining programmes', () => {
  const film = createTestProgramme('Film', '2026-11-24T20:00', '2026-11-24T23:00');
  const news = createTestProgramme('Journal', '2026-11-24T20:30', '2026-11-24T20:45');
  const series = createStoredTestProgramme('Série', '2026-11-24T23:30', '2026-11-25T00:30');
  const courts = createTestProgramme('Courts', '2026-11-25T00:30', '2026-11-25T02:00');
  const rerun = createTestProgramme('Rediffusion', '2026-11-25T02:00', '2026-11-25T05:00');
  const nextMorning = createStoredTestProgramme('Matin', '2026-11-25T05:00', '2026-11-25T06:00');
  const otherDay = createStoredTestProgramme('Ailleurs', '2026-11-26T20:00', '2026-11-26T21:00');
  const plainRow = { isFirstOfNight: false, gap: null };
  expect(
    listGuidePreviewDays([film, news, courts, rerun], {
      remainingProgrammes: [nextMorning, series, otherDay],
    }),
  ).toEqual([
    {
      day: '2026-11-24',
      rows: [
        { ...plainRow, programme: film },
        { ...plainRow, programme: news, overlappedProgramme: film },
        {
          ...plainRow,
          programme: series,
          gap: { channel: 'hivowood', since: film.ends_at, until: series.starts_at },
        },
        { ...plainRow, programme: courts, isFirstOfNight: true },
        { ...plainRow, programme: rerun },
      ],
      replacedProgrammes: [],
      removedProgrammes: [],
    },
  ]);
});

it('returns the overlap of a night with the next morning', () => {
  const night = createTestProgramme('Nuit', '2026-11-25T04:00', '2026-11-25T06:00');
  const morning = createTestProgramme('Matin', '2026-11-25T05:30', '2026-11-25T07:00');
  const [, wednesday] = listGuidePreviewDays([morning, night], { remainingProgrammes: [] });
  expect(wednesday).toMatchObject({ day: '2026-11-25', rows: [{ gap: null, overlappedProgramme: night }] });
});

it('lists the deleted programmes, also on a day without imported ones', () => {
  const courts = createTestProgramme('Courts', '2026-11-28T00:30', '2026-11-28T05:00');
  const night = createStoredTestProgramme('Nuit', '2026-11-28T00:00', '2026-11-28T02:00');
  const morning = createStoredTestProgramme('Matin', '2026-11-28T08:00', '2026-11-28T09:00');
  const stored = { remainingProgrammes: [], deletedProgrammes: [morning, night] };
  expect(listGuidePreviewDays([courts], stored)).toMatchObject([
    { day: '2026-11-27', rows: [{ programme: courts }], replacedProgrammes: [night], removedProgrammes: [] },
    { day: '2026-11-28', rows: [], replacedProgrammes: [], removedProgrammes: [morning] },
  ]);
});

it('does not list a programme that the import adds again unchanged', () => {
  const news = createTestProgramme('Journal', '2026-11-24T20:00', '2026-11-24T20:45');
  const stored = { remainingProgrammes: [], deletedProgrammes: [{ ...news, id: 'news', version: 1 }] };
  expect(listGuidePreviewDays([news], stored)).toMatchObject([
    { replacedProgrammes: [], removedProgrammes: [] },
  ]);
});
