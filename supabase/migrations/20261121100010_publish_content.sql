-- The site shows published articles and news. It always asks with the visitor's key, so this policy also serves people
-- who are signed in; who wrote a text and how often it was saved stay inside.
grant select (id, title, slug, content, excerpt, status, content_type, published_at, first_published_at)
  on public.content to anon;

-- Visitors read what is published as an article or news; pages, drafts and archives never leave the database.
create policy "visitors read published articles and news" on public.content
  for select to anon
  using (status = 'published' and content_type in ('article', 'news'));

create index content_public_idx on public.content (first_published_at desc, id)
  where status = 'published' and content_type in ('article', 'news');
