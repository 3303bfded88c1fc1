import postgres from 'postgres';
import { inject } from 'vitest';
import { type Actor, type Person, personOf } from './actors.ts';

/** A pool, past row security. */
export type Connection = postgres.Sql;
/** What `rolledBack` hands out. */
export type Transaction = postgres.TransactionSql;

/** What became of a statement: its rows, or the SQLSTATE it was refused with and, when a function refused it, in which line. */
type Attempt =
  | { readonly code: null; readonly count: number; readonly rows: readonly postgres.Row[] }
  | {
      readonly code: string;
      readonly message: string;
      readonly within: string | undefined;
      readonly count: 0;
      readonly rows: readonly [];
    };

const ROLLBACK = Symbol('rollback');

/** Opens a pool on the test database as its superuser; `become` then takes the place of a visitor or a person. */
export function connect(url: string = inject('databaseUrl'), max = 2): Connection {
  return postgres(url, { max, onnotice: () => undefined });
}

/** Runs the work in a transaction that is always rolled back, and returns what the work returned. */
export async function rolledBack<T>(sql: Connection, work: (tx: Transaction) => Promise<T>): Promise<T> {
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

/** From here to the end of the transaction, statements are sent as the API would send them for this actor; `more` claims the token has. */
export async function become(tx: Transaction, who: Actor | Person, more: object = {}): Promise<void> {
  const account = typeof who === 'string' ? personOf(who) : who;
  const role = account ? 'authenticated' : 'anon';
  const claims = account ? { role, sub: account.id, email: account.email, ...more } : { role };
  await tx`
    select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
}

/** Does something as if there were no triggers, for this transaction only and without locking a table for the others. */
export async function withoutTriggers(tx: Transaction, work: () => PromiseLike<unknown>): Promise<void> {
  await tx`select set_config('session_replication_role', 'replica', true)`;
  await work();
  await tx`select set_config('session_replication_role', 'origin', true)`;
}

// Back to the superuser, whom neither grants nor row security hold.
async function becomeOwner(tx: Transaction): Promise<void> {
  await tx`select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`;
}

/** Tries a statement as the actor; a refusal undoes that statement only, so the test can look at what is left. */
export async function attempt(
  tx: Transaction,
  who: Actor | Person,
  statement: (tx: Transaction) => PromiseLike<postgres.RowList<postgres.Row[]>>,
  claims: object = {},
): Promise<Attempt> {
  try {
    const rows = await tx.savepoint(async (inner) => {
      await become(inner, who, claims);
      return { list: await statement(inner) };
    });
    await becomeOwner(tx);
    return { code: null, count: rows.list.count, rows: [...rows.list] };
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    return { code: error.code, message: error.message, within: error.where, count: 0, rows: [] };
  }
}

/** The condition that each column has its value: for any row when there is none. */
export function where(tx: Transaction, key: Readonly<Record<string, string | number | boolean | null>>) {
  return Object.entries(key).reduce(
    (condition, [column, value]) => tx`${condition} and ${tx(column)} = ${value}`,
    tx`true`,
  );
}

/** The only row of a query that must find exactly one. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (rows.length !== 1 || row === undefined) throw new Error(`expected one row, found ${rows.length}`);
  return row;
}
