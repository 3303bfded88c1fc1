import fc from 'fast-check';
import { hostileLineArbitrary } from './hostile-texts.ts';

/** Request to the REST API, ready to send. */
interface HostileRequest {
  /** Path after `/rest/v1/`, query included. */
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

const ODD_VALUES: readonly unknown[] = [
  '',
  ' ',
  '\u00a0\u2003',
  '=HYPERLINK("http://x.example";"ici")',
  'Bonjour,=1+1',
  'Bonjour\t@SUM(A1)',
  'ligne\r\n-2+3',
  ';+1;"=1',
  '＝1+1',
  '"";"\r\n',
  "'; drop table contact_messages; --",
  'true; select 1',
  'javascript:alert(1)',
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
  null,
  true,
  0,
  -1,
  2 ** 53,
  1e308,
  -0.1,
  [],
  ['awa'],
  [[[[[]]]]],
  {},
  { $ne: null },
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

const UNKNOWN_FIELDS: readonly string[] = ['id', 'status', 'é\u0000"', '__proto__'];

/** Generates the usual value, and once in twenty times an odd one. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: odd });

const oddValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 1, arbitrary: hostileLineArbitrary },
);

/**
 * Generates hostile variants of a valid request. A few fields get values of the wrong type, size or spelling.
 * Sometimes the body, a header or the address is broken.
 * @param createValues returns an accepted row, or accepted arguments of a function, for a unique id.
 */
export function hostileRequests(
  path: string,
  createValues: (id: string) => Readonly<Record<string, unknown>>,
): fc.Arbitrary<HostileRequest> {
  const names = Object.keys(createValues(''));
  const unknownField = fc.constantFrom(...UNKNOWN_FIELDS);
  const field = names.length > 0 ? mostly(fc.constantFrom(...names), unknownField) : unknownField;
  // a field with the value `undefined` is missing in the JSON
  const changes = fc.array(fc.tuple(field, mostly(oddValue, fc.constant(undefined))), { maxLength: 3 });
  const row = fc
    .tuple(fc.noBias(fc.uuid()), changes)
    .map(([id, changedFields]) => ({ ...createValues(id), ...Object.fromEntries(changedFields) }));
  const rows = fc.array(row, { minLength: 2, maxLength: 2 });
  const json = mostly<unknown>(row, rows).map((value) => JSON.stringify(value));
  const damagedJson = fc
    .tuple(json, fc.nat(), fc.constantFrom(0xff, 0xc0, 0x80, 0x00, 0xed))
    .map(([text, position, byte]) => {
      const bytes = new TextEncoder().encode(text);
      return bytes.with(position % bytes.length, byte);
    });
  return fc.record({
    path: mostly(fc.constant(path), fc.constantFrom(...QUERIES.map((query) => path + query))),
    headers: fc.record({
      'content-type': mostly(fc.constant('application/json'), fc.constantFrom(...CONTENT_TYPES)),
      prefer: mostly(fc.constant('return=minimal'), fc.constantFrom(...PREFERENCES)),
    }),
    body: mostly<HostileRequest['body']>(json, fc.oneof(fc.constantFrom(...BODIES), damagedJson)),
  });
}
