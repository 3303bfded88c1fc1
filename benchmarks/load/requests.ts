import { createSupabaseHeaders } from '../../src/shared/lib/supabase-headers.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import { dialogFormRowsByTable } from '../../supabase/tests/support/fixtures.ts';

/** One kind of request, which a step of the benchmark repeats. */
export interface LoadScenario {
  name: string;
  method: 'GET' | 'POST';
  /** Returns the next request. `email` is the unique e-mail address of the row that it inserts. */
  next(): {
    path: string;
    headers: Record<string, string>;
    body?: string | undefined;
    table?: string;
    email?: string;
  };
}

/** Ending of each e-mail address of the run. */
export const EMAIL_ENDING = '@load.example';

let requestCount = 0;

/** Returns the IPv6 address of a request. Each has its own /48 of the documentation range 3fff::/20: rate limits count a /48. */
function toIpAddress(requestNumber: number): string {
  const high = (requestNumber >> 16) & 0xfff;
  const low = requestNumber & 0xffff;
  return `3fff:${high.toString(16)}:${low.toString(16)}::1`;
}

const rowBuildersByTable: Record<string, (email: string) => object> = {
  contact_messages: (email) => ({ name: 'Awa Diop', email, subject: 'Une question', message: 'Bonjour !' }),
  newsletter_subscriptions: (email) => ({ email }),
  job_applications: (email) => ({ ...dialogFormRowsByTable.job_applications, email }),
};
export const formTables = Object.keys(rowBuildersByTable);

const visitorHeaders = createSupabaseHeaders(LOCAL_PUBLISHABLE_KEY);

/** Returns the next insert, into each table in turn. */
function createFormRequest(chooseIpAddress: (requestNumber: number) => string) {
  requestCount += 1;
  const table = formTables[requestCount % formTables.length] ?? '';
  const ipAddress = chooseIpAddress(requestCount);
  const email = `${requestCount}.${crypto.randomUUID().slice(0, 8)}${EMAIL_ENDING}`;
  const headers = { ...visitorHeaders, 'content-type': 'application/json', 'cf-connecting-ip': ipAddress };
  return {
    path: `/rest/v1/${table}`,
    headers,
    body: JSON.stringify(rowBuildersByTable[table]?.(email)),
    table,
    email,
  };
}

/** Contact, newsletter and application forms in turn, each from a new IP address: the rate limit allows all of them. */
export const formsLoadScenario: LoadScenario = {
  name: 'form inserts',
  method: 'POST',
  next: () => createFormRequest(toIpAddress),
};

/** Forms from one IP address: the rate limit allows sixty, then one each six seconds. */
export const singleIpFormsLoadScenario: LoadScenario = {
  name: 'form inserts from one address',
  method: 'POST',
  next: () => createFormRequest(() => '192.0.2.1'),
};

const createReadScenario = (
  name: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): LoadScenario => ({
  name,
  method: body ? 'POST' : 'GET',
  next: () => ({ path, headers, body }),
});

/** The settings, which each visit reads once at idle (src/site/data/live-data.ts). */
export const settingsLoadScenario = createReadScenario(
  'site settings, visitor',
  '/rest/v1/rpc/published_settings',
  visitorHeaders,
);

/** One page of the article list, which the press page reads at idle (src/site/data/live-articles.ts). */
export const articlesLoadScenario = createReadScenario(
  'published articles, visitor',
  '/rest/v1/rpc/published_news?page_size=7',
  visitorHeaders,
);

/** One published article, as its public page reads it. */
export const createArticleLoadScenario = (slug: string) =>
  createReadScenario(
    'one article, visitor',
    `/rest/v1/rpc/published_text?path=/presse/${slug}`,
    visitorHeaders,
  );

/** Signs in to a demo account. Returns the headers of its requests. */
export async function fetchDemoAccountHeaders(url: string, role: string): Promise<Record<string, string>> {
  const email = demoAccounts.find((account) => account.role === role)?.email;
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { ...visitorHeaders, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${role} cannot sign in: ${answer.status}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  return {
    apikey: LOCAL_PUBLISHABLE_KEY,
    authorization: `Bearer ${access_token}`,
    'content-type': 'application/json',
  };
}

/** The first page of the content screen, with fewer columns (src/admin/features/content/api). */
export const createContentListLoadScenario = (headers: Record<string, string>) =>
  createReadScenario(
    'content list, editor',
    '/rest/v1/content?select=id,title,slug,status,content_type,author_id,created_at,updated_at,published_at&copy_of=is.null&order=created_at.desc,id.asc&offset=0&limit=21',
    headers,
  );

/** The first page of messages in the inbox (src/admin/features/inbox/api). */
export const createInboxLoadScenario = (headers: Record<string, string>) =>
  createReadScenario(
    'inbox, super admin',
    '/rest/v1/rpc/list_submissions?select=id,sent_at,fields',
    headers,
    JSON.stringify({
      source: 'contact_messages',
      columns: ['status', 'assignee', 'due_on', 'name', 'email', 'subject'],
      backwards: false,
      page_size: 21,
    }),
  );
