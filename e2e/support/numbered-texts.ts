import type { Sql } from 'postgres';

/** Publishes 80 texts of three types, « Série 1 » to « Série 80 », each a day older than the one before. */
export async function publishNumberedTexts(sql: Sql): Promise<void> {
  await sql`
    insert into public.content (title, slug, content, content_type, status, published_at, category_id)
    select 'Série ' || number, 'serie-' || number, 'Un texte.',
      (array['article', 'news', 'article', 'page'])[1 + number % 4]::public.content_type, 'published', now(),
      case when number % 5 > 0 then (select id from public.categories order by id offset number % 10 limit 1) end
    from generate_series(1, 80) as number`;
  // a trigger would keep the current dates
  await sql`alter table public.content disable trigger user`;
  await sql`
    update public.content set first_published_at = now() - split_part(slug, '-', 2)::int * interval '1 day'
    where slug like 'serie-%'`;
  await sql`alter table public.content enable trigger user`;
}
