import postgres from 'postgres';
import { afterAll, expect, inject } from 'vitest';
import { getActorAccount, type TestActorName, type TestPerson } from './actors.ts';

/** Pool of connections as superuser, which bypass row security. */
export type Connection = postgres.Sql;
/** Transaction of `withRollback`. */
export type Transaction = postgres.TransactionSql;

/** Sender of a statement. Grants and row security do not limit the superuser. */
export type StatementSender = TestActorName | TestPerson | 'superuser';

/**
 * Result of a statement. A refused one has an SQLSTATE, and the name of the constraint that refused it. Frequent
 * codes are 42501 (no right), 23502 (missing value), 23503 (foreign key), 23505 (unique key), 23514 (check) and 22023
 * (invalid argument). PT429 is the rate limit: the API answers with the HTTP status after PT.
 */
interface StatementResult {
  readonly code: string | null;
  readonly constraint?: string | undefined;
  readonly count: number;
  readonly rows: readonly postgres.Row[];
}

/** Function that sends a statement, for `attemptAs`. */
export type StatementBuilder = (tx: Transaction) => PromiseLike<postgres.RowList<postgres.Row[]>>;
type SqlParameters = readonly postgres.ParameterOrFragment<never>[];

const ROLLBACK = Symbol('rollback');

/** Opens a pool as the superuser, by default on the test database. */
export function connectAsSuperuser(url: string = inject('databaseUrl'), max = 2): Connection {
  return postgres(url, { max, onnotice: () => undefined });
}

/** Opens a pool on the test database, and closes it after the tests of the file. */
export function openConnection(): Connection {
  const sql = connectAsSuperuser();
  afterAll(() => sql.end());
  return sql;
}

/** Runs the work in a transaction, rolls it back, and returns the result of the work. */
export async function withRollback<T>(sql: Connection, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const outcome: { value?: T } = {};
  try {
    await sql.begin(async (tx) => {
      outcome.value = await work(tx);
      throw ROLLBACK;
    });
  } catch (error) {
    if (error !== ROLLBACK) throw error;
  }
  return outcome.value as T;
}

/** Sets the role and the claims of the transaction, as the API does for this actor. */
export async function setActor(
  tx: Transaction,
  actor: TestActorName | TestPerson,
  extraClaims: object = {},
): Promise<void> {
  await tx.unsafe(`select ${buildRoleSettings(actor, extraClaims)}`);
}

function buildRoleSettings(actor: TestActorName | TestPerson, extraClaims: object): string {
  const account = typeof actor === 'string' ? getActorAccount(actor) : actor;
  const role = account ? 'authenticated' : 'anon';
  const claims = account ? { role, sub: account.id, email: account.email, ...extraClaims } : { role };
  return `set_config('role', '${role}', true), set_config('request.jwt.claims', ${quoteLiteral(JSON.stringify(claims))}, true)`;
}

const quoteLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Turns off triggers and foreign keys for the rest of this transaction, without locking a table. */
export const disableTriggers = (tx: Transaction) => tx`set local session_replication_role = replica`;

/** Runs a statement without triggers: withoutTriggers(tx)`update …`. */
export const withoutTriggers =
  (tx: Transaction) =>
  async (text: TemplateStringsArray, ...parameters: SqlParameters): Promise<void> => {
    await disableTriggers(tx);
    await tx(text, ...parameters);
    await tx`set local session_replication_role = origin`;
  };

/** Returns a value as a parameter of type jsonb. `tx.json` alone refuses values of the types `object` and `unknown`. */
export const toJson = (tx: Transaction, value: unknown) => tx.json(value as postgres.JSONValue);

/** Settings that return the transaction to the superuser, whom grants and row security do not limit. */
const SUPERUSER_SETTINGS = `set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`;

/**
 * Runs a statement as the sender. A refusal undoes this statement only, so the test can check the rows afterwards.
 * Savepoint and role are one request, because this runs thousands of times.
 */
export async function attemptAs(
  tx: Transaction,
  sender: StatementSender,
  statement: string | StatementBuilder,
  claims: object = {},
): Promise<StatementResult> {
  const settings = sender === 'superuser' ? SUPERUSER_SETTINGS : buildRoleSettings(sender, claims);
  await tx.unsafe(`savepoint attempt; select ${settings}`);
  try {
    const rows = await (typeof statement === 'string' ? tx.unsafe(statement) : statement(tx));
    await tx.unsafe(`release savepoint attempt; select ${SUPERUSER_SETTINGS}`);
    return { code: null, count: rows.count, rows: [...rows] };
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    await tx.unsafe('rollback to savepoint attempt; release savepoint attempt');
    return { code: error.code, constraint: error.constraint_name, count: 0, rows: [] };
  }
}

/** Returns the SQLSTATE with which a statement or transaction fails, null when it succeeds. */
export const getErrorCode = (result: PromiseLike<unknown>): PromiseLike<string | null> =>
  result.then(
    () => null,
    (error: { code: string }) => error.code,
  );

/** Counts the sessions of this database that wait for a lock of another session. */
export async function countWaitingSessions(sql: Connection): Promise<number> {
  const sessions = await sql`
    select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
  return sessions.length;
}

/** Runs a statement as the sender, like `attemptAs`: runAs(tx, 'editor')`delete from …`. */
export const runAs =
  (tx: Transaction, sender: StatementSender, claims: object = {}) =>
  (text: TemplateStringsArray, ...parameters: SqlParameters) =>
    attemptAs(tx, sender, () => tx(text, ...parameters), claims);

/**
 * Expects a statement of the sender to fail: await expectRefusal(tx, 'editor', '42501')`delete from …`.
 * @param constraint name of the constraint that refuses it
 */
export const expectRefusal =
  (tx: Transaction, sender: StatementSender, code: string, constraint?: string) =>
  async (text: TemplateStringsArray, ...parameters: SqlParameters) => {
    const result = await runAs(tx, sender)(text, ...parameters);
    expect(result).toMatchObject({ code, ...(constraint ? { constraint } : {}) });
  };

/** Returns the SQL condition `column = value` for each entry of `key`; `true` for an empty key. */
export function buildWhereMatches(
  tx: Transaction,
  key: Readonly<Record<string, string | number | boolean | null>>,
) {
  return Object.entries(key).reduce(
    (condition, [column, value]) => tx`${condition} and ${tx(column)} = ${value}`,
    tx`true`,
  );
}

/** Returns the only row of a query. @throws for no row or several rows */
export function getOnlyRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (rows.length !== 1 || row === undefined) throw new Error(`expected one row, found ${rows.length}`);
  return row;
}
