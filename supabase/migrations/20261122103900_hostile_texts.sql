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
  item_count integer := 0;
  quote_count integer;
  position integer;
  underline_count integer := 0;
  column_count integer := 0;
  cell_count integer := 0;
  mark_count bigint := 0;
  line_mark_count bigint;
  -- the sum of the squares of the marks of each paragraph: a parser may take as many steps
  squared_marks bigint := 0;
begin
  if cardinality(lines) > max_lines then
    return 'lines';
  end if;
  foreach line in array lines loop
    -- the line may start with marks of quotes and lists
    if line ~ '^[ \t]*(?:>|[-+*]|[0-9])' then
      -- three dashes or stars alone are a rule, which opens no list
      is_rule := line ~ '^[ \t>]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$';
      quote_count := 0;
      position := 0;
      -- each run of blanks, each quote mark and each list mark at the start of the line
      for part in
        select token[1] from regexp_matches(
          substring(line from '^(?:[ \t]|>|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$))*'), '[ \t]+|>|[-+*]|[0-9]+[.)]', 'g'
        ) as token
      loop
        if part = '>' then
          quote_count := quote_count + 1;
          position := 0;
        elsif part ~ '^[ \t]' then
          position := position + char_length(part) + 3 * regexp_count(part, '\t');
          continue;
        elsif is_rule then
          exit;
        else
          -- closes the items that cannot contain this one
          while item_count > 0 and not (
            item_quotes[item_count] < quote_count
            or (item_quotes[item_count] = quote_count and item_columns[item_count] < position)
          ) loop
            item_count := item_count - 1;
          end loop;
          item_count := item_count + 1;
          item_quotes[item_count] := quote_count;
          item_columns[item_count] := position;
          position := position + char_length(part);
        end if;
        if quote_count + item_count > max_nesting then
          return 'nesting';
        end if;
      end loop;
    end if;
    -- the underline of a heading
    if line ~ '^[ \t>]*(?:=+|-+)[ \t]*$' then
      underline_count := underline_count + 1;
    end if;
    if line ~ '^[ \t]*$' then
      column_count := 0;
      mark_count := 0;
    else
      -- the row of dashes under the head of a table
      if line ~ '^[ \t>]*[-:|][-:| \t]*$' then
        column_count := greatest(column_count, regexp_count(line, '-+'));
      end if;
      cell_count := cell_count + column_count;
      if column_count > max_columns or cell_count > max_cells then
        return 'table';
      end if;
      line_mark_count := 1 + regexp_count(line, '[][*_<!`&]');
      -- (mark_count + line_mark_count)² replaces mark_count²
      squared_marks := squared_marks + (2 * mark_count + line_mark_count) * line_mark_count;
      mark_count := mark_count + line_mark_count;
    end if;
  end loop;
  if underline_count > max_underlines
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
alter table public.campaigns add constraint campaigns_intro_readable check (private.unreadable_reason(intro) is null);

-- Refuses control characters other than tab and line feed, noncharacters and direction marks in every text of a table. Forms
-- remove them first (supabase/functions/_shared/plain-text.ts). Also refuses huge numbers in JSON. A migration with a new table
-- or column calls this.
create function private.require_plain_text(table_to_check regclass) returns void
language plpgsql set search_path = '' as $$
declare
  constraint_name constant text := (select relname from pg_catalog.pg_class where oid = table_to_check) || '_plain_text';
  refused_characters constant text := '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]';
  -- how JSON writes them, after an even number of backslashes
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
