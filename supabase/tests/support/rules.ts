import { ACTORS, type Actor, type Person } from './actors.ts';
import type { Transaction } from './database.ts';

export const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

/** allowed: it happens. refused: SQLSTATE 42501. filtered: no error, and no row seen or touched. */
export type Outcome = 'allowed' | 'refused' | 'filtered';

/** Column names with values: a key, a row to insert or the changes of an update. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** One thing that may be tried on a table, and what comes of it for each actor. */
export interface Rule {
  readonly operation: Operation;
  /** Which row, which change: ends the sentence that names the test. */
  readonly subject: string;
  /** Puts the row in question in place and returns its key. Not for inserts. */
  readonly given?: (tx: Transaction, person: Person | null) => Promise<Values>;
  /** The row to insert, or the columns to change. */
  readonly values?: (person: Person | null) => Values;
  /** One letter an actor, in the order of ACTORS: A allowed, R refused, F filtered. */
  readonly outcomes: string;
}

/** The columns an API role may use a verb on; `all` stands for every column of the table. */
type Columns = readonly string[] | 'all';

/** The verbs of one role on one table; what is absent is refused. */
export interface RoleGrants {
  readonly select?: Columns;
  readonly insert?: Columns;
  readonly update?: Columns;
  readonly delete?: true;
}

/** Grants of each API role on a table, before row level security. */
interface TableGrants {
  readonly anon: RoleGrants;
  readonly authenticated: RoleGrants;
}

/** The row a visitor sends by the form of a table, and its privacy promises. */
export interface Form<Row extends Values = Values> {
  /** A whole row, exactly the columns the form sends. */
  readonly row: Row;
  /** A change of it that makes it another message. */
  readonly another: Values;
  /** The line of the privacy policy that says how long it is kept. */
  readonly line: string;
  /** Loads the form's privacy notice. It is the site's copy, which plain Node cannot import. */
  readonly notice: () => Promise<string>;
}

/** All rules of one table. A new table adds a file with its own to `rules`, exporting nothing else. */
export interface TableRules {
  readonly table: string;
  readonly grants: TableGrants;
  /** Of a table in which visitors write more than an address: limits, sending again, attacks, retention and erasure are tried on it. */
  readonly form?: Form;
  /** Columns that the interface reads. */
  readonly columns: readonly string[];
  readonly rules: readonly Rule[];
}

const LETTERS: Readonly<Record<string, Outcome>> = { A: 'allowed', R: 'refused', F: 'filtered' };

/** The outcome of a rule for each actor. @throws when the rule does not give exactly one letter to each. */
export function outcomesOf(rule: Rule): { actor: Actor; outcome: Outcome }[] {
  const letters = rule.outcomes.split(' ');
  if (letters.length !== ACTORS.length) throw new Error(`"${rule.subject}" has ${letters.length} outcomes`);
  return ACTORS.map((actor, index) => {
    const outcome = LETTERS[letters[index] ?? ''];
    if (!outcome) throw new Error(`"${rule.subject}" has an unknown outcome for ${actor}`);
    return { actor, outcome };
  });
}
