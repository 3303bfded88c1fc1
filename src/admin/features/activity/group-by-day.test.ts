import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day';

const createRow = (day: number, hour: number) => ({ created_at: new Date(2026, 2, day, hour).toISOString() });

it('names today and yesterday, and shows the date of older days', () => {
  const days = groupByDay(
    [createRow(15, 18), createRow(15, 9), createRow(14, 23), createRow(3, 12)],
    new Date(2026, 2, 15, 20),
  );
  expect(days.map(({ label, rows }) => [label, rows.length])).toEqual([
    ['Aujourd’hui', 2],
    ['Hier', 1],
    ['03 mars 2026', 1],
  ]);
});
