/**
 * What an answer of the backend must look like to be one. Between here and there something else may answer « 200 » (the sign-in
 * page of a network, a proxy, another version of the API): its JSON is valid and holds nothing that was asked for. It is
 * found out here, once, before a screen takes it for rows or a form for « done ».
 */

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits a list of columns at the commas that are in no parentheses. */
function splitColumns(columns: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of columns) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** `alias:name!hint(columns)` of PostgREST's `select`; what comes after a bare name (a cast) names nothing. */
const COLUMN = /^\s*(?:(\w+):(?!:))?(\w+)[^(]*(?:\((.+)\))?\s*$/s;

/** Whether a row has each of these columns, rows of other tables included. */
function hasColumns(row: unknown, columns: string): boolean {
  if (!isObject(row)) return false;
  return splitColumns(columns).every((column) => {
    const [, alias, name = '', inner] = COLUMN.exec(column) ?? [];
    const key = alias ?? name;
    if (key === '') return true;
    if (!(key in row)) return false;
    const value = row[key];
    if (!inner || value === null) return true;
    return Array.isArray(value) ? value.every((one) => hasColumns(one, inner)) : hasColumns(value, inner);
  });
}

const row =
  (columns: string): Check =>
  (value) =>
    hasColumns(value, columns);

const rows =
  (columns: string): Check =>
  (value) =>
    Array.isArray(value) && value.every(row(columns));

/** Somebody's account, alone or inside their session. */
const account: Check = (value) => isObject(value) && row('id')(value.user ?? value);

function checkOfTables(path: string, url: URL, headers: Headers): Check | null {
  // our functions of this name answer a bare number
  if (path.startsWith('rpc/count_')) return Number.isSafeInteger;
  const columns = url.searchParams.get('select');
  if (columns === null) return null;
  return headers.get('accept')?.includes('vnd.pgrst.object') ? row(columns) : rows(columns);
}

const accountChecks: Readonly<Record<string, Check>> = {
  token: row('access_token,refresh_token,user(id)'),
  signup: account,
  user: account,
  recover: isObject,
};

function checkOfFiles(path: string, method: string): Check | null {
  if (path.startsWith('object/list/') || method === 'DELETE') return rows('name');
  return path.startsWith('object/sign/') ? row('signedURL') : null;
}

/** What the answer to a request must pass; null where nothing is made of it. */
export function checkFor(method: string, address: string, headers: Headers): Check | null {
  const url = new URL(address);
  const [, api, path = ''] = /\/(rest|auth|storage)\/v1\/(.*)$/.exec(url.pathname) ?? [];
  // answers without a body: a count comes in a header, which `unwrapCount` looks at
  if (method === 'HEAD') return null;
  if (api === 'rest') return checkOfTables(path, url, headers);
  if (api === 'auth') return accountChecks[path] ?? null;
  return api === 'storage' ? checkOfFiles(path, method) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The answer itself when it passes, or is a failure already. In the place of anything else « 502 »: somebody in between answered,
 * which the query cache asks again, a repeated save remembers as unanswered, and the session survives.
 */
export async function checkAnswer(answer: Response, check: Check | null): Promise<Response> {
  if (!answer.ok || !check || check(parse(await answer.clone().text()))) return answer;
  return new Response(JSON.stringify({ message: 'not what was asked for' }), { status: 502 });
}
