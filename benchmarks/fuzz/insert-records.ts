import postgres from 'postgres';
import type { Collection } from '../../src/copy/collection.ts';
import { EVENING_START_TIME, toGuideDay, toGuideInstant } from '../../src/shared/lib/guide-day.ts';
import type { SampleGenerators, SampleText } from './records.ts';
import { createTally, extractRefusingRuleName, incrementReasonCount, type Tally } from './tally.ts';

const TABLES = [
  'content',
  'content_redirects',
  'media_library',
  'categories',
  'tags',
  'site_collections',
  'programmes',
  'site_settings',
];
const CREATED_AT = '2026-11-20T08:00:00Z';

/** Turns off triggers, checks and foreign keys, so that the database accepts almost any value. */
const DISABLE_CHECKS_SQL = `
  set session_replication_role = replica;
  do $$
  declare one record;
  begin
    for one in
      select conrelid::regclass as owner, conname from pg_constraint
      where (contype in ('c', 'x') or conname in ('content_slug_key', 'content_redirects_path_key'))
        and conrelid = any (array[${TABLES.map((table) => `'public.${table}'`)}]::regclass[])
    loop
      execute format('alter table %s drop constraint %I', one.owner, one.conname);
    end loop;
  end
  $$;
  alter table public.content alter column title drop not null, alter column content drop not null;
  alter table public.programmes alter column title drop not null;
`;

/** PostgreSQL stores no NUL and no lone surrogate. */
const removeUnstorableCharacters = (text: string) => text.replaceAll(/[\0\p{Cs}]/gu, '');

/** Returns title, content and slug of a text. One in twenty lacks title or content, one in four is nested too deep. */
function breakText({ title, content, slug }: SampleText, index: number) {
  const isNestedTooDeep = index % 4 === 3;
  if (isNestedTooDeep)
    return { title, content: `${'> - '.repeat(20 + (index % 300))}a`, slug: `boucle-${index}` };
  return { title: index % 40 === 1 ? null : title, content: index % 40 === 2 ? null : content, slug };
}

interface InsertOptions {
  databaseUrl: string;
  samples: SampleGenerators;
  collections: readonly Collection[];
  /** Files that exist in the storage. */
  media: readonly { id: string }[];
  count: number;
}

/** Inserts records without triggers, checks and foreign keys, as an older schema may have left them. */
export async function insertRecords(options: InsertOptions): Promise<Record<string, Tally>> {
  const { databaseUrl, samples, collections, media, count } = options;
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const tallies: Record<string, Tally> = {};
  const insert = async (kind: string, table: string, row: object) => {
    tallies[kind] ??= createTally();
    const columns = Object.keys(row).join(', ');
    const json = JSON.stringify(row, (_, value: unknown) =>
      typeof value === 'string' ? removeUnstorableCharacters(value) : value,
    );
    try {
      await sql.unsafe(
        `insert into public.${table} (${columns})
         select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
        [json],
      );
      tallies[kind].saved += 1;
    } catch (error) {
      incrementReasonCount(tallies[kind].refusals, extractRefusingRuleName(error as Error));
    }
  };
  try {
    await sql.unsafe(DISABLE_CHECKS_SQL);
    const lines = samples.lines(count);
    const jsonValues = samples.json(count);
    const pickLine = (index: number) => lines[index % lines.length] ?? '';
    const pickValue = (index: number) => jsonValues[index % jsonValues.length] ?? null;

    const mediaIds: string[] = media.map(({ id }) => id);
    for (let index = 0; index < 16; index += 1) {
      const id = crypto.randomUUID();
      const addresses = [
        'http://127.0.0.1:1/a.jpg',
        '/../../etc/passwd',
        pickLine(index),
        'file:///etc/passwd',
      ];
      await insert('media', 'media_library', {
        id,
        filename: `${index} ${pickLine(index)}`,
        original_filename: pickLine(index),
        alt_text: pickLine(index + 1),
        file_path: addresses[index % 4],
        mime_type: 'image/jpeg',
        media_type: 'image',
        file_size: -1,
        renditions: pickValue(index),
        focal_x: 900,
        color: pickLine(index),
        created_at: CREATED_AT,
      });
      mediaIds.push(id);
    }
    const categoryIds: string[] = [];
    for (let index = 0; index < 16; index += 1) {
      const id = crypto.randomUUID();
      const nameFields = { id, name: pickLine(index), slug: pickLine(index) };
      await insert('category', 'categories', { ...nameFields, description: '', position: index });
      await insert('tag', 'tags', nameFields);
      categoryIds.push(id);
    }

    const dates = [CREATED_AT, '0001-01-01T00:00:00Z', '-infinity', '4000-01-01T00:00:00Z BC'];
    const rows = samples.texts(Math.round(count * 0.8), 150_000).map((text, index) => ({
      ...text,
      ...breakText(text, index),
      id: crypto.randomUUID(),
      status: 'published',
      version: 1,
      published_at: CREATED_AT,
      first_published_at: dates[index % 60] ?? dates[0],
      created_at: CREATED_AT,
      updated_at: CREATED_AT,
      category_id: categoryIds[index % 32] ?? null,
      cover_media_id: mediaIds[index % 160] ?? null,
      autosaved_at: null,
      review_requested_by: '',
      review_note: '',
      review_note_by: '',
    }));
    for (const row of rows) await insert('text', 'content', row);
    // redirects in a circle: the address of each deeply nested text leads to the next one
    const loopingRows = rows.filter(({ slug }) => slug.startsWith('boucle-'));
    for (const [index, { slug, content_type }] of loopingRows.entries()) {
      const next = loopingRows[(index + 1) % Math.min(loopingRows.length, 30)];
      const path = `/${content_type === 'page' ? 'pages' : 'presse'}/${slug}`;
      const redirect = { id: crypto.randomUUID(), created_at: CREATED_AT, content_id: next?.id };
      await insert('redirect', 'content_redirects', { ...redirect, path });
      await insert('redirect', 'content_redirects', {
        ...redirect,
        id: crypto.randomUUID(),
        path: pickLine(index),
      });
    }

    for (const [index, { key }] of collections.entries()) {
      const row = { label: pickLine(index), value: pickValue(index), version: 1, updated_at: CREATED_AT };
      await insert('collection', 'site_collections', { ...row, key: `${pickLine(index)}${index}` });
      if (index % 5 > 0) continue;
      await sql`delete from public.site_collections where key = ${key}`;
      await insert('collection', 'site_collections', { ...row, key });
    }

    const eveningStart = toGuideInstant(toGuideDay(Date.now()), EVENING_START_TIME);
    for (let index = 0; index < Math.round(count * 0.1); index += 1) {
      const startsAt = new Date(eveningStart + index * 60_000).toISOString();
      await insert('programme', 'programmes', {
        id: crypto.randomUUID(),
        channel: index % 3 === 0 ? pickLine(index) : 'hivowood',
        starts_at: startsAt,
        ends_at: ['infinity', '-infinity', startsAt][index % 3],
        title: index % 7 === 0 ? null : pickLine(index),
        kind: pickLine(index + 1),
        summary: pickLine(index + 2).repeat(40),
        highlight: false,
        version: 1,
        updated_at: startsAt,
      });
    }
    await sql`update public.site_settings set
      title = ${removeUnstorableCharacters(pickLine(3))}, address = ${removeUnstorableCharacters(pickLine(4))},
      email = ${removeUnstorableCharacters(pickLine(5))}, facebook = 'javascript:alert(1)'`;
  } finally {
    await sql.end();
  }
  return tallies;
}
