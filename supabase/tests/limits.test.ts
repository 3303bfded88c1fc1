import { afterAll, describe, expect, it } from 'vitest';
import { MEDIA_MAX_BYTES, mediaFormats, mediaLimits } from '../../src/admin/config/media.ts';
import { groupName, siteUrl } from '../../src/content/brand.ts';
import { contactEmail, contactPhone, headAddress, socialLinks } from '../../src/content/site/directory.ts';
import * as options from '../../src/content/site/forms/options.ts';
import { homeSeo } from '../../src/content/site/pages/home.ts';
import { limits } from '../../src/shared/config/limits.ts';
import { connect } from './support/database.ts';

const sql = connect();
afterAll(() => sql.end());

/** What each table of public asks of a row, in the catalogue's words. */
const checks = new Map(
  (
    await sql<{ table: string; rules: string }[]>`
      select relname as table, string_agg(pg_get_constraintdef(pg_constraint.oid), ' ') as rules
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where connamespace = 'public'::regnamespace and contype = 'c' group by relname`
  ).map(({ table, rules }) => [table, rules]),
);

const longest = (table: string, column: string) =>
  Number(new RegExp(`char_length\\("?${column}"?\\) <= (\\d+)`).exec(checks.get(table) ?? '')?.[1]);

function choicesOf(table: string, column: string): string[] {
  const list = new RegExp(`\\(${column} = ANY \\(ARRAY\\[(.*?)\\]\\)\\)`).exec(checks.get(table) ?? '')?.[1];
  return [...(list ?? '').matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = '']) =>
    value.replaceAll("''", "'"),
  );
}

const person = { first_name: limits.personName, last_name: limits.personName };
const columns = Object.entries({
  contact_messages: { ...limits.contact, email: limits.email },
  business_contacts: { ...limits.business, ...person, email: limits.email },
  press_contacts: { ...limits.press, ...person, email: limits.email },
  job_applications: { ...limits.job, ...person, email: limits.email },
  newsletter_subscriptions: { email: limits.email },
  profiles: person,
  roles: limits.role,
  categories: limits.category,
  tags: limits.tag,
  programmes: limits.programme,
  letters: limits.letter,
  content: limits.content,
  site_settings: { ...limits.settings, email: limits.email },
  media_library: {
    ...{ alt_text: mediaLimits.altText, caption: mediaLimits.caption, credit: mediaLimits.credit },
    original_filename: mediaLimits.originalFilename,
  },
}).flatMap(([table, sizes]) => Object.entries(sizes).map(([column, limit]) => ({ table, column, limit })));

describe('screens and database agree', () => {
  it.each(columns)('on the longest $table: $column', ({ table, column, limit }) => {
    expect(longest(table, column)).toBe(limit);
  });

  it.each([
    ['business_contacts', 'subject', options.businessSubjects],
    ['business_contacts', 'budget', ['', ...options.budgets]],
    ['business_contacts', 'time_slot', ['', ...options.timeSlots]],
    ['press_contacts', 'media', options.mediaTypes],
    ['press_contacts', 'type', ['', ...options.pressRequestTypes]],
    ['job_applications', 'department', ['', ...options.departments, ...options.offerDepartments]],
    ['job_applications', 'experience', ['', ...options.experienceLevels]],
    ['job_applications', 'education', ['', ...options.educationLevels]],
    ['job_applications', 'salary', ['', ...options.salaries]],
  ] as const)('on the choices of %s.%s', (table, column, choices) => {
    expect(choicesOf(table, column)).toEqual(choices);
  });

  it('on the longest search', async () => {
    const [found] = await sql`select pg_get_functiondef('private.search_pattern'::regproc) as words`;
    expect(/char_length\(words\) > (\d+)/.exec(found?.words)?.[1]).toBe(String(limits.search));
  });

  it.each([
    ['business_contacts', 'appointment_date'],
    ['press_contacts', 'deadline'],
    ['press_contacts', 'interview_date'],
    ['job_applications', 'availability'],
  ])('on the days ahead of %s.%s', (table, column) => {
    const [, days] = new RegExp(`\\(${column} <= [^+]*::date \\+ (\\d+)`).exec(checks.get(table) ?? '') ?? [];
    expect(days).toBe(String(limits.daysAhead));
  });

  it('on the sizes and the types of files', async () => {
    const buckets =
      await sql`select id, file_size_limit::int, allowed_mime_types from storage.buckets order by id`;
    expect(buckets).toMatchObject([
      { id: 'cv', file_size_limit: limits.cvBytes },
      {
        id: 'media',
        file_size_limit: MEDIA_MAX_BYTES,
        allowed_mime_types: Object.values(mediaFormats).map(({ mime }) => mime),
      },
    ]);
    expect(/\\\.\(([a-z0-9|]+)\)\$'/.exec(checks.get('media_library') ?? '')?.[1]).toBe(
      Object.keys(mediaFormats).join('|'),
    );
  });

  it('on the settings of a site that nobody changed, so that applying them moves nothing', async () => {
    const defaults = await sql`
      select attname as column, pg_get_expr(adbin, adrelid) as words
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where adrelid = 'public.site_settings'::regclass`;
    const texts = Object.fromEntries(
      defaults.map(({ column, words }) => [column, /^'(.*)'::text$/.exec(words)?.[1]]),
    );
    expect(texts).toMatchObject({
      title: groupName,
      description: homeSeo.description,
      url: siteUrl,
      email: contactEmail,
      phone: contactPhone,
      address: headAddress,
      ...Object.fromEntries(socialLinks.map(({ key, href }) => [key, href])),
    });
  });
});
