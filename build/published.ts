import { setTimeout } from 'node:timers/promises';
import { channelTimeZonesByKey } from '../src/copy/channel-time.ts';
import type { OmittedKind, OmittedRecord } from '../src/copy/omitted-record.ts';
import { toDayBounds, toGuideDay } from '../src/shared/lib/guide-day.ts';
import type { StoredPicture } from '../src/shared/lib/stored-picture.ts';
import { removeControlCharactersFromJson } from '../supabase/functions/_shared/plain-text.ts';
import { StartError } from '../supabase/local/start-error.ts';
import type { Redirect } from './redirects.ts';

/** Everything that staff published, as the database returns it to visitors. */
export interface PublishedData {
  /** Number of changes of the database, and the time of its count; null for a build without a project. */
  databaseState: DatabaseState | null;
  /** Rows of `published_texts`. */
  texts: PublishedText[];
  /** Rows of `published_counts`, `published_settings` and `published_collections`. */
  counts: unknown[];
  settings: unknown[];
  collections: { key?: string; media?: (StoredPicture & { type: string })[] }[];
  /** Rows of `published_programmes` for the day of the build (`readAt`), for each channel. */
  guide: unknown[];
  readAt: number;
  redirects: Redirect[];
  /** Rows that could not be read. */
  omitted: OmittedRecord[];
}

interface DatabaseState {
  changes: number;
  /** Time when the database counted them. */
  at: string;
  /** Slugs of default articles that the database has imported. The build ignores their files. */
  imported?: string[];
}

/** Value for a site without a project. */
export const emptyPublishedData: PublishedData = {
  databaseState: null,
  texts: [],
  counts: [],
  settings: [],
  collections: [],
  guide: [],
  readAt: 0,
  redirects: [],
  omitted: [],
};

interface PublishedText {
  id: string;
  slug?: string;
  cover?: StoredPicture | null;
  share?: StoredPicture | null;
}

const TIMEOUT_MS = 30_000;

/** Milliseconds before the next attempt when a server is silent or failing. */
const RETRY_DELAYS_MS = [1000, 4000];

/** URL and public key of a project. */
interface Project {
  url: string;
  key: string;
}

const createError = ({ url }: Project, reason: string) =>
  new StartError(
    `${url} did not say what is published (${reason}): the site was not built, the last build is untouched.`,
  );

const request = (url: string, key: string) =>
  fetch(url, { headers: { apikey: key }, signal: AbortSignal.timeout(TIMEOUT_MS) });

async function requestWithRetries(url: string, key: string): Promise<Response> {
  for (const delayMs of RETRY_DELAYS_MS) {
    const answer = await request(url, key).catch(() => null);
    if (answer && answer.status < 500) return answer;
    await setTimeout(delayMs);
  }
  return request(url, key);
}

async function callFunction(
  project: Project,
  name: string,
  parameters: Record<string, string> = {},
): Promise<unknown[]> {
  const url = `${new URL(project.url).origin}/rest/v1/rpc/${name}?${new URLSearchParams(parameters)}`;
  const answer = await requestWithRetries(url, project.key).catch((error: Error) => {
    throw createError(project, String(error.cause ?? error.message));
  });
  if (!answer.ok) throw createError(project, `${answer.status} for ${name}`);
  const rows: unknown = await answer.json().catch(() => null);
  if (!Array.isArray(rows)) throw createError(project, `no list for ${name}`);
  return rows.map(parseRow);
}

/** Parses a row, which is JSON text. Returns null for an invalid one, so that the others stay. */
function parseRow(row: unknown): unknown {
  try {
    return JSON.parse(row as string);
  } catch {
    return null;
  }
}

/** Removes control characters, which rows that were stored without checks may contain. */
function cleanRows<Row>(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    try {
      return removeControlCharactersFromJson(row);
    } catch {
      // nested too deep
      return null as Row;
    }
  });
}

const hasStringField = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'string';

interface PagedFunction {
  kind: OmittedKind;
  name: string;
  /** Name of the parameter for the value of `column` in the last row of the previous page. */
  cursor: string;
  column: string;
}

/**
 * Reads every row, page after page. Leaves out a row whose cursor value is missing or contains control characters.
 * @throws StartError when there is no answer or an invalid one.
 */
async function readAllRows<Row>(
  project: Project,
  { kind, name, cursor, column }: PagedFunction,
  omitted: OmittedRecord[],
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursorValue = '';
  while (true) {
    const page = await callFunction(project, name, cursorValue ? { [cursor]: cursorValue } : {});
    if (page.length === 0) return rows;
    const readCursorValue = (row: unknown) =>
      hasStringField(row, column) ? String(Reflect.get(row as object, column)) : '?';
    const isUsable = (row: unknown) =>
      hasStringField(row, column) &&
      removeControlCharactersFromJson(readCursorValue(row)) === readCursorValue(row);
    const usableRows = page.filter(isUsable);
    const lastCursorValue = readCursorValue(usableRows.at(-1));
    if (!page.some((row) => hasStringField(row, column)) || lastCursorValue === cursorValue)
      throw createError(project, `invalid rows for ${name}`);
    for (const row of page)
      if (!isUsable(row))
        omitted.push({
          kind,
          id: removeControlCharactersFromJson(readCursorValue(row)),
          reason: 'malformed',
        });
    // no valid row remains to continue from
    if (usableRows.length === 0) return rows;
    rows.push(...(usableRows as Row[]));
    cursorValue = lastCursorValue;
  }
}

/** Reads the state. Call it before reading texts: it then misses later changes, which start another build. */
async function readDatabaseState(project: Project): Promise<DatabaseState> {
  const [state] = (await callFunction(project, 'published_state')) as Partial<DatabaseState>[];
  if (!Number.isSafeInteger(state?.changes) || !hasStringField(state, 'at'))
    throw createError(project, 'invalid rows for published_state');
  return state as DatabaseState;
}

/** Reads the programmes of each channel on the guide day of an instant, in its time zone. */
async function readGuide(project: Project, readAt: number): Promise<unknown[]> {
  const programmes: unknown[] = [];
  for (const [channel, { zone }] of Object.entries(channelTimeZonesByKey)) {
    const { since, until } = toDayBounds(toGuideDay(readAt, zone), zone);
    const span = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
    programmes.push(...(await callFunction(project, 'published_programmes', { channel, ...span })));
  }
  return programmes;
}

const TEXT_FUNCTION: PagedFunction = {
  kind: 'text',
  name: 'published_texts',
  cursor: 'cursor_id',
  column: 'id',
};
const REDIRECT_FUNCTION: PagedFunction = {
  kind: 'redirect',
  name: 'published_redirects',
  cursor: 'cursor_path',
  column: 'from',
};

/** Reads everything that is published in a project. */
export async function readPublishedData(url: string, key: string): Promise<PublishedData> {
  const project = { url, key };
  const readAt = Date.now();
  const omitted: OmittedRecord[] = [];
  return {
    databaseState: await readDatabaseState(project),
    texts: cleanRows(await readAllRows<PublishedText>(project, TEXT_FUNCTION, omitted)),
    counts: cleanRows(await callFunction(project, 'published_counts')),
    settings: cleanRows(await callFunction(project, 'published_settings')),
    collections: cleanRows(
      await callFunction(project, 'published_collections'),
    ) as PublishedData['collections'],
    guide: cleanRows(await readGuide(project, readAt)),
    readAt,
    redirects: await readAllRows<Redirect>(project, REDIRECT_FUNCTION, omitted),
    omitted,
  };
}
