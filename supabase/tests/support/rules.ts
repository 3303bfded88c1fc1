import { ACTOR_NAMES, type TestPerson, targetPeople } from './actors.ts';
import type { Transaction } from './database.ts';

/** Operations that grants and row security permit or refuse. */
export const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

/** A allowed: it succeeds. R refused: SQLSTATE 42501. F filtered: no error, but no row is read or changed. */
export type AccessOutcome = 'A' | 'R' | 'F';
/** One letter for each actor, in the order of ACTOR_NAMES. */
type Outcomes =
  `${AccessOutcome} ${AccessOutcome} ${AccessOutcome} ${AccessOutcome} ${AccessOutcome} ${AccessOutcome} ${AccessOutcome}`;

/** Values by column: a key, a row to insert or the changes of an update. */
export type ColumnValues = Readonly<Record<string, string | number | boolean | null>>;

/** Operation on a table, and its outcome for each actor. */
export interface AccessRule {
  readonly operation: Operation;
  /** End of the test title: which row, which change. */
  readonly subject: string;
  /** Prepares the row of the test and returns its key. */
  readonly prepareRow: (tx: Transaction, person: TestPerson | null) => Promise<ColumnValues>;
  /** Returns the row to insert, or the columns to change. */
  readonly createValues: (person: TestPerson | null) => ColumnValues;
  readonly outcomes: Outcomes;
}

/** Prepares the row of a test. Returns its key, or only its id. */
export type TestRowSetup = (tx: Transaction, person: TestPerson | null) => Promise<ColumnValues | string>;
type RuleValues = ColumnValues | AccessRule['createValues'];

function createRule(
  operation: Operation,
  outcomes: Outcomes,
  subject: string,
  prepare: TestRowSetup,
  values: RuleValues,
): AccessRule {
  return {
    operation,
    subject,
    outcomes,
    prepareRow: async (tx, person) => {
      const key = await prepare(tx, person);
      return typeof key === 'string' ? { id: key } : key;
    },
    createValues: typeof values === 'function' ? values : () => values,
  };
}

const prepareNothing = async () => ({});

/** Builds rules: ruleBuilder.select('R F A A A A A', 'a role', insertCustomRole). */
export const ruleBuilder = {
  select: (outcomes: Outcomes, subject: string, prepareRow: TestRowSetup) =>
    createRule('select', outcomes, subject, prepareRow, {}),
  insert: (
    outcomes: Outcomes,
    subject: string,
    values: RuleValues,
    prepareRow: TestRowSetup = prepareNothing,
  ) => createRule('insert', outcomes, subject, prepareRow, values),
  update: (outcomes: Outcomes, subject: string, prepareRow: TestRowSetup, values: RuleValues) =>
    createRule('update', outcomes, subject, prepareRow, values),
  delete: (outcomes: Outcomes, subject: string, prepareRow: TestRowSetup) =>
    createRule('delete', outcomes, subject, prepareRow, {}),
};

type InsertForOwner = (tx: Transaction, owner: string) => Promise<ColumnValues | string>;

/** Returns a function that inserts a row of the actor. A visitor owns no rows: then the row is a colleague's. */
export const createOwnRowSetup =
  (insert: InsertForOwner): TestRowSetup =>
  (tx, person) =>
    insert(tx, person?.id ?? targetPeople.colleague.id);

/** Returns a function that inserts a row of a colleague. */
export const createColleagueRowSetup =
  (insert: InsertForOwner): TestRowSetup =>
  (tx) =>
    insert(tx, targetPeople.colleague.id);

/** Splits a list of names at its commas: splitNames('id, title, slug'). */
export const splitNames = (list: string): string[] => list.trim().split(/,\s+/);

/** Columns on which a role has a privilege; `all` stands for every column. */
type Columns = readonly string[] | 'all';

/** Privileges of one role on one table. A missing privilege is refused. */
export interface ApiRoleGrants {
  readonly select?: Columns;
  readonly insert?: Columns;
  readonly update?: Columns;
  readonly delete?: true;
}

/** Grants of each API role on a table, before row security. */
interface TableGrants {
  readonly anon?: ApiRoleGrants;
  readonly authenticated: ApiRoleGrants;
}

/** Form of a visitor table: its row and its privacy promises. */
export interface VisitorFormFixture<Row extends ColumnValues = ColumnValues> {
  /** A whole row, with exactly the columns that the form sends. */
  readonly row: Row;
  /** Change that makes the row a different message. */
  readonly differentValues: ColumnValues;
  /** Line of the privacy policy with the retention period. */
  readonly policyLine: string;
  /** Loads the form's privacy notice when a test needs it: plain Node (scripts/test-mutants.ts) cannot import the copy. */
  readonly notice: () => Promise<string>;
}

/** All rules of one table. For a new table, add a file to the folder `rules` that exports nothing but rules. */
export interface TableAccessRules {
  readonly table: string;
  readonly grants: TableGrants;
  /**
   * Set for a table in which visitors write more than an e-mail address. Tests of limits, duplicates,
   * attacks, retention and erasure use it.
   */
  readonly form?: VisitorFormFixture;
  /** Rules of what the grants allow. grants.test.ts proves that everything else is refused. */
  readonly rules: readonly AccessRule[];
}

/** Returns the outcome of a rule for each actor. */
export const listOutcomesByActor = ({ outcomes }: AccessRule) =>
  ACTOR_NAMES.map((actor, index) => ({ actor, outcome: outcomes.split(' ')[index] as AccessOutcome }));
