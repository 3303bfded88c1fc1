import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BenchQuery } from './list-queries.ts';

interface ListFile {
  fillStatements: Record<string, string>;
  queries: BenchQuery[];
}

const files = readdirSync(path.join(import.meta.dirname, 'lists'));
const lists: ListFile[] = await Promise.all(
  files.map((file) => import(`./lists/${path.basename(file, '.ts')}.ts`)),
);

/**
 * Statements that insert rows $1 to $2, by table, for each table that grows without a limit. Foreign keys are
 * off, so any order works.
 */
export const fillStatements: Readonly<Record<string, string>> = Object.assign(
  {},
  ...lists.map((list) => list.fillStatements),
);

/** The queries that each list screen of the back office sends. */
export const queries: readonly BenchQuery[] = lists.flatMap((list) => list.queries);
