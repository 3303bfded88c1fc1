import { setTimeout } from 'node:timers/promises';
import { channels } from '../src/copy/channels.ts';
import type { OmittedRecord } from '../src/copy/omitted-record.ts';
import { toGuideDay, toGuideDayBounds } from '../src/shared/lib/guide-day.ts';
import type { StoredPicture } from '../src/shared/lib/stored-picture.ts';
import { removeControlCharactersFromJson } from '../supabase/functions/_shared/plain-text.ts';
import { StartError } from '../supabase/local/start-error.ts';
import type { Redirect } from './redirects.ts';

/** Everything that staff published, as the database returns it to visitors. */
export interface PublishedData {
  /** Null for a build without a project. */
  databaseState: DatabaseState | null;
  /** Rows of `published_texts`, without their redirects. */
  texts: PublishedText[];
  /** Rows of `published_counts`, `published_settings` and `published_collections`. */
  counts: unknown[];
  settings: unknown[];
  collections: { key?: string; media?: (StoredPicture & { type: string })[] }[];
  /** Rows of `published_programmes` of each channel, for the broadcast day that contains `readAt`. */
  guide: unknown[];
  /** Time at which the build started to read, in milliseconds. */
  readAt: number;
  redirects: Redirect[];
  /** Rows that could not be read. */
  omitted: OmittedRecord[];
}

interface DatabaseState {
  /** Number of changes of published content so far. */
  changes: number;
  /** Time at which the database counted the changes (ISO). */
  at: string;
  /** Slugs of default articles that the database has imported. The build no longer shows their files. */
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

/** Row of `published_texts`. */
interface TextRow extends PublishedText {
  redirects?: Redirect[];
}

const TIMEOUT_MS = 30_000;

/** Milliseconds before the next attempt when a server is silent or failing. */
const RETRY_DELAYS_MS = [1000, 4000];

/** Project whose content a build reads. */
interface Project {
  url: string;
  /** Publishable key. */
  key: string;
}

const createError = ({ url }: Project, reason: string) =>
  new StartError(
    `${url} did not say what is published (${reason}): the site was not built, the last build is untouched.`,
  );

/** Returns status and whole body of an answer. @throws without an answer, and when the connection cuts it off */
async function request(url: string, key: string): Promise<{ status: number; body: string }> {
  const answer = await fetch(url, { headers: { apikey: key }, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: answer.status, body: await answer.text() };
}

async function requestWithRetries(url: string, key: string): ReturnType<typeof request> {
  for (const delayMs of RETRY_DELAYS_MS) {
    const answer = await request(url, key).catch(() => null);
    if (answer && answer.status < 500) return answer;
    await setTimeout(delayMs);
  }
  return request(url, key);
}

/** Calls a function of the project's API. Returns its rows. @throws StartError */
async function callFunction(
  project: Project,
  name: string,
  parameters: Record<string, string> = {},
): Promise<unknown[]> {
  const url = `${new URL(project.url).origin}/rest/v1/rpc/${name}?${new URLSearchParams(parameters)}`;
  const { status, body } = await requestWithRetries(url, project.key).catch((error: Error) => {
    throw createError(project, String(error.cause ?? error.message));
  });
  if (status !== 200) throw createError(project, `${status} for ${name}`);
  const rows = parseJson(body);
  if (!Array.isArray(rows)) throw createError(project, `no list for ${name}`);
  return rows.map(parseJson);
}

/**
 * Parses JSON text, and removes control characters, which rows that were stored without checks may contain. Returns
 * null for a row that is invalid or nested too deep, so that the other rows stay.
 */
function parseJson(text: unknown): unknown {
  try {
    return removeControlCharactersFromJson(JSON.parse(text as string));
  } catch {
    return null;
  }
}

const hasStringField = (value: unknown, key: string): value is object =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'string';

/** Reads all texts, page after page. Leaves out a row without an id. @throws StartError without an answer or a valid row */
async function readTextRows(project: Project, omitted: OmittedRecord[]): Promise<TextRow[]> {
  const rows: TextRow[] = [];
  let cursorId = '';
  while (true) {
    const page = await callFunction(project, 'published_texts', cursorId ? { cursor_id: cursorId } : {});
    if (page.length === 0) return rows;
    for (const row of page)
      if (hasStringField(row, 'id')) rows.push(row as TextRow);
      else omitted.push({ kind: 'text', id: '?', reason: 'malformed' });
    const lastId = rows.at(-1)?.id;
    if (lastId === undefined || lastId === cursorId)
      throw createError(project, 'invalid rows for published_texts');
    cursorId = lastId;
  }
}

/** Reads the number of changes. Call it before reading the texts, so that a change in between starts another build. */
async function readDatabaseState(project: Project): Promise<DatabaseState> {
  const [state] = (await callFunction(project, 'published_state')) as Partial<DatabaseState>[];
  if (!Number.isSafeInteger(state?.changes) || !hasStringField(state, 'at'))
    throw createError(project, 'invalid rows for published_state');
  return state as DatabaseState;
}

/** Reads the programmes of each channel on the broadcast day that contains `readAt`. */
async function readGuide(project: Project, readAt: number): Promise<unknown[]> {
  const { since, until } = toGuideDayBounds(toGuideDay(readAt));
  const span = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
  const programmes: unknown[] = [];
  for (const { key: channel } of channels) {
    programmes.push(...(await callFunction(project, 'published_programmes', { channel, ...span })));
  }
  return programmes;
}

/** Reads everything that is published in a project. @throws StartError */
export async function readPublishedData(url: string, key: string): Promise<PublishedData> {
  const project = { url, key };
  const readAt = Date.now();
  const omitted: OmittedRecord[] = [];
  const databaseState = await readDatabaseState(project);
  const textRows = await readTextRows(project, omitted);
  return {
    databaseState,
    texts: textRows.map(({ redirects: _, ...text }) => text),
    counts: await callFunction(project, 'published_counts'),
    settings: await callFunction(project, 'published_settings'),
    collections: (await callFunction(project, 'published_collections')) as PublishedData['collections'],
    guide: await readGuide(project, readAt),
    readAt,
    redirects: textRows.flatMap(({ redirects }) => redirects ?? []),
    omitted,
  };
}
