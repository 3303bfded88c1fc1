import { setTimeout } from 'node:timers/promises';
import { channelTimes } from '../src/copy/channel-time.ts';
import type { OmittedKind, OmittedRecord } from '../src/copy/omitted-record.ts';
import { boundsOf, dayOf } from '../src/shared/lib/guide-day.ts';
import type { StoredPicture } from '../src/shared/lib/stored-picture.ts';
import { cleanTexts } from '../supabase/functions/_shared/plain-text.ts';
import { StartError } from '../supabase/local/start-error.ts';
import type { Redirect } from './redirects.ts';

/** Everything that staff published, as the database answers visitors. */
export interface Published {
  /** How often it had changed when it was read, and when that was; null of a build without a project. */
  state: State | null;
  /** Texts as `published_texts` answers them. */
  texts: Text[];
  /** As `published_counts`, `published_settings` and `published_collections` answer them. */
  counts: unknown[];
  settings: unknown[];
  collections: { media?: (StoredPicture & { type: string })[] }[];
  /** Programmes of each channel on the day of the build, as `published_programmes` answers them, and the time of reading. */
  guide: unknown[];
  at: number;
  redirects: Redirect[];
  /** Rows that could not be read. */
  omitted: OmittedRecord[];
}

interface State {
  changes: number;
  at: string;
  /** Slugs of delivered articles that the database has imported: their files no longer count. */
  imported?: string[];
}

/** Of a site without a project. */
export const nothingPublished: Published = {
  state: null,
  texts: [],
  counts: [],
  settings: [],
  collections: [],
  guide: [],
  at: 0,
  redirects: [],
  omitted: [],
};

interface Text {
  id: string;
  slug?: string;
  cover?: StoredPicture | null;
  share?: StoredPicture | null;
}

const TIMEOUT = 30_000;

/** Milliseconds before the next attempt when a server is silent or failing. */
const PAUSES = [1000, 4000];

const fault = (url: string, what: string) =>
  new StartError(
    `${url} did not say what is published (${what}): the site was not built, the last build is untouched.`,
  );

async function answerOf(address: string, key: string): Promise<Response> {
  for (const pause of PAUSES) {
    const answer = await request(address, key).catch(() => null);
    if (answer && answer.status < 500) return answer;
    await setTimeout(pause);
  }
  return request(address, key);
}

const request = (address: string, key: string) =>
  fetch(address, { headers: { apikey: key }, signal: AbortSignal.timeout(TIMEOUT) });

async function ask(url: string, key: string, question: string): Promise<unknown[]> {
  const answer = await answerOf(`${new URL(url).origin}/rest/v1/rpc/${question}`, key).catch(
    (error: Error) => {
      throw fault(url, String(error.cause ?? error.message));
    },
  );
  if (!answer.ok) throw fault(url, `${answer.status} for ${question.split('?')[0]}`);
  const rows: unknown = await answer.json().catch(() => null);
  if (!Array.isArray(rows)) throw fault(url, `no list for ${question.split('?')[0]}`);
  return rows.map(parseRow);
}

/** A row is a text of JSON; one that is not is no reason to leave the others out. */
function parseRow(row: unknown): unknown {
  try {
    return JSON.parse(row as string);
  } catch {
    return null;
  }
}

/** Returns rows without control characters: a database that was filled past its checks may hold some. */
function cleanRows<Row>(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    try {
      return cleanTexts(row);
    } catch {
      // nested too deep
      return null as Row;
    }
  });
}

const hasText = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'string';

interface Paging {
  kind: OmittedKind;
  name: string;
  /** Parameter that takes what the last row has in `column`. */
  cursor: string;
  column: string;
}

/**
 * Reads every row, page after page. Leaves out a row whose key is missing or is no valid cursor.
 * @throws StartError in one sentence without an answer, or with an invalid one.
 */
async function askAll<Row>(
  url: string,
  key: string,
  { kind, name, cursor, column }: Paging,
  omitted: OmittedRecord[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = ''; ; ) {
    const page = await ask(url, key, `${name}?${after ? new URLSearchParams({ [cursor]: after }) : ''}`);
    if (page.length === 0) return rows;
    const keyOf = (row: unknown) => (hasText(row, column) ? String(Reflect.get(row as object, column)) : '?');
    const isUsable = (row: unknown) => hasText(row, column) && cleanTexts(keyOf(row)) === keyOf(row);
    const usable = page.filter(isUsable);
    const last = keyOf(usable.at(-1));
    if (!page.some((row) => hasText(row, column)) || last === after) throw fault(url, `nonsense for ${name}`);
    for (const row of page)
      if (!isUsable(row)) omitted.push({ kind, id: cleanTexts(keyOf(row)), reason: 'malformed' });
    // no other row is left to go on from
    if (usable.length === 0) return rows;
    rows.push(...(usable as Row[]));
    after = last;
  }
}

/** Asked before the texts: what changes while they are read is not in it, so that they are read again. */
async function askState(url: string, key: string): Promise<State> {
  const [state] = (await ask(url, key, 'published_state')) as Partial<State>[];
  if (!Number.isSafeInteger(state?.changes) || !hasText(state, 'at'))
    throw fault(url, 'nonsense for published_state');
  return state as State;
}

/** Reads the programmes of each channel on the day of an instant, by its clock. */
async function askGuide(url: string, key: string, at: number): Promise<unknown[]> {
  const shown: unknown[] = [];
  for (const [channel, { zone }] of Object.entries(channelTimes)) {
    const { since, until } = boundsOf(dayOf(at, zone), zone);
    const span = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
    shown.push(...(await ask(url, key, `published_programmes?${new URLSearchParams({ channel, ...span })}`)));
  }
  return shown;
}

const TEXTS: Paging = { kind: 'text', name: 'published_texts', cursor: 'cursor_id', column: 'id' };
const REDIRECTS: Paging = {
  kind: 'redirect',
  name: 'published_redirects',
  cursor: 'cursor_path',
  column: 'from',
};

/** Reads everything that is published in a project. */
export async function readPublished(url: string, key: string): Promise<Published> {
  const at = Date.now();
  const omitted: OmittedRecord[] = [];
  return {
    state: await askState(url, key),
    texts: cleanRows(await askAll<Text>(url, key, TEXTS, omitted)),
    counts: cleanRows(await ask(url, key, 'published_counts')),
    settings: cleanRows(await ask(url, key, 'published_settings')),
    collections: cleanRows(await ask(url, key, 'published_collections')) as Published['collections'],
    guide: cleanRows(await askGuide(url, key, at)),
    at,
    redirects: await askAll<Redirect>(url, key, REDIRECTS, omitted),
    omitted,
  };
}
