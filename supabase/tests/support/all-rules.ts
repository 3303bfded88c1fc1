import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ColumnValues, TableAccessRules, VisitorFormFixture } from './rules.ts';

const files = readdirSync(path.join(import.meta.dirname, 'rules'));
const modules: Record<string, TableAccessRules>[] = await Promise.all(
  files.map((file) => import(`./rules/${path.basename(file, '.ts')}.ts`)),
);

/**
 * Rules of every table in schema `public`, from the files in `rules`. The catalogue test fails for a missing
 * table.
 */
export const allAccessRules: readonly TableAccessRules[] = modules.flatMap((module) => Object.values(module));

/** Forms in which a visitor writes more than an e-mail address, by table. */
export const formFixturesByTable: Readonly<Record<string, VisitorFormFixture>> = Object.fromEntries(
  allAccessRules.flatMap(({ table, form }) => (form ? [[table, form]] : [])),
);

/** Complete row of each visitors' form, by table. */
export const formRowsByTable: Readonly<Record<string, ColumnValues>> = Object.fromEntries(
  Object.entries(formFixturesByTable).map(([table, { row }]) => [table, row]),
);

/** Tables into which a visitor writes an e-mail address; each is registered (visitor-tables.test.ts). */
export const tablesWithVisitorEmail: readonly string[] = allAccessRules
  .filter(({ grants }) => grants.anon?.insert?.includes('email'))
  .map(({ table }) => table)
  .sort();
