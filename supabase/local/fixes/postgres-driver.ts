import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { type Kysely, sql } from 'kysely';
import { postgrestError } from './postgrest-error.ts';
import { currentRequest } from './request-scope.ts';
import { createReservations } from './reserved-connections.ts';
import { senderAddress } from './session-tokens.ts';

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

/** Private parts of the library's connection that the fixes below reach into. */
interface ConnectionInternals {
  rlsState: 'unknown' | 'active' | 'inactive';
  applyJwtSessionContext: SessionContext;
}

const POOL_SIZE = 10;
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
const STORAGE_PATH = /^\/storage\/v1\//;
/** Seconds; the server runs on this machine. */
const CONNECT_TIMEOUT = 5;

/**
 * Connects the library to PostgreSQL and applies fixes 4 to 9, 11, 19, 20 and 25.
 * @throws when the library no longer has the parts that the fixes replace.
 */
export function connect(url: string): PostgresConnection {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: POOL_SIZE,
      connect_timeout: CONNECT_TIMEOUT,
      onnotice: () => {},
      connection: { search_path: '"$user", public, extensions' },
      types: columnTypes,
    },
  });
  const internals = connection as unknown as ConnectionInternals;
  if (internals.rlsState === undefined || typeof internals.applyJwtSessionContext !== 'function') {
    throw new Error(
      'This version of @supabase/lite changed inside: revise supabase/local/fixes/postgres-driver.ts.',
    );
  }
  connection.normalizeDbError = postgrestError;
  connection.transaction = (statements, options) => runAtomically(connection, statements, options?.intent);
  keepGrants(internals);
  setContextAtOnce(internals, connection.driver);
  replaceReservations(connection);
  return connection;
}

const columnTypes = {
  // Fix 5. The driver encoded JSON text a second time: auth.users.raw_user_meta_data became a JSON string.
  // Triggers that read a name from it found NULL.
  json: { to: OID.json, from: [OID.json], serialize: asJson, parse: JSON.parse },
  jsonb: { to: OID.jsonb, from: [OID.jsonb], serialize: asJson, parse: JSON.parse },
  // Fix 6. Timestamps came out as PostgreSQL prints them ("2026-01-01 00:00:00+00"), which Safari cannot parse;
  // hosted answers are ISO 8601.
  timestamp: { to: OID.timestamp, from: [OID.timestamp], serialize: asText, parse: isoTimestamp },
  timestamptz: { to: OID.timestamptz, from: [OID.timestamptz], serialize: asText, parse: isoTimestamp },
  // Fix 20. A number in a date column broke the driver (500), and any invalid boolean became false. PostgreSQL
  // parses the text instead, and refuses invalid values.
  date: { to: OID.date, from: [OID.date], serialize: asText, parse: String },
  time: { to: OID.time, from: [OID.time], serialize: asText, parse: String },
  timetz: { to: OID.timetz, from: [OID.timetz], serialize: asText, parse: String },
  boolean: { to: OID.boolean, from: [OID.boolean], serialize: asText, parse: (text: string) => text === 't' },
};

// Treats only whole objects and arrays as JSON text, because a column may hold the string "true".
function asJson(value: unknown): string {
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

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isoTimestamp(printed: string): string {
  return printed.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

// Fix 7. The library sends BEGIN, each statement and COMMIT as separate queries over the pool, so they land on
// different sessions and a failure rolls nothing back.
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

// Fix 9. On its first request the library grants ALL on every table with row level security to the three API
// roles. That undoes each REVOKE and column grant of the migrations. This state makes it believe the grants
// exist.
function keepGrants(internals: ConnectionInternals): void {
  internals.rlsState = 'active';
}

// Fix 25. The library sets the context of a transaction in six statements. PostgREST uses one. A form needed
// seventeen statements in all, eleven of them for this.
// Fix 11. PostgREST passes every request's headers, method and path to the database. The library did so for
// function calls only: triggers could not read the caller's address.
// Fix 4. PostgREST also applies the settings of `alter role … set` (a timeout, planner options). The library
// never did: a visitor's statement had no time limit.
function setContextAtOnce(internals: ConnectionInternals, driver: PostgresConnection['driver']): void {
  let settingsOfRoles: Promise<readonly RoleSetting[]> | undefined;
  internals.applyJwtSessionContext = async (transaction, { auth, storage }) => {
    settingsOfRoles ??= readRoleSettings(driver).catch((error) => {
      settingsOfRoles = undefined;
      throw error;
    });
    const role = auth?.role || 'anon';
    const settings = [
      ['role', role],
      ['request.jwt.claim.sub', auth?.uid ?? ''],
      ['request.jwt.claim.role', role],
      ['request.jwt.claims', auth?.jwt ? JSON.stringify(auth.jwt) : ''],
      ['storage.operation', storage?.operation ?? ''],
      ...requestSettings(),
      ...(await settingsOfRoles).filter((one) => one.role === role).map(({ name, value }) => [name, value]),
    ];
    const calls = settings.map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
    await sql`select ${sql.join(calls)}`.execute(transaction);
  };
}

function requestSettings(): [string, string][] {
  const request = currentRequest();
  if (!request) return [];
  return [
    ['request.headers', JSON.stringify(headersFromEdge(request))],
    ['request.method', request.method],
    ['request.path', new URL(request.url).pathname.replace(/^\/rest\/v1/, '')],
  ];
}

/**
 * Returns the headers that the edge of a hosted project passes on, which always contain the sender's address.
 */
function headersFromEdge(request: Request): Record<string, string> {
  const headers = Object.fromEntries(request.headers);
  return 'cf-connecting-ip' in headers ? headers : { ...headers, 'cf-connecting-ip': senderAddress(request) };
}

async function readRoleSettings(driver: PostgresConnection['driver']): Promise<readonly RoleSetting[]> {
  return driver<RoleSetting[]>`
    select setrole::regrole::text as role, split_part(setting, '=', 1) as name,
      substr(setting, strpos(setting, '=') + 1) as value
    from pg_catalog.pg_db_role_setting, unnest(setconfig) as setting where setdatabase = 0`;
}

// Sets the flag by which the storage API tells the database that it deletes a file (see hosted-parity.sql).
function deletingOperation(): string {
  const request = currentRequest();
  const isStorage = request !== undefined && STORAGE_PATH.test(new URL(request.url).pathname);
  return `set storage.allow_delete_query = '${isStorage}'`;
}

function replaceReservations({ driver }: PostgresConnection): void {
  const reservations = createReservations(driver, POOL_SIZE, deletingOperation);
  const endDriver = driver.end.bind(driver);
  Object.assign(driver, {
    reserve: reservations.reserve,
    async end(options?: { timeout?: number }) {
      await Promise.all([reservations.end(options), endDriver(options)]);
    },
  });
}
