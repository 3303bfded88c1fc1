-- The media screen finds files by name and description, filters and orders them, at any size.
create extension if not exists pg_trgm with schema extensions;

alter table public.media_library
  -- as one types it: no capital, no accent (src/admin/media/media-list-params.ts folds the same way)
  add column search_text text not null generated always as (
    lower(
      regexp_replace(
        normalize(original_filename || ' ' || coalesce(alt_text, ''), nfd), '[\u0300-\u036f]', '', 'g'
      )
    )
  ) stored;

create index media_library_search_text_trgm_idx on public.media_library
  using gin (search_text extensions.gin_trgm_ops);

-- Each order, with and without a type; the newest and the oldest first share the index of the dates.
create index media_library_name_idx on public.media_library (original_filename, id);
create index media_library_media_type_name_idx on public.media_library (media_type, original_filename, id);
create index media_library_file_size_idx on public.media_library (file_size desc, id);
create index media_library_media_type_file_size_idx on public.media_library (media_type, file_size desc, id);

-- Pictures nobody has described yet.
create index media_library_undescribed_idx on public.media_library (created_at desc, id)
  where media_type = 'image' and alt_text is null;
