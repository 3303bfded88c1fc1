import type { BenchQuery } from './list-queries.ts';
import * as activity from './lists/activity.ts';
import * as content from './lists/content.ts';
import * as guide from './lists/guide.ts';
import * as inbox from './lists/inbox.ts';
import * as media from './lists/media.ts';

/**
 * Statements that insert $1 rows, by table, for each table that grows without a limit. Foreign keys are off, so any
 * order works.
 */
export const fillStatements: Readonly<Record<string, string>> = {
  ...activity.fillStatements,
  ...content.fillStatements,
  ...guide.fillStatements,
  ...inbox.fillStatements,
  ...media.fillStatements,
};

/** The queries of the measured lists of the back office, and of the visitors' pages with the same rows. */
export const queries: readonly BenchQuery[] = [activity, content, guide, inbox, media].flatMap(
  (list) => list.queries,
);
