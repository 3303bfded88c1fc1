-- A word that most rows hold took up to a second to count. The screen counts a search to a ceiling, as on the other lists;
-- without one it is exact, for the export, which reads every row anyway.
drop function public.count_submissions(text[], text, text, timestamptz, timestamptz);
drop function private.count_submissions(text, text, text, timestamptz, timestamptz);

create function private.count_submissions(
  sources text[], words text, state text, since timestamptz, before timestamptz, ceiling integer
) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  source text;
  dated text;
  found text;
  held bigint;
  total bigint := 0;
begin
  if not (select private.has_permission('all')) then
    raise exception 'only super admins read submissions' using errcode = '42501';
  end if;
  if cardinality(sources) > 5 then
    raise exception 'there are five lists of submissions' using errcode = '22023';
  end if;
  foreach source in array coalesce(sources, '{}') loop
    dated := case source when 'newsletter_subscriptions' then 'subscribed_at' else 'created_at' end;
    found := private.submission_filter(source, words, state, since, before);
    execute case
      when ceiling is null then 'select count(*) ' || found
      -- in the order of the list, so that its index is walked until enough are found
      else format('select count(*) from (select %s order by %I desc, id limit %s) as counted', found, dated, ceiling)
    end into held;
    total := total + held;
  end loop;
  return total;
end
$$;

create function public.count_submissions(
  sources text[], words text default null, state text default null, since timestamptz default null,
  before timestamptz default null, ceiling integer default null
) returns bigint
language sql stable set search_path = '' as $$
  select private.count_submissions(sources, words, state, since, before, ceiling)
$$;

revoke execute on function
  private.count_submissions(text[], text, text, timestamptz, timestamptz, integer),
  public.count_submissions(text[], text, text, timestamptz, timestamptz, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  private.count_submissions(text[], text, text, timestamptz, timestamptz, integer),
  public.count_submissions(text[], text, text, timestamptz, timestamptz, integer)
  to authenticated;
