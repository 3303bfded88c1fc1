-- Preview links: they show an unpublished content for seven days. The table holds hashes, so a copy of it opens nothing.
-- Deleting the row revokes the link.
create table public.content_previews (
  id uuid not null default gen_random_uuid(),
  content_id uuid not null,
  token_hash bytea not null,
  made_by uuid,
  -- colleagues cannot read each other's profiles; the name stays when the account goes
  made_by_name text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  constraint content_previews_pkey primary key (id),
  constraint content_previews_token_hash_key unique (token_hash),
  constraint content_previews_content_id_fkey foreign key (content_id) references public.content (id) on delete cascade,
  constraint content_previews_made_by_fkey foreign key (made_by) references public.profiles (id) on delete set null
);

create index content_previews_content_id_idx on public.content_previews (content_id, created_at desc, id);
create index content_previews_made_by_idx on public.content_previews (made_by);
create index content_previews_expires_at_idx on public.content_previews (expires_at);

grant select (id, content_id, made_by, made_by_name, created_at, expires_at), delete
  on public.content_previews to authenticated;

alter table public.content_previews enable row level security;

insert into private.retention_policies (kind, retention_period, source, timestamp_column) values
  ('content_previews', '0', 'public.content_previews', 'expires_at');

-- Row security of content applies inside this subquery.
create policy "readers of a text see its preview links" on public.content_previews
  for select to authenticated
  using (exists (select from public.content where content.id = content_previews.content_id));

create policy "editors revoke preview links, others their own" on public.content_previews
  for delete to authenticated
  using (
    (select private.may_edit_all_content())
    or (
      made_by = (select auth.uid())
      and ((select private.has_permission('content_create')) or (select private.has_permission('content_draft')))
    )
  );

-- Returns whether an account may create links to a content: editors to any, authors to their own.
create function private.may_create_preview(account uuid, text_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.content where id = text_id and (
      private.account_has_permission(account, 'content_edit')
      or private.account_has_permission(account, 'content_manage')
      or (
        author_id = account
        and (private.account_has_permission(account, 'content_create') or private.account_has_permission(account, 'content_draft'))
      )
    )
  );
end
$$;

-- Creates a link and returns its token once. Three random UUIDs of 122 bits make the 256 bits, because PostgreSQL has no other
-- source without an extension.
create function private.make_preview(text_id uuid) returns table (token text, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  if not (private.has_passed_second_factor() and private.may_create_preview(private.active_account(), text_id)) then
    return;
  end if;
  perform private.consume_rate_limit('preview_link', auth.uid()::text);
  token := translate(
    encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'),
    '+/=', '-_'
  );
  insert into public.content_previews as preview_row (content_id, token_hash, made_by, made_by_name)
  values (
    text_id, sha256(convert_to(token, 'UTF8')),
    (select id from public.profiles where id = (select auth.uid())), private.current_user_name()
  )
  returning preview_row.expires_at into make_preview.expires_at;
  return next;
end
$$;

-- Returns the content of a link as its page shows it, or its address once it is online. A link stops when its creator loses the
-- right to create it. Only a token that opens nothing counts against the sender, which limits guessing.
create function private.previewed_text(token text) returns text[]
language plpgsql security definer set search_path = '' set timezone = 'Europe/Paris' as $$
declare
  answer jsonb;
begin
  -- 256 bits in base64
  if char_length(token) = 43 then
    select case
      when exists (select from private.online_content as online where online.id = content_row.id)
      then jsonb_build_object('moved_to', private.content_path(content_row.content_type, content_row.slug))
      else content_row.item || content_row.page || jsonb_build_object(
        'expires_at', link.expires_at,
        -- the date that the page would show
        'first_published_at', coalesce(
          (select original.first_published_at from public.content as original where original.id = content_row.copy_of),
          content_row.first_published_at, content_row.publish_at, now()
        )
      )
    end into answer
    from public.content_previews as link join private.content_items as content_row on content_row.id = link.content_id
    where link.token_hash = sha256(convert_to(token, 'UTF8')) and link.expires_at > now()
      and private.may_create_preview(link.made_by, content_row.id);
  end if;
  if answer is null then
    perform private.consume_rate_limit('preview', (select origin.address from private.read_request_origin() as origin));
    return '{}';
  end if;
  return array[answer::text];
end
$$;

-- Records links that a person created or revoked. A deleted content and retention leave no line.
create function private.record_preview_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  content_row record;
begin
  select coalesce(copy_of, id) as id, title into content_row
  from public.content where id = coalesce(new.content_id, old.content_id);
  if auth.uid() is not null and content_row.id is not null then
    perform private.record_activity(
      auth.uid(), case tg_op when 'INSERT' then 'preview' else 'preview_end' end, 'content', content_row.id, content_row.title
    );
  end if;
  return null;
end
$$;

create trigger record_activity after insert or delete on public.content_previews
  for each row execute function private.record_preview_activity();

select private.expose_function('make_preview');
select private.expose_function('previewed_text', 'anon, authenticated');
