import { expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { type BatchOutcome, BULK_BATCH_SIZE, readListRows, runBulkAction } from './bulk-action';
import { type KeysetPosition, type PageOfRows, toPageOfRows } from './keyset';

interface Row {
  id: string;
}

const createRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row-${index}` }));
const toIds = (rows: readonly Row[]) => rows.map(({ id }) => id);
const succeed = async (rows: readonly Row[]): Promise<BatchOutcome> => ({ doneIds: toIds(rows) });

it('changes ten thousand rows in a hundred requests, and reports the progress', async () => {
  const apply = vi.fn(succeed);
  const onProgress = vi.fn();
  const rows = createRows(10_000);
  const result = await runBulkAction({ apply }, rows, { onProgress });
  expect(apply).toHaveBeenCalledTimes(100);
  expect(result).toEqual({ doneRows: rows, unchangedCount: 0, refusals: [] });
  expect(onProgress.mock.calls.at(-1)).toEqual([10_000]);
});

it('isolates the row that makes its batch fail', async () => {
  const rows = createRows(BULK_BATCH_SIZE + 10);
  const apply = async (batch: readonly Row[]) => {
    if (batch.some(({ id }) => id === 'row-42')) throw new AppError('guarded');
    return succeed(batch);
  };
  const { doneRows, refusals } = await runBulkAction({ apply }, rows);
  expect(toIds(doneRows)).toEqual(toIds(rows).filter((id) => id !== 'row-42'));
  expect(refusals).toEqual([{ reason: new AppError('guarded').message, rows: [{ id: 'row-42' }] }]);
});

it('groups refused rows by their reason', async () => {
  const apply = async () => ({
    doneIds: ['row-0'],
    reasons: new Map([['row-2', 'Un lien n’a pas d’adresse.']]),
  });
  const { refusals } = await runBulkAction({ apply }, createRows(4));
  expect(refusals).toEqual([
    { reason: new AppError('not-found').message, rows: [{ id: 'row-1' }, { id: 'row-3' }] },
    { reason: 'Un lien n’a pas d’adresse.', rows: [{ id: 'row-2' }] },
  ]);
});

it('stops after the network is lost and keeps the other rows for a retry', async () => {
  const rows = createRows(3 * BULK_BATCH_SIZE);
  const apply = vi.fn(succeed).mockResolvedValueOnce({ doneIds: toIds(rows.slice(0, BULK_BATCH_SIZE)) });
  apply.mockRejectedValueOnce(new AppError('network'));
  const { doneRows, refusals } = await runBulkAction({ apply }, rows);
  expect(apply).toHaveBeenCalledTimes(2);
  expect(doneRows).toHaveLength(BULK_BATCH_SIZE);
  expect(refusals).toEqual([{ reason: new AppError('network').message, rows: rows.slice(BULK_BATCH_SIZE) }]);
});

it('stops before the next request when its signal is aborted', async () => {
  const controller = new AbortController();
  const apply = vi.fn(async (rows: readonly Row[]) => {
    controller.abort();
    return succeed(rows);
  });
  const result = await runBulkAction({ apply }, createRows(250), { signal: controller.signal });
  expect(apply).toHaveBeenCalledTimes(1);
  expect(result.doneRows).toHaveLength(BULK_BATCH_SIZE);
  expect(result.refusals.map(({ rows }) => rows.length)).toEqual([150]);
});

it('throws when the session has ended', async () => {
  const apply = () => Promise.reject(new AppError('session'));
  await expect(runBulkAction({ apply }, createRows(2))).rejects.toMatchObject({ kind: 'session' });
});

it('reads a list page by page up to the limit', async () => {
  const rows = createRows(1200);
  const readPage = async (position: KeysetPosition, pageSize: number): Promise<PageOfRows<Row>> => {
    const start = rows.findIndex(({ id }) => id === position.after?.id) + 1;
    return toPageOfRows(rows.slice(start, start + pageSize + 1), position, pageSize);
  };
  expect(await readListRows({ readPage }, ({ id }) => id, 10_000)).toEqual(rows);
  expect(await readListRows({ readPage }, ({ id }) => id, 700)).toEqual(rows.slice(0, 700));
});
