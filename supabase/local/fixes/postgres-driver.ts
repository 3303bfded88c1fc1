import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { type Kysely, sql } from 'kysely';
import { toPostgrestError } from './postgrest-error.ts';
import { getCurrentRequest } from './request-scope.ts';
import { readSenderAddress } from './session-tokens.ts';

type SessionContext = (
  transaction: Kysely<unknown>,
  context: { auth?: { role?: string; uid?: string; jwt?: object }; storage?: { operation?: string } },
) => Promise<void>;

/** Setting of a role from `alter role … set`. */
interface RoleSetting {
  role: string;
  name: string;
  value: string;
}

/** Private parts of the library's connection that the fixes below replace. */
interface ConnectionInternals {
  rlsState: 'unknown' | 'active' | 'inactive';
  applyJwtSessionContext: SessionContext;
  writeCachedIntrospection(schemaCache: SchemaCache, options?: object): Promise<void>;
}

/** Everything the library knows of the database: one list per kind of object; most objects name their schema. */
type SchemaCache = Record<string, unknown>;

/** Numbers that PostgreSQL gives its types. */
const OID = {
  boolean: 16,
  json: 114,
  date: 1082,
  time: 1083,
  timestamp: 1114,
  timestamptz: 1184,
  timetz: 1266,
  jsonb: 3802,
};
/** Schemas that a request can reach: the API of tables, of accounts and of files. */
const API_SCHEMAS = ['public', 'auth', 'storage'];
/** Short, because the server runs on this machine. */
const CONNECT_TIMEOUT_SECONDS = 5;

/**
 * Connects the library to PostgreSQL and applies fixes 4 to 9, 11, 20 and 37.
 * @throws when the library no longer has one of the private parts that the fixes replace.
 */
export function connectSupabaseLiteToPostgres(url: string): PostgresConnection {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      // a client would reconnect in the middle of a transaction
      max_lifetime: null,
      connect_timeout: CONNECT_TIMEOUT_SECONDS,
      onnotice: () => {},
      connection: { search_path: '"$user", public, extensions' },
      types: columnTypes,
    },
  });
  const internals = connection as unknown as ConnectionInternals;
  if (
    internals.rlsState === undefined ||
    typeof internals.applyJwtSessionContext !== 'function' ||
    typeof internals.writeCachedIntrospection !== 'function'
  ) {
    throw new Error(
      'This version of @supabase/lite changed inside: revise supabase/local/fixes/postgres-driver.ts.',
    );
  }
  connection.normalizeDbError = toPostgrestError;
  connection.transaction = (statements, options) => runAtomically(connection, statements, options?.intent);
  keepGrants(internals);
  limitSchemaCache(internals);
  setContext(internals);
  return connection;
}

const columnTypes = {
  // Fix 5. The driver encodes JSON text a second time: auth.users.raw_user_meta_data becomes a JSON string.
  // Triggers that read a name from it find NULL.
  json: { to: OID.json, from: [OID.json], serialize: toJsonText, parse: JSON.parse },
  jsonb: { to: OID.jsonb, from: [OID.jsonb], serialize: toJsonText, parse: JSON.parse },
  // Fix 6. The library answers timestamps as PostgreSQL prints them ("2026-01-01 00:00:00+00"), which Safari
  // cannot parse. Hosted projects answer ISO 8601.
  timestamp: { to: OID.timestamp, from: [OID.timestamp], serialize: toText, parse: toIsoTimestamp },
  timestamptz: { to: OID.timestamptz, from: [OID.timestamptz], serialize: toText, parse: toIsoTimestamp },
  // Fix 20. A number in a date column breaks the driver (500), and any invalid boolean becomes false. Here
  // PostgreSQL parses the text, and refuses invalid values.
  date: { to: OID.date, from: [OID.date], serialize: toText, parse: String },
  time: { to: OID.time, from: [OID.time], serialize: toText, parse: String },
  timetz: { to: OID.timetz, from: [OID.timetz], serialize: toText, parse: String },
  boolean: { to: OID.boolean, from: [OID.boolean], serialize: toText, parse: (text: string) => text === 't' },
};

// Treats only whole objects and arrays as JSON text, because a column may hold the string "true".
function toJsonText(value: unknown): string {
  if (typeof value === 'string' && /^\s*[{[]/.test(value)) {
    try {
      JSON.parse(value);
      return value;
    } catch {
      return JSON.stringify(value);
    }
  }
  return JSON.stringify(value);
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

// Fix 7. The library sends BEGIN, each statement and COMMIT over any connection of the pool. A failure then
// rolls nothing back.
async function runAtomically(
  connection: PostgresConnection,
  statements: string[],
  intent: string | undefined,
): Promise<void> {
  await connection.driver.begin(async (transaction) => {
    for (const statement of statements) await transaction.unsafe(statement);
  });
  if (intent === 'migration') await connection.clearSchemaCache();
}

// Fix 9. On its first request the library grants ALL on every table to the three API roles, in each schema with a table
// under row level security. That undoes each REVOKE and column grant of the migrations. The library grants nothing in
// the state 'active'.
function keepGrants(internals: ConnectionInternals): void {
  internals.rlsState = 'active';
}

// Fix 37. At each insert the library walks the columns and views of every schema, also of those that no request
// can reach. PostgREST caches only the schemas of its configuration.
function limitSchemaCache(internals: ConnectionInternals): void {
  const writeSchemaCache = internals.writeCachedIntrospection.bind(internals);
  internals.writeCachedIntrospection = (schemaCache, options) =>
    writeSchemaCache(
      Object.fromEntries(
        Object.entries(schemaCache).map(([kind, entries]) => [kind, keepApiSchemas(entries)]),
      ),
      options,
    );
}

function keepApiSchemas(entries: unknown): unknown {
  if (!Array.isArray(entries)) return entries;
  return entries.filter((entry) => entry.schema === undefined || API_SCHEMAS.includes(entry.schema));
}

// Fix 11. PostgREST passes every request's headers, method and path to the database. The library does so for
// function calls only, so triggers cannot read the caller's address.
// Fix 4. PostgREST also applies the settings of `alter role … set` (a timeout, planner options). The library
// does not, so a visitor's statement has no time limit.
function setContext(internals: ConnectionInternals): void {
  let roleSettings: Promise<readonly RoleSetting[]> | undefined;
  internals.applyJwtSessionContext = async (transaction, { auth, storage }) => {
    // Another connection may never become free: each one may belong to a transaction that waits for this query.
    roleSettings ??= readRoleSettings(transaction).catch((error) => {
      roleSettings = undefined;
      throw error;
    });
    const role = auth?.role || 'anon';
    const ownRoleSettings = (await roleSettings).filter((setting) => setting.role === role);
    const settings = [
      ['role', role],
      ['request.jwt.claim.sub', auth?.uid ?? ''],
      ['request.jwt.claim.role', role],
      ['request.jwt.claims', auth?.jwt ? JSON.stringify(auth.jwt) : ''],
      ['storage.operation', storage?.operation ?? ''],
      ['storage.allow_delete_query', String(storage !== undefined)],
      ...requestSettings(),
      ...ownRoleSettings.map(({ name, value }) => [name, value]),
    ];
    const calls = settings.map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
    await sql`select ${sql.join(calls)}`.execute(transaction);
  };
}

function requestSettings(): [string, string][] {
  const request = getCurrentRequest();
  if (!request) return [];
  return [
    ['request.headers', JSON.stringify(withSenderAddress(request))],
    ['request.method', request.method],
    ['request.path', new URL(request.url).pathname.replace(/^\/rest\/v1/, '')],
  ];
}

/**
 * Returns the headers that the edge of a hosted project passes on, which always contain the sender's address.
 */
function withSenderAddress(request: Request): Record<string, string> {
  const headers = Object.fromEntries(request.headers);
  return 'cf-connecting-ip' in headers
    ? headers
    : { ...headers, 'cf-connecting-ip': readSenderAddress(request) };
}

async function readRoleSettings(transaction: Kysely<unknown>): Promise<readonly RoleSetting[]> {
  const { rows } = await sql<RoleSetting>`
    select setrole::regrole::text as role, split_part(setting, '=', 1) as name,
      substr(setting, strpos(setting, '=') + 1) as value
    from pg_catalog.pg_db_role_setting, unnest(setconfig) as setting where setdatabase = 0`.execute(
    transaction,
  );
  return rows;
}
