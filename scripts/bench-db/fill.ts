import type postgres from 'postgres';
import { people } from './people.ts';

/** The tables that grow without end; each gets the asked number of rows, the TV guide at most a year of them. */
export const bigTables = [
  'profiles',
  'content',
  'content_bin',
  'media_library',
  'media_bin',
  'activity_log',
  'contact_messages',
  'business_contacts',
  'press_contacts',
  'job_applications',
  'newsletter_subscriptions',
  'programmes',
] as const;

/** Row number `g`, from 1, as a stable identifier; `kind` keeps the tables apart. */
const id = (kind: number | string) => `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(g), 12, '0'))::uuid`;
/** Newest first, one every 37 seconds, three at the same second: a page must not lose ties. */
const moment = `date_trunc('second', now()) - (g / 3) * interval '37 seconds'`;
/** A common word, a less common one, and one that stands on a single row. */
const words = `(array['Reportage', 'Reportage', 'Portrait', 'Annonce'])[1 + g % 4] || ' de ' ||
  (array['Dakar', 'Abidjan', 'Lomé', 'Kinshasa', 'Douala', 'Cotonou', 'Bamako'])[1 + g % 7] || ' ' || left(md5(g::text), 8)`;
/** What is rare is old, where a walk from the newest comes last: one row in a thousand. */
const rare = `g > $2::int * 0.999`;
const status = `(case when ${rare} then 'archived' when g % 10 = 0 then 'draft' else 'published' end)`;
/** Two hundred authors, the people of the bench among them; the contributor (5) has written little: lately, and long ago. */
const staff = `('00000000-0000-4000-8000-' || lpad(to_hex(
    case when g <= 30 or g > $2::int * 0.95 and g % 1000 = 4 then 5 when g % 200 = 4 then 6 else 1 + g % 200 end
  ), 12, '0'))::uuid`;
/** What staff made of a submission: nearly all is given and done; one in a hundred is late, what is nobody's is rare. */
const handling = `case when g % 100 = 1 then 'new' else 'done' end, case when not (${rare}) then ${staff} end,
      case when g % 100 = 1 then (${moment})::date + 3 end`;
const file = `'1763712345678-fichier-' || g || '.jpg'`;
const email = `'personne.' || g || '@exemple.com'`;
const first = `(array['Awa', 'Koffi', 'Aminata', 'Yao', 'Fatou', 'Jean', 'Adjoa'])[1 + g % 7]`;
const last = `(array['Diallo', 'Koné', 'Traoré', 'Mensah', 'Ndiaye'])[1 + g % 5] || ' ' || left(md5(g::text), 8)`;

const inserts: Record<(typeof bigTables)[number], string> = {
  profiles: `insert into public.profiles (id, first_name, last_name, email, created_at, confirmed_at, suspended_at)
    select id, raw_user_meta_data ->> 'first_name', raw_user_meta_data ->> 'last_name', email, created_at, created_at,
      case when created_at <= (select min(created_at) + (max(created_at) - min(created_at)) * 0.001 from auth.users) then created_at end
    from auth.users where id not in (select id from public.profiles)`,
  content: `insert into public.content
      (id, title, slug, content, excerpt, status, content_type, author_id, published_at, first_published_at, created_at,
        updated_at, review_requested_at)
    select ${id(1)}, ${words}, 'texte-' || g, repeat('Un paragraphe du texte. ', 12), 'Deux phrases.',
      ${status}::public.content_status,
      (array['article', 'news', 'article', 'page'])[1 + g % 4]::public.content_type, ${staff},
      case when ${status} = 'published' then ${moment} end, case when ${status} = 'published' then ${moment} end,
      ${moment}, ${moment}, case when ${status} = 'draft' and g % 1000 = 10 then ${moment} end
    from generate_series($1::int, $2::int) as g`,
  content_bin: `insert into public.content_bin (id, title, slug, status, content_type, deleted_by, deleted_at, kept)
    select ${id(9)}, ${words}, 'texte-' || g, 'draft', 'article', ${staff}, ${moment}, '{}'
    from generate_series($1::int, $2::int) as g`,
  media_library: `insert into public.media_library
      (id, filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by, alt_text, created_at)
    select ${id(2)}, ${file}, ${words} || '.jpg', 'https://exemple.com/storage/v1/object/public/media/uploads/' || ${file},
      'image/jpeg', 1000 + g % 900000,
      (case when ${rare} then 'audio' when g % 10 = 0 then 'video' else 'image' end)::public.media_type,
      ${staff}, case when g % 3 = 0 then ${words} end, ${moment}
    from generate_series($1::int, $2::int) as g`,
  media_bin: `insert into public.media_bin
      (id, filename, original_filename, file_path, file_size, media_type, deleted_by, deleted_at, kept, search_text)
    select ${id('a')}, 'b' || ${file}, ${words} || '.jpg', 'https://exemple.com/' || ${file}, 1000 + g % 900000, 'image', ${staff},
      ${moment}, '{}', lower(${words})
    from generate_series($1::int, $2::int) as g`,
  activity_log: `insert into public.activity_log
      (id, actor, actor_name, action, type, target_id, target_label, created_at)
    select ${id(3)}, ${staff}, ${first}, (array['create', 'update', 'publish'])[1 + g % 3],
      (case when ${rare} then 'settings' when g % 10 = 0 then 'media' else 'content' end)::public.activity_type,
      ${id(1)}, ${words}, ${moment}
    from generate_series($1::int, $2::int) as g`,
  contact_messages: `insert into public.contact_messages
      (id, name, email, subject, message, created_at, status, assignee, due_on)
    select ${id(4)}, ${first} || ' ' || ${last}, ${email}, 'Une question', 'Bonjour, une question.', ${moment}, ${handling}
    from generate_series($1::int, $2::int) as g`,
  business_contacts: `insert into public.business_contacts
      (id, first_name, last_name, email, company, subject, message, created_at, status, assignee, due_on)
    select ${id(5)}, ${first}, ${last}, ${email}, 'Société ' || g % 5000, 'Licensing', 'Bonjour, une demande.', ${moment}, ${handling}
    from generate_series($1::int, $2::int) as g`,
  press_contacts: `insert into public.press_contacts
      (id, first_name, last_name, email, media, message, created_at, status, assignee, due_on)
    select ${id(6)}, ${first}, ${last}, ${email}, 'Radio', 'Bonjour, une interview.', ${moment}, ${handling}
    from generate_series($1::int, $2::int) as g`,
  job_applications: `insert into public.job_applications
      (id, first_name, last_name, email, motivation, gdpr_consent, created_at, status, assignee, due_on)
    select ${id(7)}, ${first}, ${last}, ${email}, 'Madame, Monsieur,', true, ${moment}, ${handling}
    from generate_series($1::int, $2::int) as g`,
  newsletter_subscriptions: `insert into public.newsletter_subscriptions
      (id, email, is_active, subscribed_at, unsubscribed_at)
    select ${id(8)}, ${email}, not (${rare}), ${moment}, case when ${rare} then ${moment} end
    from generate_series($1::int, $2::int) as g`,
  // four channels, forty programmes a day, from three weeks ago
  programmes: `insert into public.programmes (id, channel, starts_at, ends_at, title, kind, summary)
    select gen_random_uuid(), (array['hivowood', 'obouo-tv', 'inspiration', 'marmite'])[1 + g % 4], starts_at,
      starts_at + interval '36 minutes', ${words}, 'Magazine', 'Deux phrases de résumé.'
    from generate_series($1::int, least($2::int, 58400)) as g cross join lateral (
      select date_trunc('day', now()) - interval '21 days' + (g / 4) * interval '36 minutes' as starts_at
    ) as slot`,
};

const accounts = `insert into auth.users (id, email, aud, role, raw_user_meta_data, created_at, updated_at)
  select ('00000000-0000-4000-8000-' || lpad(to_hex(g), 12, '0'))::uuid, ${email}, 'authenticated', 'authenticated',
    jsonb_build_object('first_name', ${first}, 'last_name', ${last}), ${moment}, ${moment}
  from generate_series($1::int, $2::int) as g`;

/** Building an index once costs far less than keeping it up over a million inserts. */
async function withoutIndexes(sql: postgres.Sql, work: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any (${bigTables.map((table) => `public.${table}`)}::regclass[])
      and not indisprimary and not exists (select from pg_constraint where conindid = indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await sql.unsafe(definition);
}

/** Fills every big table with rows `from` to `to`, past triggers and row security, then settles statistics. */
export async function fill(
  sql: postgres.Sql,
  from: number,
  to: number,
  say: (line: string) => void,
): Promise<void> {
  await sql.unsafe(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  await withoutIndexes(sql, async () => {
    await sql.unsafe(accounts, [from, to]);
    for (const table of bigTables) {
      const started = performance.now();
      await sql.unsafe(inserts[table], table === 'profiles' ? [] : [from, to]);
      say(`${table}: rows ${from} to ${to} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    say('indexes…');
  });
  await sql.unsafe('set session_replication_role = origin');
  await sql`
    insert into public.user_roles (user_id, role)
    select * from unnest(${Object.values(people)}::uuid[], ${Object.keys(people)}::text[])
    on conflict do nothing`;
  for (const table of bigTables) await sql.unsafe(`vacuum (analyze) public.${table}`);
  await sql.unsafe('analyze');
}
