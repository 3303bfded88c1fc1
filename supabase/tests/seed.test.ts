import { beforeAll, expect, it } from 'vitest';
import { readDefaultArticles } from '../../build/read-articles.ts';
import { importArticles } from '../../scripts/lib/operate/import-articles.ts';
import { demoAccounts } from '../local/demo-accounts.ts';
import { getOnlyRow } from './support/database.ts';
import { openScratchDatabase, runFileAsPostgres } from './support/scratch-database.ts';

const sql = await openScratchDatabase();
beforeAll(() => runFileAsPostgres(sql, 'seed.sql'));

// tests/integration/restore.test.ts signs in with each account
it('the seed creates the demo accounts with their roles', async () => {
  const rows = await sql`
    select profiles.email, user_roles.role from public.profiles
    left join public.user_roles on user_id = profiles.id
    where profiles.email like '%@demo.obouo.example' order by profiles.email`;
  const expected = demoAccounts.map(({ email, role }) => ({ email, role }));
  expect(rows).toEqual(expected.sort((a, b) => a.email.localeCompare(b.email)));
});

it('each role has the number of holders that the specification states', async () => {
  const rows = await sql`
    select role, count(*)::int as holders from public.user_roles join public.profiles on profiles.id = user_id
    where email not like '%@test.obouo.example' group by role order by role`;
  expect(rows).toEqual([
    { role: 'admin', holders: 2 },
    { role: 'contributor', holders: 1 },
    { role: 'editor', holders: 5 },
    { role: 'moderator', holders: 3 },
    { role: 'super_admin', holders: 1 },
  ]);
});

it('the texts have every status and type within the last sixty days', async () => {
  const rows = await sql`
    select count(distinct status)::int as statuses, count(distinct content_type)::int as types,
      count(distinct author_id)::int as authors, count(distinct created_at::date)::int > 8 as spread,
      bool_and(created_at between now() - interval '60 days' and now()) as recent,
      bool_and(coalesce(published_at, created_at) between created_at and now()) as in_order
    from public.content`;
  expect(getOnlyRow(rows)).toEqual({
    statuses: 3,
    types: 3,
    authors: 4,
    spread: true,
    recent: true,
    in_order: true,
  });
});

it('published texts have past dates', async () => {
  const rows = await sql`
    select bool_and(published_at < now() - interval '1 day') as dated from public.content where status = 'published'`;
  expect(getOnlyRow(rows)).toEqual({ dated: true });
});

it('the seed leaves every trigger enabled', async () => {
  const disabledTriggers = await sql`
    select tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and tgenabled <> 'O'`;
  expect(disabledTriggers).toEqual([]);
});

it('the seed has ten categories and ten tags, all in use', async () => {
  const rows = await sql`
    select
      (select count(*)::int from public.categories) as categories,
      (select count(*)::int from public.categories where parent_id is null) as top,
      (select count(*)::int from public.tags) as tags,
      (select count(distinct tag_id)::int from public.content_tags) as used,
      (select bool_and(category_id is not null) from public.content) as all_categorised`;
  expect(getOnlyRow(rows)).toEqual({ categories: 10, top: 5, tags: 10, used: 10, all_categorised: true });
});

it('a second run changes nothing and keeps edits', async () => {
  await sql`update public.content set title = 'Titre retouché' where slug = 'charte-editoriale'`;
  const before = await loadSnapshot();
  await runFileAsPostgres(sql, 'seed.sql');
  expect(await loadSnapshot()).toEqual(before);
});

async function loadSnapshot() {
  const rows = await sql`
    select
      (select jsonb_agg(to_jsonb(u) order by u.id) from auth.users as u) as users,
      (select jsonb_agg(to_jsonb(i) order by i.id) from auth.identities as i) as identities,
      (select jsonb_agg(to_jsonb(p) order by p.id) from public.profiles as p) as profiles,
      (select jsonb_agg(to_jsonb(r) order by r.id) from public.user_roles as r) as roles,
      (select jsonb_agg(to_jsonb(c) order by c.id) from public.content as c) as content,
      (select jsonb_agg(to_jsonb(a) order by a.id) from public.activity_log as a) as activity,
      (select jsonb_agg(to_jsonb(k) order by k.id) from public.categories as k) as categories,
      (select jsonb_agg(to_jsonb(t) order by t.id) from public.tags as t) as tags,
      (select jsonb_agg(to_jsonb(l) order by l.content_id, l.tag_id) from public.content_tags as l) as tagged`;
  return getOnlyRow(rows);
}

it('the demo data and the imported articles have the fifteen categories of the specification', async () => {
  await sql.begin((tx) => importArticles(tx, readDefaultArticles(), { writesJournal: false }));
  const rows = await sql`select count(*)::int as categories from public.categories`;
  expect(getOnlyRow(rows)).toEqual({ categories: 15 });
});
