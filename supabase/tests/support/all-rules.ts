import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Form, TableRules, Values } from './rules.ts';

const files = readdirSync(path.join(import.meta.dirname, 'rules'));
const modules: Record<string, TableRules>[] = await Promise.all(
  files.map((file) => import(`./rules/${path.basename(file, '.ts')}.ts`)),
);

/** Every table of the schema `public`, from the files in `rules`; the catalogue test fails for a table that is missing there. */
export const allRules: readonly TableRules[] = modules.flatMap((module) => Object.values(module));

/** The grants of each API role, by table. */
export const expectedGrants: Readonly<Record<string, TableRules['grants']>> = Object.fromEntries(
  allRules.map(({ table, grants }) => [table, grants]),
);

/** Every form in which a visitor writes more than an address, by its table. */
export const forms: Readonly<Record<string, Form>> = Object.fromEntries(
  allRules.flatMap(({ table, form }) => (form ? [[table, form]] : [])),
);

/** A whole row of each. */
export const formRows: Readonly<Record<string, Values>> = Object.fromEntries(
  Object.entries(forms).map(([table, { row }]) => [table, row]),
);

/** Every table into which a visitor writes an address: those that registered themselves (visitor-tables.test.ts). */
export const visitorTables: readonly string[] = allRules
  .filter(({ grants }) => grants.anon.insert?.includes('email'))
  .map(({ table }) => table)
  .sort();
