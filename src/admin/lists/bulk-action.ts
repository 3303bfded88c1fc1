import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { bulkText } from '@/copy/admin/bulk';
import { AppError, type AppErrorKind, toAppError } from '@/shared/lib/app-error';
import { firstPagePosition, getPageLinks, type ListPage, type PagePosition } from './keyset';
import { getOffsetPageLinks } from './offset-page';
import type { RowTotal } from './search-count';

/** Rows of one request: their ids fit into an address, and `private.limit_batch` accepts them. */
export const BULK_BATCH_SIZE = 100;

/** Rows of one page when a whole list is read. */
export const WHOLE_LIST_PAGE_SIZE = 500;

/** Most rows that one action changes. */
export const MAX_BULK_ROWS = 10_000;

interface Noun {
  one: string;
  many: string;
}

/** Result of one request, row by row. */
export interface BatchOutcome {
  /** Ids that have the wanted state now. */
  doneIds: readonly string[];
  /** Ids that had it before. */
  unchangedIds?: readonly string[];
  /** Why other rows were refused, by id. Absent: the row is missing, or the role does not allow it. */
  reasons?: ReadonlyMap<string, string>;
}

/** Action on several rows. */
export interface BulkAction<Row> {
  label: string;
  icon?: LucideIcon;
  isDanger?: boolean;
  /** Result after a number: « contenus publiés ». */
  done: Noun;
  /** Question before the action. */
  question?: { title: string; text: string; confirm: string };
  /** Changes at most `BULK_BATCH_SIZE` rows in one request. */
  apply: (rows: readonly Row[]) => Promise<BatchOutcome>;
  /** Returns the message of a refused row. */
  explain?: (error: AppError) => string;
  /** Action that reverses this one. */
  undo?: BulkAction<Row>;
}

/** Entry of the bar: an action, a menu of actions, or a dialog that chooses one. */
export type BulkEntry<Row> =
  | BulkAction<Row>
  | { label: string; icon: LucideIcon; actions: readonly BulkAction<Row>[] }
  | {
      label: string;
      icon: LucideIcon;
      renderDialog: (run: (action: BulkAction<Row>) => void, onClose: () => void) => ReactNode;
    };

/** Rows that an action refused for the same reason. */
interface BulkRefusal<Row> {
  reason: string;
  rows: Row[];
}

export interface BulkResult<Row> {
  doneRows: Row[];
  /** Number of rows that had the wanted state before. */
  unchangedCount: number;
  refusals: BulkRefusal<Row>[];
}

/** Errors that every other row would meet too. */
const STOPPING_KINDS: readonly AppErrorKind[] = ['network', 'unavailable', 'rate-limit', 'second-factor'];

const stopsRun = ({ kind, status }: AppError) =>
  STOPPING_KINDS.includes(kind) || (kind === 'timeout' && status === undefined);

const toReason = ({ message }: AppError) => message;

interface RunOptions {
  onProgress?: (finishedCount: number) => void;
  /** Stops before the next request. */
  signal?: AbortSignal;
}

/**
 * Applies an action to rows, a batch a request. A batch that fails is halved until the row at fault is alone, so that
 * the others succeed. Throws only when the session has ended.
 */
export async function runBulkAction<Row extends { id: string }>(
  { apply, explain = toReason }: Pick<BulkAction<Row>, 'apply' | 'explain'>,
  rows: readonly Row[],
  { onProgress, signal }: RunOptions = {},
): Promise<BulkResult<Row>> {
  const doneRows: Row[] = [];
  const refusedRows = new Map<string, Row[]>();
  let unchangedCount = 0;
  let stopReason = '';

  function refuse(row: Row, reason: string) {
    refusedRows.set(reason, [...(refusedRows.get(reason) ?? []), row]);
  }

  async function runBatch(batch: readonly Row[]): Promise<void> {
    if (signal?.aborted) stopReason ||= bulkText.skippedAfterStop;
    if (stopReason) {
      for (const row of batch) refuse(row, stopReason);
      return;
    }
    try {
      const { doneIds, unchangedIds, reasons } = await apply(batch);
      const done = new Set(doneIds);
      const unchanged = new Set(unchangedIds);
      for (const row of batch) {
        if (done.has(row.id)) doneRows.push(row);
        else if (unchanged.has(row.id)) unchangedCount += 1;
        else refuse(row, reasons?.get(row.id) ?? explain(new AppError('not-found')));
      }
    } catch (cause) {
      const error = toAppError(cause);
      if (error.kind === 'session') throw error;
      if (stopsRun(error)) stopReason = explain(error);
      if (stopReason || batch.length === 1) {
        for (const row of batch) refuse(row, explain(error));
        return;
      }
      const middle = Math.ceil(batch.length / 2);
      await runBatch(batch.slice(0, middle));
      await runBatch(batch.slice(middle));
    }
  }

  for (let start = 0; start < rows.length; start += BULK_BATCH_SIZE) {
    await runBatch(rows.slice(start, start + BULK_BATCH_SIZE));
    onProgress?.(Math.min(start + BULK_BATCH_SIZE, rows.length));
  }
  const refusals = [...refusedRows].map(([reason, refused]) => ({ reason, rows: refused }));
  return { doneRows, unchangedCount, refusals };
}

/** List whose rows are read page by page. */
interface ReadableList<Row> {
  readPage: (position: PagePosition, pageSize: number) => Promise<ListPage<Row>>;
}

/** Reads the first rows of a list, up to `limit`. */
export async function readListRows<Row extends { id: string }>(
  { readPage }: ReadableList<Row>,
  getOrderValue: ((row: Row) => string) | undefined,
  limit: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  let position: PagePosition | null = firstPagePosition;
  while (position && rows.length < limit) {
    const page: ListPage<Row> = await readPage(position, WHOLE_LIST_PAGE_SIZE);
    rows.push(...page.rows);
    const links = getOrderValue
      ? getPageLinks(page, getOrderValue, undefined, WHOLE_LIST_PAGE_SIZE)
      : getOffsetPageLinks(page, WHOLE_LIST_PAGE_SIZE);
    position = page.rows.length > 0 ? links.next : null;
  }
  return rows.slice(0, limit);
}

/** Bulk actions of a list. */
export interface BulkList<Row> extends ReadableList<Row> {
  entries: readonly BulkEntry<Row>[];
  /** Names a row in its checkbox and in the result; '' for a row read by its id only. */
  getName: (row: Row) => string;
  /** Rows that an action may reach, when the list shows others too. */
  total?: RowTotal;
  /** False for a row without a checkbox. */
  isSelectable?: (row: Row) => boolean;
  /** Queries to refresh after an action. */
  invalidates: readonly (readonly unknown[])[];
}
