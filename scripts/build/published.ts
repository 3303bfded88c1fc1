import { setTimeout } from 'node:timers/promises';
import { channelTimes } from '../../src/content/site/channel-time.ts';
import { boundsOf, dayOf } from '../../src/shared/lib/guide-day.ts';
import type { StoredPicture } from '../../src/shared/lib/stored-picture.ts';
import { StartError } from '../../supabase/local/start-error.ts';

/** What staff published, as the database lets anybody read it. */
export interface Published {
  /** How often it had changed when it was read, and when that was; null of a build without a project. */
  state: State | null;
  /** Texts as `published_texts` answers them. */
  texts: Text[];
  /** As `published_counts`, `published_settings` and `published_collections` answer them. */
  counts: unknown[];
  settings: unknown[];
  collections: { media?: (StoredPicture & { type: string })[] }[];
  /** What each channel shows on the day of the build, as `published_programmes` answers it, and when that was. */
  guide: unknown[];
  at: number;
  redirects: Redirect[];
}

interface State {
  changes: number;
  at: string;
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
};

interface Text {
  id: string;
  cover?: StoredPicture | null;
  share?: StoredPicture | null;
}

interface Redirect {
  from: string;
  to: string;
}

const TIMEOUT = 30_000;

/** Milliseconds before it is asked again when nobody answers, or a server that has trouble. */
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
  try {
    return ((await answer.json()) as string[]).map((text) => JSON.parse(text));
  } catch {
    throw fault(url, `no list for ${question.split('?')[0]}`);
  }
}

const hasText = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'string';

/**
 * Everything, page after page: `cursor` takes what the last row has in `column`.
 * @throws StartError in one sentence when there is no answer, or nonsense.
 */
async function askAll<Row>(
  url: string,
  key: string,
  name: string,
  cursor: string,
  column: keyof Row & string,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = ''; ; ) {
    const page = await ask(url, key, `${name}?${after ? new URLSearchParams({ [cursor]: after }) : ''}`);
    if (!page.every((row) => hasText(row, column))) throw fault(url, `nonsense for ${name}`);
    if (page.length === 0) return rows;
    rows.push(...(page as Row[]));
    after = String(rows.at(-1)?.[column]);
  }
}

/** Asked before the texts: what changes while they are read is not in it, so that they are read again. */
async function askState(url: string, key: string): Promise<State> {
  const [state] = (await ask(url, key, 'published_state')) as Partial<State>[];
  if (!Number.isSafeInteger(state?.changes) || !hasText(state, 'at'))
    throw fault(url, 'nonsense for published_state');
  return state as State;
}

/** What each channel shows on the day of an instant, by its own clocks. */
async function askGuide(url: string, key: string, at: number): Promise<unknown[]> {
  const shown: unknown[] = [];
  for (const [channel, { zone }] of Object.entries(channelTimes)) {
    const { since, until } = boundsOf(dayOf(at, zone), zone);
    const span = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
    shown.push(...(await ask(url, key, `published_programmes?${new URLSearchParams({ channel, ...span })}`)));
  }
  return shown;
}

/** What is published in the project at this address. */
export async function readPublished(url: string, key: string): Promise<Published> {
  const at = Date.now();
  return {
    state: await askState(url, key),
    texts: await askAll<Text>(url, key, 'published_texts', 'cursor_id', 'id'),
    counts: await ask(url, key, 'published_counts'),
    settings: await ask(url, key, 'published_settings'),
    collections: (await ask(url, key, 'published_collections')) as Published['collections'],
    guide: await askGuide(url, key, at),
    at,
    redirects: await askAll<Redirect>(url, key, 'published_redirects', 'cursor_path', 'from'),
  };
}
