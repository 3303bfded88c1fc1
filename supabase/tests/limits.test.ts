import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { core, toJSONSchema } from 'zod/mini';
import { MEDIA_MAX_BYTES, mediaFormats, mediaTextLimits } from '../../src/admin/config/media.ts';
import { contentFields } from '../../src/copy/admin/content-fields.ts';
import { groupName, siteUrl } from '../../src/copy/brand.ts';
import {
  defaultContactEmail,
  defaultContactPhone,
  defaultHeadOfficeAddress,
  defaultSocialLinks,
} from '../../src/copy/directory.ts';
import { defaultSettings } from '../../src/copy/site-settings.ts';
import { emailPattern, inputLimits } from '../../src/shared/lib/limits.ts';
import { openConnection } from './support/database.ts';

const sql = openConnection();

/** Checks of each public table, as the catalogue prints them. */
const tableChecks = await sql<{ table: string; rules: string }[]>`
  select relname as table, string_agg(pg_get_constraintdef(pg_constraint.oid), ' ') as rules
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where connamespace = 'public'::regnamespace and contype = 'c' group by relname`;
const checks = new Map(tableChecks.map(({ table, rules }) => [table, rules]));

/** Columns that a visitor may write. */
const visitorColumns = await sql<{ table: string; column: string; type: string }[]>`
  select relname as table, attname as column, format_type(atttypid, null) as type
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    and has_column_privilege('anon', attrelid, attnum, 'insert')`;

/** Finds 80 in a check such as `char_length(name) <= 80`. */
const findMaxLength = (table: string, column: string) => {
  const rule = new RegExp(`char_length\\("?${column}"?\\) <= (\\d+)`).exec(checks.get(table) ?? '');
  return rule ? Number(rule[1]) : undefined;
};

/** Finds a and b in a check such as `(kind = ANY (ARRAY['a'::text, 'b'::text]))`. */
function parseChoices(table: string, column: string): string[] | undefined {
  const list = new RegExp(`\\(${column} = ANY \\(ARRAY\\[(.*?)\\]\\)\\)`).exec(checks.get(table) ?? '')?.[1];
  const values = list?.matchAll(/'((?:[^']|'')*)'::text/g);
  return values && Array.from(values, ([, value = '']) => value.replaceAll("''", "'"));
}

/** Forms of the site: the name of a form's folder is the start of its table's name. */
const forms = readdirSync('src/site/forms', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    table: visitorColumns.find(({ table }) => table.startsWith(name.replaceAll('-', '_')))?.table ?? '',
  }));

const modules = import.meta.glob<Record<string, object>>('/src/site/forms/*/*-{schema.ts,dialog.tsx}', {
  eager: true,
});

/** Returns the validation schemas of a form: exports of its modules, or properties of an exported object. */
const findSchemas = (form: string) =>
  Object.entries(modules)
    .filter(([file]) => file.includes(`/${form}/`))
    .flatMap(([, exported]) => Object.values(exported))
    .flatMap((exportedValue) => [exportedValue, ...Object.values(exportedValue)])
    .filter((candidate) => candidate instanceof core.$ZodObject);

/** Returns the maximum length or the options of each limited field. */
const readLimits = (schema: core.$ZodObject) =>
  Object.fromEntries(
    Object.entries(toJSONSchema(schema).properties ?? {}).map(([field, rule]) => {
      const { enum: choices, maxLength } = rule as { enum?: string[]; maxLength?: number };
      return [field, choices ?? maxLength];
    }),
  );

const contentLimits = Object.fromEntries(
  Object.entries(contentFields).flatMap(([name, field]) =>
    'maxLength' in field ? [[name, field.maxLength]] : [],
  ),
);

const columns = Object.entries({
  profiles: { first_name: inputLimits.personName, last_name: inputLimits.personName },
  roles: inputLimits.role,
  categories: inputLimits.category,
  tags: inputLimits.tag,
  programmes: inputLimits.programme,
  campaigns: inputLimits.campaign,
  newsletter_subscriptions: { email: inputLimits.email },
  content: { ...contentLimits, review_note: inputLimits.reviewNote },
  site_settings: {
    ...inputLimits.settings,
    email: inputLimits.email,
    phone: inputLimits.phone,
  },
  media_library: {
    alt_text: mediaTextLimits.altText,
    caption: mediaTextLimits.caption,
    credit: mediaTextLimits.credit,
    licence: mediaTextLimits.licence,
    original_filename: mediaTextLimits.originalFilename,
  },
}).flatMap(([table, sizes]) => Object.entries(sizes).map(([column, limit]) => ({ table, column, limit })));

describe('screens and database agree', () => {
  it.each([
    'awa@example.org',
    'a@b.c',
    'prénom.nom+lettre@médias.example',
    'a@b.c.d',
    "o'neil@x-y.fr",
    'awa@example',
    'awa@localhost',
    'awa@.org',
    'awa@example..org',
    'awa',
    '@b.c',
    'a@b@c.d',
    'a,b@c.d',
    'a b@c.d',
  ])('about the e-mail address %j', async (address) => {
    const [row] = await sql`select private.is_email_address(${address}) as accepted`;
    expect(row?.accepted).toBe(emailPattern.test(address));
  });

  it.each(columns)('on the maximum length of the column $column of $table', ({ table, column, limit }) => {
    expect(findMaxLength(table, column)).toBe(limit);
  });

  // The newsletter form is one native input without a schema.
  it.each(forms.filter(({ name }) => name !== 'newsletter'))(
    'on the maximum lengths and the choices of the form $name of table $table',
    ({ name, table }) => {
      const limitsOfSchemas = findSchemas(name).map(readLimits);
      expect(limitsOfSchemas).not.toEqual([]);
      for (const fieldLimits of limitsOfSchemas) {
        const formColumns = visitorColumns.filter((one) => one.table === table && one.column in fieldLimits);
        const limits = formColumns.map(({ column }) => [
          column,
          parseChoices(table, column) ?? findMaxLength(table, column),
        ]);
        expect(fieldLimits).toEqual(Object.fromEntries(limits));
      }
    },
  );

  it('on the longest search', async () => {
    const [row] = await sql`select pg_get_functiondef('private.split_search_words'::regproc) as definition`;
    expect(/char_length\(words\) > (\d+)/.exec(row?.definition)?.[1]).toBe(String(inputLimits.search));
  });

  it.each(visitorColumns.filter(({ type }) => type === 'date'))(
    'on the latest date of $table: $column',
    ({ table, column }) => {
      // `(availability <= ((…)::date + 3660))` → "3660"
      const [, days] =
        new RegExp(`\\(${column} <= [^+]*::date \\+ (\\d+)`).exec(checks.get(table) ?? '') ?? [];
      expect(days).toBe(String(inputLimits.daysAhead));
    },
  );

  it('on the sizes and the types of files', async () => {
    const buckets =
      await sql`select id, file_size_limit::int, allowed_mime_types from storage.buckets order by id`;
    expect(buckets).toMatchObject([
      { id: 'cv', file_size_limit: inputLimits.cvBytes },
      {
        id: 'media',
        file_size_limit: MEDIA_MAX_BYTES,
        allowed_mime_types: Object.values(mediaFormats).map(({ mime }) => mime),
      },
    ]);
    const [row] = await sql`select pg_get_functiondef('private.is_media_filename'::regproc) as definition`;
    // `…\.(jpg|png|pdf)$'` → "jpg|png|pdf"
    expect(/\\\.\(([a-z0-9|]+)\)\$'/.exec(row?.definition)?.[1]).toBe(Object.keys(mediaFormats).join('|'));
  });

  it('on the default settings', async () => {
    const defaults = await sql`
      select attname as column, pg_get_expr(adbin, adrelid) as expression
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where adrelid = 'public.site_settings'::regclass`;
    // `'Un titre'::text` → "Un titre"
    const texts = Object.fromEntries(
      defaults.map(({ column, expression }) => [column, /^'(.*)'::text$/.exec(expression)?.[1]]),
    );
    expect(texts).toMatchObject({
      title: groupName,
      description: defaultSettings.description,
      url: siteUrl,
      email: defaultContactEmail,
      phone: defaultContactPhone,
      address: defaultHeadOfficeAddress,
      ...defaultSocialLinks,
    });
  });
});
