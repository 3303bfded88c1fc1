import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BenchQuery } from './list-queries.ts';

interface ListFile {
  inserts: Record<string, string>;
  queries: BenchQuery[];
}

const files = readdirSync(path.join(import.meta.dirname, 'lists'));
const lists: ListFile[] = await Promise.all(
  files.map((file) => import(`./lists/${path.basename(file, '.ts')}.ts`)),
);

/** Each table that grows without end, with the statement that gives it rows $1 to $2, in any order: foreign keys sleep meanwhile. */
export const inserts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...lists.map((list) => list.inserts),
);

/** Every list of the back office: what its screen sends. */
export const queries: readonly BenchQuery[] = lists.flatMap((list) => list.queries);
