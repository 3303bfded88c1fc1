-- Proof that a visitor answered the cookie question: which categories, on which version of the texts, when. The name is a
-- random number that only the visitor's browser knows; no address, no browser, nothing about the person. Anybody may
-- leave one and nobody reads them back through the API: they are for the operator who has to show them.
create table public.consent_proofs (
  id uuid not null,
  version integer not null,
  performance boolean not null,
  functionality boolean not null,
  advertising boolean not null,
  decided_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint consent_proofs_pkey primary key (id),
  constraint consent_proofs_version_range check (version between 1 and 10000)
);

create index consent_proofs_created_at_idx on public.consent_proofs (created_at);

revoke all on public.consent_proofs from public, anon, authenticated;
grant insert (id, version, performance, functionality, advertising, decided_at)
  on public.consent_proofs to anon, authenticated;
grant all on public.consent_proofs to service_role;

alter table public.consent_proofs enable row level security;

-- Anyone leaves a proof, staff included. A choice made without network arrives with the next visit, and clocks differ by
-- a day at most; the date of arrival is ours.
create policy "anyone leaves a proof of consent" on public.consent_proofs
  for insert to anon, authenticated
  with check (
    created_at = now() and decided_at > now() - interval '6 months' and decided_at < now() + interval '1 day'
  );

-- Kept for six months, as long as the choice itself: with each new proof some old ones go, and an operator or a schedule
-- may call this for the rest. Returns how many went.
create function private.purge_consent_proofs(most integer default 100000) returns integer
language plpgsql set search_path = '' as $$
declare
  gone integer;
begin
  delete from public.consent_proofs where id = any (array(
    select id from public.consent_proofs where created_at < now() - interval '6 months'
    order by created_at limit most for update skip locked
  ));
  get diagnostics gone = row_count;
  return gone;
end
$$;

create function private.limit_consent_proofs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_form_row('consent', (private.request_origin()).address);
  perform private.purge_consent_proofs(100);
  return new;
end
$$;

revoke execute on function private.purge_consent_proofs(integer), private.limit_consent_proofs()
  from public, anon, authenticated, service_role;

create trigger limit_consent_proofs before insert on public.consent_proofs
  for each row execute function private.limit_consent_proofs();
