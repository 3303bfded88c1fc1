import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { expectRefusal, getOnlyRow } from './support/database.ts';
import { it } from './support/rollback-test.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations');
const readMigration = (name: string) => readFileSync(path.join(MIGRATIONS, name), 'utf8');

describe('requests of the database', () => {
  it.for([
    'https://abcdefghijklmnopqrst.supabase.co/functions/v1/send-mails',
    'https://abcdefghijklmnopqrst.supabase.co/storage/v1/object/cv/a b.pdf',
    'https://abcdefghijklmnopqrst.supabase.co',
    'https://api.netlify.com/build_hooks/1?trigger_title=x',
    'https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/1',
  ])('go to an allowed server: %s', async (address, { tx }) => {
    const [row] = await tx`select private.is_allowed_address(${address}) as allowed`;
    expect(row?.allowed).toBe(true);
  });

  it.for([
    'http://abcdefghijklmnopqrst.supabase.co/',
    'https://supabase.co/',
    'https://a.b.supabase.co/',
    'https://x.supabase.co.evil.example/',
    'https://x.supabase.co:8443/',
    'https://x.supabase.co:443@evil.example/',
    'https://x.supabase.co\\@evil.example/',
    'https://api.netlify.com@evil.example/',
    'https://evil.example/https://api.netlify.com/',
    'https://*.supabase.co/',
    'https://api.netlify.com.',
    ' https://api.netlify.com/',
    'file:///etc/passwd',
    'gopher://api.netlify.com/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:5432/',
    'http://[::1]/',
    '',
  ])('go nowhere else: %j', async (address, { tx }) => {
    const row = getOnlyRow(await tx`select private.is_allowed_address(${address}) as allowed`);
    expect(row.allowed).toBe(false);
    await tx`delete from net.http_request_queue`;
    await expectRefusal(tx, 'superuser', '42501')`select private.send_request('post', ${address})`;
    expect(await tx`select from net.http_request_queue`).toHaveLength(0);
  });

  it('are queued by one function only', async ({ tx }) => {
    // `format` may insert the name of the function for a `%`
    const callers = await tx<{ name: string }[]>`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace in ('private'::regnamespace, 'public'::regnamespace)
        and regexp_replace(prosrc, '--[^\n]*', '', 'g') ~ 'net[.](http_(post|get|delete)|%)'`;
    expect(callers.map(({ name }) => name)).toEqual(['private.send_request(text,text,jsonb,integer,jsonb)']);
  });
});

describe('GraphQL', () => {
  const GRAPHQL = readMigration('20261122100020_graphql.sql');
  /** Returns SQL that registers the extension, whose files this machine lacks. */
  const buildExtensionSql = (owner: string) => `
    insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    values (987654, 'pg_graphql', '${owner}'::regrole, 'extensions'::regnamespace, false, '1')`;

  it.for([
    ['removes it where role postgres owns it', 'postgres', 0],
    ['leaves it to an operator otherwise', 'supabase_admin', 1],
  ] as const)('has a migration that %s', async ([_what, owner, remaining], { tx }) => {
    await tx.unsafe(buildExtensionSql(owner));
    await tx`set local role postgres`;
    await tx.unsafe(GRAPHQL);
    expect(await tx`select from pg_extension where extname = 'pg_graphql'`).toHaveLength(remaining);
    await expect(tx.unsafe(GRAPHQL), 'a second run').resolves.toBeDefined();
  });
});
