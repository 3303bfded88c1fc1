-- The database refuses texts that crash a parser, break a file or disguise a name.

-- Returns why the site cannot show a Markdown text, or null. It reads each line once. A test compares it with
-- src/shared/article/unreadable-reason.ts.
create function private.unreadable_reason(markdown text) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  -- src/shared/article/text-limits.ts
  max_nesting constant integer := 20;
  max_columns constant integer := 50;
  max_cells constant integer := 20000;
  max_lines constant integer := 5000;
  max_underlines constant integer := 100;
  max_declarations constant integer := 100;
  max_squared_marks constant bigint := 4000000;
  lines text[] := string_to_array(markdown, E'\n');
  line text;
  part text;
  is_rule boolean;
  -- open list items: the number of quotes around each, and its column within the innermost quote
  item_quotes integer[] := '{}';
  item_columns integer[] := '{}';
  items integer := 0;
  quotes integer;
  position integer;
  underlines integer := 0;
  columns integer := 0;
  cells integer := 0;
  marks bigint := 0;
  line_marks bigint;
  -- the sum of the squares of the marks of each paragraph: a parser may take as many steps
  squared_marks bigint := 0;
begin
  if cardinality(lines) > max_lines then
    return 'lines';
  end if;
  foreach line in array lines loop
    if line ~ '^[ \t]*(?:>|[-+*]|[0-9])' then
      is_rule := line ~ '^[ \t>]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$';
      quotes := 0;
      position := 0;
      for part in
        select token[1] from regexp_matches(
          substring(line from '^(?:[ \t]|>|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$))*'), '[ \t]+|>|[-+*]|[0-9]+[.)]', 'g'
        ) as token
      loop
        if part = '>' then
          quotes := quotes + 1;
          position := 0;
        elsif part ~ '^[ \t]' then
          position := position + char_length(part) + 3 * regexp_count(part, '\t');
          continue;
        elsif is_rule then
          exit;
        else
          while items > 0
            and not (item_quotes[items] < quotes or (item_quotes[items] = quotes and item_columns[items] < position))
          loop
            items := items - 1;
          end loop;
          items := items + 1;
          item_quotes[items] := quotes;
          item_columns[items] := position;
          position := position + char_length(part);
        end if;
        if quotes + items > max_nesting then
          return 'nesting';
        end if;
      end loop;
    end if;
    if line ~ '^[ \t>]*(?:=+|-+)[ \t]*$' then
      underlines := underlines + 1;
    end if;
    if line ~ '^[ \t]*$' then
      columns := 0;
      marks := 0;
    else
      if line ~ '^[ \t>]*[-:|][-:| \t]*$' then
        columns := greatest(columns, regexp_count(line, '-+'));
      end if;
      cells := cells + columns;
      if columns > max_columns or cells > max_cells then
        return 'table';
      end if;
      line_marks := 1 + regexp_count(line, '[][*_<!`&]');
      squared_marks := squared_marks + (2 * marks + line_marks) * line_marks;
      marks := marks + line_marks;
    end if;
  end loop;
  if underlines > max_underlines
    or regexp_count(markdown, '<[!?]') > max_declarations
    or squared_marks > max_squared_marks
  then
    return 'marks';
  end if;
  return null;
end
$$;

-- the check below runs with the role that saves a text
grant execute on function private.unreadable_reason(text) to authenticated, service_role;

alter table public.content add constraint content_content_readable check (private.unreadable_reason(content) is null);
alter table public.letters add constraint letters_intro_readable check (private.unreadable_reason(intro) is null);

-- Refuses control characters other than tab and line feed, noncharacters and direction marks in every text of a table. Forms
-- remove them first (supabase/functions/_shared/plain-text.ts). A migration with a new table calls this.
create function private.require_plain_text(table_to_check regclass) returns void
language plpgsql set search_path = '' as $$
declare
  refused_characters constant text := '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]';
  -- how JSON writes them, after an even number of backslashes
  escaped_characters constant text := '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])';
  condition text;
begin
  select string_agg(
    case typid
      when 'jsonb'::regtype then format('%1$I::text !~ %2$L and %1$I::text !~ %3$L', name, refused_characters, escaped_characters)
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
      'alter table %s add constraint %I check (%s)',
      table_to_check, (select relname from pg_catalog.pg_class where oid = table_to_check) || '_plain_text', condition
    );
  end if;
end
$$;

select private.require_plain_text(oid::regclass) from pg_catalog.pg_class
where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname;
