-- What the site shows of published articles and news: visitors ask the functions of 20261121102010_add_content_cover.sql
-- and read no table, or any condition could be put on a text of 200,000 characters (a pattern kept the database busy for
-- minutes).
create index content_public_idx on public.content (first_published_at desc, id)
  where status = 'published' and content_type in ('article', 'news');
