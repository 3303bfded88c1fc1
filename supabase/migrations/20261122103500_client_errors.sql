-- Errors in the browsers of visitors, and failed forms: counts by day, kind, page and code. Every word of a row comes from a
-- list in this file, so it stores nothing personal.
create table private.client_errors (
  day date not null,
  kind text not null,
  page text not null,
  code text not null,
  count bigint not null default 1,
  constraint client_errors_pkey primary key (day, kind, page, code),
  constraint client_errors_kind_known check (kind in ('script', 'promise', 'crash', 'form'))
);

insert into private.retention_policies (kind, retention_period, source, timestamp_column) values
  ('client_errors', '30 days', 'private.client_errors', 'day');

-- Counts one error. A day has at most 196 detailed rows. Four more rows count later errors, one row for each kind, with "other" as
-- page and as code.
create function private.report_client_error(kind text, path text, code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  origin constant record := private.read_request_origin();
  today constant date := (now() at time zone 'UTC')::date;
  -- a page of the site, a group of pages, or "other": never a word of a visitor
  known_page text := case
    when path in (
      '/', '/a-propos', '/chaines', '/obouo-play', '/presse', '/contact', '/carrieres', '/help-center', '/mentions-legales',
      '/cgu', '/politique-confidentialite', '/cookies', '/investisseurs', '/partenariats', '/distribution', '/publicite',
      '/licensing', '/auth', '/admin'
    ) then path
    when starts_with(path, '/presse/') then '/presse/*'
    when starts_with(path, '/pages/') then '/pages/*'
    -- variants of the home page
    when starts_with(path, '/hero-demo-') then '/'
    when starts_with(path, '/admin/') then '/admin/*'
    else 'other'
  end;
  -- errors of JavaScript, a script that cannot be downloaded (`MissingChunk`), then the kinds of src/shared/lib/app-error.ts that a
  -- form can meet
  known_code text := case
    when code in (
      'Error', 'TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'SecurityError', 'NotFoundError', 'InvalidStateError',
      'NotAllowedError', 'QuotaExceededError', 'NetworkError', 'TimeoutError', 'MissingChunk',
      'network', 'timeout', 'unavailable', 'rate-limit', 'forbidden', 'invalid', 'duplicate', 'unknown'
    ) then code
    else 'other'
  end;
begin
  if kind is null or kind not in ('script', 'promise', 'crash', 'form') then
    raise exception 'unknown kind of error' using errcode = '22023';
  end if;
  perform private.consume_rate_limit('client_error', origin.address);
  perform private.consume_rate_limit('client_error_network', origin.network);
  update private.client_errors as counter set count = counter.count + 1
  where counter.day = today and counter.kind = report_client_error.kind
    and counter.page = known_page and counter.code = known_code;
  if found then
    return;
  end if;
  -- one new row at a time, so that two requests do not share the last place
  perform pg_advisory_xact_lock(hashtextextended('client errors', 0));
  if (select count(*) from private.client_errors where day = today) >= 200 - 4 then
    known_page := 'other';
    known_code := 'other';
  end if;
  insert into private.client_errors as counter (day, kind, page, code) values (today, kind, known_page, known_code)
  on conflict on constraint client_errors_pkey do update set count = counter.count + 1;
end
$$;

-- Returns the errors of the last seven days by kind and page, the twenty most frequent, for user managers.
create function private.client_error_counts() returns table (kind text, page text, total bigint)
language sql stable security definer rows 20 set search_path = '' as $$
  select kind, page, sum(count)::bigint from private.client_errors
  where day > (now() at time zone 'UTC')::date - 7 and (select private.has_permission('user_manage'))
  group by kind, page order by sum(count) desc, kind, page limit 20
$$;

select private.expose_function('report_client_error', 'anon, authenticated');
select private.expose_function('client_error_counts');
