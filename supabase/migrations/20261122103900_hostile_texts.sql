-- The database refuses texts that break a file or disguise a name.

-- Refuses control characters other than tab and line feed, noncharacters and direction marks in every text of a table. Forms
-- remove them first (supabase/functions/_shared/plain-text.ts). Also refuses huge numbers in JSON. A migration with a new table
-- or column calls this.
create function private.require_plain_text(table_to_check regclass) returns void
language plpgsql set search_path = '' as $$
declare
  constraint_name constant text := (select relname from pg_catalog.pg_class where oid = table_to_check) || '_plain_text';
  refused_characters constant text := '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]';
  -- how JSON writes them, such as \u0007, after an even number of backslashes
  escaped_characters constant text := '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])';
  -- no bigint is so large; as text, 1e131071 takes 131 kB
  huge_numbers constant text := '$.** ? (@ > 1e20 || @ < -1e20)';
  condition text;
begin
  select string_agg(
    case typid
      when 'jsonb'::regtype then format(
        'not jsonb_path_exists(%1$I, %4$L) and %1$I::text !~ %2$L and %1$I::text !~ %3$L',
        name, refused_characters, escaped_characters, huge_numbers
      )
      when 'text[]'::regtype then format('array_to_string(%I, '''') !~ %L', name, refused_characters)
      else format('%I !~ %L', name, refused_characters)
    end, ' and ' order by position
  ) into condition
  from (
    select attname as name, atttypid as typid, attnum as position from pg_catalog.pg_attribute
    where attrelid = table_to_check and attnum > 0 and not attisdropped and attgenerated = ''
      and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
  ) as columns;
  if condition is not null then
    execute format(
      'alter table %1$s drop constraint if exists %2$I, add constraint %2$I check (%3$s)', table_to_check, constraint_name, condition
    );
  end if;
end
$$;

select private.require_plain_text(oid::regclass) from pg_catalog.pg_class
where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname;
