/** Request to the REST API, ready to send. */
export interface HostileRequest {
  /** Path after `/rest/v1/`, query included. */
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

/** Returns a generator of numbers between 0 and 1, equal for equal seeds (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u00a0\u2003',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'fin\udfff',
  '\u202emoc.live\u202c',
  '\u200b\u200d\ufeff',
  '\u0007\u001b[31mrouge\u009b',
  'e\u0301'.repeat(200),
  '👩🏿‍🚀'.repeat(50),
  'كلمة עברית 漢字 ዐማርኛ',
  '=HYPERLINK("http://x.example";"ici")',
  'Bonjour,=1+1',
  'Bonjour\t@SUM(A1)',
  'ligne\r\n-2+3',
  ';+1;"=1',
  '＝1+1',
  '"";"\r\n',
  "'; drop table contact_messages; --",
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{"a":[1,{"b":null}]}',
  '%s%n%00%c0%ae',
  '\\u0000\\x41\\',
  '../../etc/passwd',
  'awa@example.org\r\nBcc: tous@example.org',
  '"awa diop"@example.org',
  'awa@@example.org',
  `${'a'.repeat(250)}@example.org`,
  'x'.repeat(301),
  'mot '.repeat(6000),
  'null',
  'NaN',
  'infinity',
  '-infinity',
  'now',
  '0000-00-00',
  '2027-02-30',
  '99999-12-31',
  '4714-01-01 BC',
  '2027-01-01T00:00:00+99:99',
  '1e400',
  'true; select 1',
];

const OTHER_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  2 ** 53,
  1e308,
  -0.1,
  [],
  {},
  ['awa'],
  { $ne: null },
  [[[[[]]]]],
  { constructor: { prototype: {} } },
];

const BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '{}',
  '"text"',
  '42',
  '[null]',
  '[1,2]',
  '{"email":"a@b.example"',
  '{"email":1e999}',
  '{"__proto__":{"id":1}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'email=a%40b.example',
  '\ufeff{}',
];

const PREFERENCES: readonly string[] = [
  'return=minimal',
  'return=representation',
  'return=headers-only',
  'count=exact',
  'resolution=ignore-duplicates',
  'missing=default',
  'handling=strict, timezone=Mars/Olympus',
  'tx=rollback',
  'max-affected=-1',
];

const QUERIES: readonly string[] = [
  '?columns=email',
  '?columns=%00',
  '?select=*',
  '?select=email%29%28',
  '?on_conflict=email',
  '?email=eq.%FF',
  '?and=(((',
  '?limit=-1&offset=x',
];

const CONTENT_TYPES: readonly string[] = [
  'text/csv',
  'application/x-www-form-urlencoded',
  'text/plain',
  'x/y; charset=\u00e9',
];

/** Returns a function that gives odd values for a field, and repeats none before it has used all. */
export function createOddValueGenerator(random: () => number): (field: string) => unknown {
  const unusedValues = new Map<string, unknown[]>();
  return (field) => {
    const values = unusedValues.get(field) ?? [];
    if (values.length === 0) values.push(...TEXTS, ...OTHER_VALUES);
    unusedValues.set(field, values);
    const [value] = values.splice(Math.floor(random() * values.length), 1);
    if (typeof value !== 'string' || random() > 0.3) return value;
    return `${value}${TEXTS[Math.floor(random() * TEXTS.length)]}`;
  };
}

/**
 * Derives a hostile request from a valid one. A few fields get values of the wrong type, size or spelling.
 * Sometimes the body, a header or the address is broken.
 * @param valid an accepted row, or accepted arguments of a function.
 */
export function createHostileRequest(
  random: () => number,
  nextOddValue: ReturnType<typeof createOddValueGenerator>,
  path: string,
  valid: Readonly<Record<string, unknown>>,
): HostileRequest {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const happens = (probability: number) => random() < probability;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  let targetPath = path;
  if (happens(0.1)) headers.prefer = pick(PREFERENCES);
  if (happens(0.05)) targetPath += pick(QUERIES);
  if (happens(0.03)) headers['content-type'] = pick(CONTENT_TYPES);
  if (happens(0.05)) return { path: targetPath, headers, body: pick(BODIES) };

  const row: Record<string, unknown> = { ...valid };
  const names = Object.keys(valid);
  const changeCount = Math.floor(random() * 4);
  for (let change = 0; change < changeCount; change += 1) {
    const isOwnField = names.length > 0 && !happens(0.05);
    const name = pick(isOwnField ? names : ['id', 'status', 'é\u0000"', '__proto__']);
    if (happens(0.1)) delete row[name];
    else row[name] = nextOddValue(name);
  }
  const secondField = pick(names) ?? 'x';
  const secondRow = { ...row, [secondField]: nextOddValue(secondField) };
  let body = JSON.stringify(happens(0.05) ? [row, secondRow] : row);
  if (happens(0.03)) body = body.slice(0, Math.floor(random() * body.length));
  if (happens(0.03)) {
    const bytes = new TextEncoder().encode(body);
    bytes[Math.floor(random() * bytes.length)] = pick([0xff, 0xc0, 0x80, 0x00, 0xed]);
    return { path: targetPath, headers, body: bytes };
  }
  return { path: targetPath, headers, body };
}
