import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ColumnValues, TableRules, VisitorFormFixture } from './rules.ts';

const files = readdirSync(path.join(import.meta.dirname, 'rules'));
const modules: Record<string, TableRules>[] = await Promise.all(
  files.map((file) => import(`./rules/${path.basename(file, '.ts')}.ts`)),
);

/**
 * Rules of every table in schema `public`, from the files in `rules`. The catalogue test fails for a missing
 * table.
 */
export const allRules: readonly TableRules[] = modules.flatMap((module) => Object.values(module));

/** Grants of each API role, by table. */
export const expectedGrants: Readonly<Record<string, TableRules['grants']>> = Object.fromEntries(
  allRules.map(({ table, grants }) => [table, grants]),
);

/** Forms in which a visitor writes more than an e-mail address, by table. */
export const formFixturesByTable: Readonly<Record<string, VisitorFormFixture>> = Object.fromEntries(
  allRules.flatMap(({ table, form }) => (form ? [[table, form]] : [])),
);

/** Complete row of each visitors' form, by table. */
export const formRowsByTable: Readonly<Record<string, ColumnValues>> = Object.fromEntries(
  Object.entries(formFixturesByTable).map(([table, { row }]) => [table, row]),
);

/** Tables into which a visitor writes an e-mail address; each is registered (visitor-tables.test.ts). */
export const tablesWithVisitorEmail: readonly string[] = allRules
  .filter(({ grants }) => grants.anon?.insert?.includes('email'))
  .map(({ table }) => table)
  .sort();
