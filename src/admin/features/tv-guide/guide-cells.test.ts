import { expect, it } from 'vitest';
import { parseClockCell, parseDayCell } from './guide-cells';

it.each([
  ['2/12/2026', '2026-12-02'],
  ['02.12.26', '2026-12-02'],
  ['2026-12-02', '2026-12-02'],
  ['2026-12-02 00:00:00', '2026-12-02'],
  ['02/12/2026 00:00', '2026-12-02'],
  ['mercredi 2 décembre 2026', '2026-12-02'],
  ['Mercredi 2 DECEMBRE 2026', '2026-12-02'],
  ['mer. 2 déc. 2026', '2026-12-02'],
  ['mercredi 02/12/2026', '2026-12-02'],
  ['mardi 1er décembre 2026', '2026-12-01'],
])('reads the day %j as %j', (text, day) => {
  expect(parseDayCell(text)).toEqual({ day });
});

it.each([
  ['mardi 2 décembre 2026', 'le 2 décembre 2026 est un mercredi'],
  ['lun. 01/12/2026', 'le 1er décembre 2026 est un mardi'],
  ['31/11/2026', 'ce jour n’existe pas'],
  ['31 février 2026', 'ce jour n’existe pas'],
  ['2026-11-31', 'ce jour n’existe pas'],
  ['demain 2 décembre 2026', 'jour illisible'],
  ['2 juillembre 2026', 'jour illisible'],
  ['2 ju 2026', 'jour illisible'],
  ['mercredi 2 décembre', 'jour illisible'],
  ['2', 'jour illisible'],
  ['2026', 'jour illisible'],
  ['46358', 'mettez la colonne au format date'],
])('refuses the day %j because: %s', (text, problem) => {
  expect(parseDayCell(text)).toEqual({ problem: expect.stringContaining(problem) });
});

it.each([
  ['20:45', '20:45'],
  ['8:05:00', '08:05'],
  ['20h45', '20:45'],
  ['20 h', '20:00'],
  ['24:30', '24:30'],
  ['24:30:00', '24:30'],
  ['29h59', '29:59'],
  ['30:00', null],
  ['1', null],
  ['0,864583333', null],
  ['20:60', null],
  ['tard', null],
])('reads the time %j as %j', (text, time) => {
  expect(parseClockCell(text)).toBe(time);
});
