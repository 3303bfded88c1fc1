import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inboxTabKeys } from '../../src/admin/config/inbox-tabs.ts';
import { CSV_BOM } from '../../src/admin/lib/csv.ts';
import { createFileReader } from '../../src/admin/lists/list-export.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { type BackendServer, serveBackend } from '../../supabase/local/server/serve-backend.ts';
import { createScratchDir } from '../../supabase/local/tests/support.ts';
import { allAccessRules, formRowsByTable } from '../../supabase/tests/support/all-rules.ts';
import { visitorFunctions } from '../../supabase/tests/support/catalogue/functions.ts';
import { createConsentProof } from '../../supabase/tests/support/fixtures.ts';
import { createSenderAddress, createSenderHeaders } from '../../supabase/tests/support/visitors.ts';
import { hostileRequests } from '../support/hostile-requests.ts';

// Sends payloads that no form would send to each endpoint of visitors. The fixed seed makes
// failures repeatable. The backend is new, because the rows would change statistics that other tests read.
const SEED = 20261122;
const PAYLOAD_COUNT = Number(process.env.FUZZ_PAYLOADS ?? 120);
/** Payloads of a function without arguments: odd bodies and headers only. */
const PAYLOAD_COUNT_WITHOUT_ARGUMENTS = PAYLOAD_COUNT / 6;
const CONCURRENT_SENDERS = 8;
/** Part of the e-mail address of each row, to find them. */
const EMAIL_DOMAIN = 'visiteur-hostile';

type Values = Readonly<Record<string, unknown>>;

const VALID_ROWS: Readonly<Record<string, Values>> = {
  ...formRowsByTable,
  // the test gives each payload another address
  newsletter_subscriptions: { email: '' },
  consent_proofs: createConsentProof(),
};

const VALID_ARGUMENTS: Readonly<Record<string, Values>> = {
  open_cv_upload: { extension: 'pdf' },
  previewed_text: { token: 'a'.repeat(43) },
  published_text: { path: '/presse/un-article' },
  published_news: {
    category: 'une-rubrique',
    tag: 'un-mot',
    cursor_at: '2026-11-01T00:00:00Z',
    cursor_id: crypto.randomUUID(),
    page_size: 7,
    only_pinned: true,
  },
  published_counts: {},
  published_on_air: {},
  published_programmes: {
    channel: 'marmite',
    since: '2026-11-23T05:00:00Z',
    until: '2026-11-30T05:00:00Z',
  },
  published_settings: {},
  published_collections: { known: { equipe: 0 } },
  published_state: {},
  published_texts: { cursor_id: crypto.randomUUID(), page_size: 25 },
  confirm_subscription: { token: crypto.randomUUID() },
  unsubscribe: { token: crypto.randomUUID() },
  health: {},
  report_client_error: { kind: 'script', path: '/contact', code: 'TypeError' },
};

const dir = createScratchDir();
let server: BackendServer;

beforeAll(async () => {
  server = await serveBackend({ dir: `${dir}/data`, durable: false });
  vi.stubEnv('VITE_SUPABASE_URL', server.url);
});

afterAll(() => server?.close());

/** Sends a payload to the REST API as a visitor with a new IP address. */
const sendPayload = (path: string, body: BodyInit, headers: Record<string, string>) =>
  server.fetch(
    new Request(`${server.url}/rest/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        ...createSenderHeaders(createSenderAddress()),
        ...headers,
      },
      body,
    }),
  );

/**
 * Sends a valid payload, then all hostile variants of it, a few at a time.
 * @returns the refusal of the valid payload, and the requests with a server error.
 */
async function sendPayloads(
  path: string,
  validValues: Values,
  payloadCount = PAYLOAD_COUNT,
): Promise<string[]> {
  const createValues = (id: string): Values => ({
    ...validValues,
    ...('email' in validValues && { email: `${id}@${EMAIL_DOMAIN}.example` }),
    ...('id' in validValues && { id }),
  });
  const failures: string[] = [];
  const validAnswer = await sendPayload(path, JSON.stringify(createValues(crypto.randomUUID())), {
    'content-type': 'application/json',
    prefer: 'return=minimal',
  });
  if (!validAnswer.ok) failures.push(`valid payload: ${validAnswer.status} ${await validAnswer.text()}`);
  const requests = fc.sample(hostileRequests(path, createValues), { numRuns: payloadCount, seed: SEED });
  const unsentRequests = requests.values();
  const sendRemainingPayloads = async () => {
    for (const { path: hostilePath, headers, body } of unsentRequests) {
      const answer = await sendPayload(hostilePath, body, headers);
      const answerText = (await answer.text()).slice(0, 200);
      if (answer.status >= 500)
        failures.push(`${answer.status} ${answerText} ← ${hostilePath} ${body}`.slice(0, 600));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_SENDERS }, sendRemainingPayloads));
  return failures;
}

const tables = allAccessRules.filter(({ grants }) => grants.anon?.insert).map(({ table }) => table);

test.each(tables)('hostile payloads for the table %s are answered without a failure', async (table) => {
  expect(await sendPayloads(table, VALID_ROWS[table] ?? {})).toEqual([]);
});

test.each(visitorFunctions)(
  'hostile payloads for the function %s are answered without a failure',
  async (name) => {
    expect(Object.keys(VALID_ARGUMENTS)).toContain(name);
    const validValues = VALID_ARGUMENTS[name] ?? {};
    const hasArguments = Object.keys(validValues).length > 0;
    const payloadCount = hasArguments ? PAYLOAD_COUNT : PAYLOAD_COUNT_WITHOUT_ARGUMENTS;
    expect(await sendPayloads(`rpc/${name}`, validValues, payloadCount)).toEqual([]);
  },
);

describe('the stored rows', () => {
  // imports the screens' code late, because it reads the backend's address when it loads
  const loadInbox = async () => ({
    ...(await import('../../src/admin/features/inbox/api/submission-export.ts')),
    ...(await import('../../src/admin/features/inbox/api/submission-queries.ts')),
    ...(await import('../../src/admin/features/inbox/submission-params.ts')),
  });

  beforeAll(async () => {
    const { supabase } = await import('../../src/admin/lib/supabase.ts');
    const email = demoAccounts.find(({ role }) => role === 'super_admin')?.email ?? '';
    const { error } = await supabase.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
    if (error) throw error;
  });

  test.each(inboxTabKeys)('are listed, opened and exported completely by the tab %s', async (tab) => {
    const { submissionListUrlParams, readInboxAddress, createSubmissionExport, submissionQueries } =
      await loadInbox();
    const client = new QueryClient();
    const { params } = readInboxAddress(new URLSearchParams({ onglet: tab, q: EMAIL_DOMAIN }));
    const total = await client.fetchQuery(submissionQueries.count(params, tab));
    expect(total).toBeGreaterThan(submissionListUrlParams.pageSize);
    const { rows } = await client.fetchQuery(submissionQueries.list(params));
    expect(rows).toHaveLength(submissionListUrlParams.pageSize);
    for (const { source, id } of rows) await client.fetchQuery(submissionQueries.detail(source, id));

    const onProgress = vi.fn();
    const readFile = createFileReader(createSubmissionExport(params));
    const text = await (await readFile(onProgress, AbortSignal.timeout(60_000))).text();
    expect(onProgress.mock.lastCall).toEqual([total]);
    const csv = text.replace(CSV_BOM, '');
    const { data } = Papa.parse<string[]>(csv, { delimiter: ';', newline: '\r\n', skipEmptyLines: true });
    const [head = [], ...lines] = data;
    expect(lines).toHaveLength(Number(total));
    expect(lines.filter((line) => line.length !== head.length)).toEqual([]);
    // a spreadsheet does not read a phone number with + as a formula
    const cells = lines.flat().filter((cell) => !/^\+\d[\d .()\u00a0]{6,20}$/.test(cell));
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  });
});
