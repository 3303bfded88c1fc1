import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, vi } from 'vitest';
import { createFetchWithoutBearerKey } from '../../../src/shared/lib/fetch-without-bearer-key.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';

const CONFIG_FILE = path.resolve(import.meta.dirname, '../../config.toml');

/** Table `notes` and function `refuse` for tests of the embedded backend. */
export const NOTES_TABLE_SQL = `
  create table public.notes (
    id uuid primary key default gen_random_uuid(),
    body text not null constraint body_is_given check (body <> ''),
    data jsonb,
    noted_at timestamptz default '2026-01-02 03:04:05+00',
    seen_from text default nullif(current_setting('request.headers', true), '')::json ->> 'x-probe',
    secret text default 'kept'
  );
  alter table public.notes enable row level security;
  create policy "anyone may write and read" on public.notes to anon using (true) with check (true);
  grant insert (id, body, data), select (id, body, data, noted_at, seen_from) on public.notes to anon;

  create function public.refuse() returns void language plpgsql as $$
  begin
    raise exception 'not today' using hint = 'try tomorrow';
  end
  $$;
  grant execute on function public.refuse() to anon;
`;

/**
 * Returns a folder for one test file, which is removed at the end. Call it before other hooks: Vitest runs
 * `afterAll` in reverse order.
 */
export function createScratchDir(): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'local-backend-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  return dir;
}

/** Writes a Supabase folder with the project's configuration and the given migrations and seed. */
export function writeSupabaseProject(dir: string, migrations: string[], seed?: string): string {
  const supabaseDir = path.join(dir, 'project');
  mkdirSync(path.join(supabaseDir, 'migrations'), { recursive: true });
  copyFileSync(CONFIG_FILE, path.join(supabaseDir, 'config.toml'));
  migrations.forEach((text, index) => {
    writeFileSync(path.join(supabaseDir, 'migrations', `${index + 1}_step.sql`), text);
  });
  if (seed !== undefined) writeFileSync(path.join(supabaseDir, 'seed.sql'), seed);
  return supabaseDir;
}

/** Returns a visitor's client. `fetch` may add headers, or call a backend of this process. */
export function createVisitorSupabaseClient(
  url: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): SupabaseClient {
  return createClient(url, LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: createFetchWithoutBearerKey(LOCAL_PUBLISHABLE_KEY, fetch) },
  });
}

/** Confirms the token of a mail's link, as the button on its page does. */
export function verifyMailLinkWithClient(client: SupabaseClient, link: string | undefined) {
  const { searchParams } = new URL(String(link));
  return client.auth.verifyOtp({
    token_hash: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') ?? '',
  });
}

/** Waits until the condition holds. @throws after `timeoutMs`. */
export const waitForCondition = (condition: () => boolean | Promise<boolean>, timeoutMs = 10_000) =>
  vi.waitUntil(condition, { timeout: timeoutMs, interval: 20 });
