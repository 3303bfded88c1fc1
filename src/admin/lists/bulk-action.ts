import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { bulkText } from '@/copy/admin/bulk';
import { AppError, type AppErrorKind, isUnansweredError, toAppError } from '@/shared/lib/app-error';
import { firstPagePosition, getPageLinks, type KeysetPosition, type PageOfRows } from './keyset';
import type { RowTotal } from './row-total';

/** Rows of one request: their ids fit into an address, and `private.check_batch_size` accepts them. */
export const BULK_BATCH_SIZE = 100;

/** Rows of one page when a whole list is read. */
const WHOLE_LIST_PAGE_SIZE = 500;

export const MAX_BULK_ROWS = 10_000;

interface Noun {
  one: string;
  many: string;
}

/** Result of one request, row by row. */
export interface BatchOutcome {
  /** Ids of the rows that the request changed. */
  doneIds: readonly string[];
  /** Ids of the rows that needed no change. */
  unchangedIds?: readonly string[];
  /** Reasons of refused rows, by id. A refused row without a reason is missing, or the role may not change it. */
  reasons?: ReadonlyMap<string, string>;
}

/** Action on several rows. */
export interface BulkAction<Row> {
  label: string;
  icon?: LucideIcon;
  isDanger?: boolean;
  /** Words after the number of changed rows: « contenus publiés ». */
  resultWords: Noun;
  question?: { title: string; text: string; confirm: string };
  /** Changes at most `BULK_BATCH_SIZE` rows in one request. */
  apply: (rows: readonly Row[]) => Promise<BatchOutcome>;
  /** Returns the message of a refused row. */
  explain?: (error: AppError) => string;
  undo?: BulkAction<Row>;
}

/** Button of the bulk bar: it runs an action, or opens a menu or a dialog of actions. */
export type BulkBarEntry<Row> =
  | BulkAction<Row>
  | { label: string; icon: LucideIcon; actions: readonly BulkAction<Row>[] }
  | {
      label: string;
      icon: LucideIcon;
      renderDialog: (startAction: (action: BulkAction<Row>) => void, onClose: () => void) => ReactNode;
    };

interface BulkRefusal<Row> {
  reason: string;
  rows: Row[];
}

export interface BulkResult<Row> {
  doneRows: Row[];
  /** Number of rows that needed no change. */
  unchangedCount: number;
  refusals: BulkRefusal<Row>[];
}

/** Errors after which the other rows would fail too. */
const STOPPING_KINDS: readonly AppErrorKind[] = ['network', 'unavailable', 'rate-limit', 'second-factor'];

const stopsRun = (error: AppError) => STOPPING_KINDS.includes(error.kind) || isUnansweredError(error);

const toReason = ({ message }: AppError) => message;

interface RunOptions {
  onProgress?: (finishedCount: number) => void;
  /** Stops before the next request. */
  signal?: AbortSignal;
}

/**
 * Applies an action to rows, one batch in each request. It halves a batch that fails, until it has isolated the row
 * that causes the failure: the other rows then succeed. Throws only when the session has ended.
 */
export async function runBulkAction<Row extends { id: string }>(
  { apply, explain = toReason }: Pick<BulkAction<Row>, 'apply' | 'explain'>,
  rows: readonly Row[],
  { onProgress, signal }: RunOptions = {},
): Promise<BulkResult<Row>> {
  const doneRows: Row[] = [];
  const refusedRowsByReason = new Map<string, Row[]>();
  let unchangedCount = 0;
  let stopReason = '';

  function refuse(row: Row, reason: string) {
    refusedRowsByReason.set(reason, [...(refusedRowsByReason.get(reason) ?? []), row]);
  }

  function recordOutcome(batch: readonly Row[], { doneIds, unchangedIds, reasons }: BatchOutcome) {
    const doneIdSet = new Set(doneIds);
    const unchangedIdSet = new Set(unchangedIds);
    for (const row of batch) {
      if (doneIdSet.has(row.id)) doneRows.push(row);
      else if (unchangedIdSet.has(row.id)) unchangedCount += 1;
      else refuse(row, reasons?.get(row.id) ?? explain(new AppError('not-found')));
    }
  }

  async function runBatch(batch: readonly Row[]): Promise<void> {
    if (signal?.aborted) stopReason ||= bulkText.skippedAfterStop;
    if (stopReason) {
      for (const row of batch) refuse(row, stopReason);
      return;
    }
    try {
      recordOutcome(batch, await apply(batch));
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
  const refusals = [...refusedRowsByReason].map(([reason, refusedRows]) => ({ reason, rows: refusedRows }));
  return { doneRows, unchangedCount, refusals };
}

/** Reads the first rows of a list, up to `limit`. */
export async function readListRows<Row extends { id: string }>(
  { readPage }: Pick<BulkListOptions<Row>, 'readPage'>,
  getOrderValue: ((row: Row) => string) | undefined,
  limit: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  let position: KeysetPosition | null = firstPagePosition;
  while (position && rows.length < limit) {
    const page: PageOfRows<Row> = await readPage(position, WHOLE_LIST_PAGE_SIZE);
    rows.push(...page.rows);
    position = getPageLinks(page, { getOrderValue, pageSize: WHOLE_LIST_PAGE_SIZE }).next;
  }
  return rows.slice(0, limit);
}

export interface BulkListOptions<Row> {
  readPage: (position: KeysetPosition, pageSize: number) => Promise<PageOfRows<Row>>;
  entries: readonly BulkBarEntry<Row>[];
  /** Names a row in its checkbox and in the result; '' for a row of which only the id was read. */
  getName: (row: Row) => string;
  /** Number of rows that an action may reach; by default, all rows of the list. */
  total?: RowTotal;
  /** False for a row without a checkbox. */
  isSelectable?: (row: Row) => boolean;
  /** Queries to refresh after an action. */
  invalidates: readonly (readonly unknown[])[];
}
