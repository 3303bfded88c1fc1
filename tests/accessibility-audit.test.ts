import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { accessibilityLevel, accessibilityState } from '@/copy/accessibility-state';

/** Number of criteria of each theme of RGAA 4.1. */
const CRITERIA_COUNTS = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const rows = readFileSync('docs/reference/accessibility-audit.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, numbers = '', _criterion, result = '', _reason, check = ''] = cells;
    // « 4.1–13 » stands for thirteen criteria
    const [, theme, first, last = first] = /^(\d+)\.(\d+)(?:–(\d+))?$/.exec(numbers) ?? [];
    if (!theme) return [];
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => ({
      number: `${theme}.${Number(first) + index}`,
      result,
      check,
    }));
  });

it('the accessibility audit lists the 106 RGAA criteria in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(
    CRITERIA_COUNTS.flatMap((count, theme) =>
      Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
    ),
  );
});

it('the counts of the audit match the public accessibility statement', () => {
  const countRows = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
  expect(countRows('C')).toBe(accessibilityState.metCriteriaCount);
  expect(countRows('C') + countRows('NC')).toBe(accessibilityState.applicableCriteriaCount);
  expect(countRows('C') + countRows('NC') + countRows('NA')).toBe(106);
  expect(accessibilityLevel.startsWith('totalement')).toBe(countRows('NC') === 0);
});

it('the audit names axe only for criteria that axe has a rule for', () => {
  const tags = axe.getRules().flatMap((rule) => rule.tags);
  const axeRows = rows.filter(({ check }) => check.startsWith('axe'));
  expect(axeRows.length).toBeGreaterThan(20);
  for (const { number } of axeRows)
    expect(
      tags.some((tag) => tag.startsWith(`RGAA-${number}.`)),
      number,
    ).toBe(true);
});
