import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TableRules } from './rules.ts';

const files = readdirSync(path.join(import.meta.dirname, 'rules'));
const modules: Record<string, TableRules>[] = await Promise.all(
  files.map((file) => import(`./rules/${path.basename(file, '.ts')}.ts`)),
);

/** Every table of the schema `public`, from the files in `rules`; the catalogue test fails for a table that is missing there. */
export const allRules: readonly TableRules[] = modules.flatMap((module) => Object.values(module));
