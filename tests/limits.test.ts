import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as options from '@/content/site/forms/options';
import { limits } from '@/shared/config/limits';

const migrations = globSync('supabase/migrations/*.sql')
  .sort()
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const definitionOf = (table: string) =>
  new RegExp(`create (?:unlogged )?table public\\.${table} \\(([\\s\\S]*?)\\n\\);`).exec(migrations)?.[1] ??
  '';

/** The number in `char_length(column) <= N` of a table's definition. */
function databaseLimit(table: string, column: string): number {
  return Number(new RegExp(`char_length\\(${column}\\) <= (\\d+)`).exec(definitionOf(table))?.[1]);
}

/** The values in `check (column in (…))` of a table's definition. */
function databaseChoices(table: string, column: string): string[] {
  const list =
    new RegExp(`check \\(${column} in \\(([\\s\\S]*?)\\n {2}\\)\\)`).exec(definitionOf(table))?.[1] ?? '';
  return [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) => value.replaceAll("''", "'"));
}

test('forms and database agree on the longest texts', () => {
  expect(databaseLimit('newsletter_subscriptions', 'email')).toBe(limits.email);
  for (const [table, columns] of Object.entries({
    contact_messages: limits.contact,
    business_contacts: limits.business,
    press_contacts: limits.press,
    job_applications: limits.job,
  })) {
    expect(databaseLimit(table, 'email'), table).toBe(limits.email);
    for (const [column, limit] of Object.entries(columns)) {
      expect(databaseLimit(table, column), `${table}.${column}`).toBe(limit);
    }
  }
  expect(databaseLimit('roles', 'label')).toBe(limits.role.label);
  expect(databaseLimit('roles', 'description')).toBe(limits.role.description);
  for (const [table, columns] of Object.entries({
    categories: limits.category,
    tags: limits.tag,
    site_settings: { ...limits.settings, email: limits.email },
  })) {
    for (const [column, limit] of Object.entries(columns)) {
      expect(databaseLimit(table, column), `${table}.${column}`).toBe(limit);
    }
  }
  for (const table of ['profiles', 'business_contacts', 'press_contacts', 'job_applications']) {
    expect(databaseLimit(table, 'first_name'), table).toBe(limits.personName);
    expect(databaseLimit(table, 'last_name'), table).toBe(limits.personName);
  }
});

test.each([
  ['business_contacts', 'subject', options.businessSubjects],
  ['business_contacts', 'budget', ['', ...options.budgets]],
  ['business_contacts', 'time_slot', ['', ...options.timeSlots]],
  ['press_contacts', 'media', options.mediaTypes],
  ['press_contacts', 'type', ['', ...options.pressRequestTypes]],
  ['job_applications', 'department', ['', ...options.departments, ...options.offerDepartments]],
  ['job_applications', 'experience', ['', ...options.experienceLevels]],
  ['job_applications', 'education', ['', ...options.educationLevels]],
  ['job_applications', 'salary', ['', ...options.salaries]],
] as const)('forms and database agree on the choices of %s.%s', (table, column, choices) => {
  expect(databaseChoices(table, column)).toEqual(choices);
});

test('searches and database agree on the longest one', () => {
  expect(/char_length\(words\) > (\d+)/.exec(migrations)?.[1]).toBe(String(limits.search));
});

test('forms and database agree on the days ahead and on the size of a CV', () => {
  const days = [...migrations.matchAll(/::date \+ (\d+)/g)].map(([, number]) => Number(number));
  expect(days).toHaveLength(4);
  expect(new Set(days)).toEqual(new Set([limits.daysAhead]));
  expect(/'cv', 'cv', false, (\d+),/.exec(migrations)?.[1]).toBe(String(limits.cvBytes));
});
