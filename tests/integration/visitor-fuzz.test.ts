import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { tabKeys } from '../../src/admin/config/submissions.ts';
import { csvStart } from '../../src/admin/lib/csv.ts';
import { writeList } from '../../src/admin/lib/list-export.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { type BackendServer, serveBackend } from '../../supabase/local/server/serve-backend.ts';
import { scratchDir } from '../../supabase/local/tests/support.ts';
import { expectedGrants, formRows } from '../../supabase/tests/support/all-rules.ts';
import { visitorFunctions } from '../../supabase/tests/support/catalogue/functions.ts';
import { hostileRequest, oddValues, seededRandom } from '../../supabase/tests/support/hostile-payloads.ts';
import { from, newAddress } from '../../supabase/tests/support/visitors.ts';

// What a visitor can reach, with hundreds of payloads no form would send. The seed is fixed: a failure comes back. On a
// backend of its own, because what is stored would fill the statistics that other tests look at.
const SEED = 20261122;
const PAYLOADS = Number(process.env.FUZZ_PAYLOADS ?? 160);
/** Deals an argument each of the sixty odd values at least once; without arguments, a function is only odd bodies and headers, which all meet. */
const PAYLOADS_OF = { function: PAYLOADS / 8, argument: PAYLOADS / 2 };
const AT_ONCE = 8;
const ENOUGH_TIME = 180_000;
/** Stands in the address of each row, to find them by. */
const MARK = 'visiteur-hostile';

type Values = Readonly<Record<string, unknown>>;

const ROWS: Readonly<Record<string, Values>> = {
  ...formRows,
  newsletter_subscriptions: { email: '' },
  consent_proofs: {
    ...{ id: '', version: 1, performance: true, functionality: false, advertising: false },
    decided_at: new Date().toISOString(),
  },
};

const ARGUMENTS: Readonly<Record<string, Values>> = {
  open_cv_upload: { extension: 'pdf' },
  previewed_text: { token: 'a'.repeat(43) },
  published_text: { path: '/presse/un-article' },
  published_news: {
    category: 'une-rubrique',
    tag: 'un-mot',
    cursor_at: '2026-11-01T00:00:00Z',
    cursor_id: crypto.randomUUID(),
    wanted: 7,
  },
  published_pinned: {},
  published_counts: {},
  published_on_air: {},
  published_programmes: {
    ...{ channel: 'marmite', since: '2026-11-23T05:00:00Z', until: '2026-11-30T05:00:00Z' },
  },
  published_settings: {},
  published_collections: { known: { equipe: 0 } },
  published_state: {},
  published_texts: { cursor_id: crypto.randomUUID(), wanted: 25 },
  published_redirects: { cursor_path: '/presse/un-article', wanted: 1000 },
  confirm_subscription: { token: crypto.randomUUID() },
  unsubscribe: { token: crypto.randomUUID() },
  health: {},
  report_client_error: { kind: 'error', path: '/contact', code: 'TypeError' },
};

const dir = scratchDir();
let server: BackendServer;

beforeAll(async () => {
  server = await serveBackend({ dir: `${dir}/data`, durable: false });
  vi.stubEnv('VITE_SUPABASE_URL', server.url);
});

afterAll(() => server?.close());

/** Sends them all, a few at a time, each from an address of its own. @returns the requests that the server failed. */
async function failuresOf(path: string, valid: Values, payloads = PAYLOADS): Promise<string[]> {
  const random = seededRandom(SEED);
  const odd = oddValues(random);
  const failures: string[] = [];
  let sent = 0;
  const sender = async () => {
    while (sent < payloads) {
      sent += 1;
      const {
        path: target,
        headers,
        body,
      } = hostileRequest(random, odd, path, {
        ...valid,
        ...('email' in valid ? { email: `${sent}@${MARK}.example` } : {}),
        ...('id' in valid ? { id: crypto.randomUUID() } : {}),
      });
      const answer = await server.fetch(
        new Request(`${server.url}/rest/v1/${target}`, {
          method: 'POST',
          headers: { apikey: LOCAL_PUBLISHABLE_KEY, ...from(newAddress()), ...headers },
          body,
        }),
      );
      const said = (await answer.text()).slice(0, 200);
      if (answer.status >= 500) failures.push(`${answer.status} ${said} ← ${target} ${body}`.slice(0, 600));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return failures;
}

const tables = Object.entries(expectedGrants).flatMap(([table, { anon }]) => (anon.insert ? [table] : []));

test.each(tables)(
  'hostile payloads for the table %s are answered without a failure',
  async (table) => {
    expect(await failuresOf(table, ROWS[table] ?? {})).toEqual([]);
  },
  ENOUGH_TIME,
);

test.each(visitorFunctions)(
  'hostile payloads for the function %s are answered without a failure',
  async (name) => {
    expect(Object.keys(ARGUMENTS)).toContain(name);
    const valid = ARGUMENTS[name] ?? {};
    const payloads = Math.min(
      PAYLOADS,
      PAYLOADS_OF.function + PAYLOADS_OF.argument * Object.keys(valid).length,
    );
    expect(await failuresOf(`rpc/${name}`, valid, payloads)).toEqual([]);
  },
  ENOUGH_TIME,
);

/** The cells of an exported file, as RFC 4180 has them between semicolons. */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/g)) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ';') lines.push([]);
  }
  return lines.slice(0, -1);
}

describe('the stored rows', () => {
  // the screens' own code, signed in; it asks for the backend's address when it is loaded
  const loadInbox = async () => ({
    ...(await import('../../src/admin/features/inbox/api/submission-export.ts')),
    ...(await import('../../src/admin/features/inbox/api/submission-queries.ts')),
    ...(await import('../../src/admin/features/inbox/submission-params.ts')),
  });

  beforeAll(async () => {
    const { supabase } = await import('../../src/shared/lib/supabase.ts');
    const email = demoAccounts.find(({ role }) => role === 'super_admin')?.email ?? '';
    const { error } = await supabase.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
    if (error) throw error;
  });

  test.each(tabKeys)(
    'is listed, opened and exported whole by the inbox, tab %s',
    async (tab) => {
      const { submissionListParams, readParams, submissionExport, submissionQueries } = await loadInbox();
      const client = new QueryClient();
      const params = readParams(new URLSearchParams({ onglet: tab, q: MARK }));
      const wanted = submissionExport(params);
      const total = await wanted.count(AbortSignal.timeout(30_000));
      expect(total).toBeGreaterThan(submissionListParams.pageSize);
      const { rows } = await client.fetchQuery(submissionQueries.list(params));
      expect(rows).toHaveLength(submissionListParams.pageSize);
      for (const { source, id } of rows) await client.fetchQuery(submissionQueries.detail(source, id));

      let text = '';
      const kept = {
        write: async (part: string) => {
          text += part;
        },
        finish: async () => {},
        abandon: async () => {},
      };
      let read = 0;
      const tell = ({ rows: written }: { rows: number }) => {
        read = written;
      };
      await writeList(wanted, kept, { rows: 0, place: 'start' }, tell, AbortSignal.timeout(60_000));
      expect(read).toBe(total);
      const [head = [], ...lines] = cellsOf(text.replace(csvStart, ''));
      expect(lines).toHaveLength(Number(total));
      expect(lines.filter((line) => line.length !== head.length)).toEqual([]);
      expect(lines.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    },
    ENOUGH_TIME,
  );
});
