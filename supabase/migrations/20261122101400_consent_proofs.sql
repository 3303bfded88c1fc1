-- Proof that a visitor answered the cookie question: categories, version of the texts, time. The browser makes the random id, and
-- the row holds nothing personal. Visitors insert; only an operator reads.
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

grant insert (id, version, performance, functionality, advertising, decided_at)
  on public.consent_proofs to anon, authenticated;

alter table public.consent_proofs enable row level security;

-- Visitors and staff may insert. A choice made offline arrives later, and clocks differ by a day at most; created_at is the
-- time of arrival.
create policy "anyone leaves a proof of consent" on public.consent_proofs
  for insert to anon, authenticated
  with check (
    created_at = now() and decided_at > now() - interval '6 months' and decided_at < now() + interval '1 day'
  );

create function private.limit_consent_proofs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.consume_rate_limit('consent', (private.read_request_origin()).address);
  return new;
end
$$;

create trigger limit_consent_proofs before insert on public.consent_proofs
  for each row execute function private.limit_consent_proofs();
