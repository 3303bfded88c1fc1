import { describe, expect, it } from 'vitest';
import {
  firstPagePosition,
  getPageLinks,
  type KeysetOrder,
  type KeysetPosition,
  limitQueryToPage,
  type PageOfRows,
  readKeysetPosition,
  reconcileTotal,
  toPageOfRows,
  writeKeysetPosition,
} from './keyset';

interface Row {
  id: string;
  day: string;
}

const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Newest first; two rows share each day, so that ties fall on edges of pages with three rows. */
const rows: Row[] = Array.from({ length: 11 }, (_, index) => ({
  id: toId(index),
  day: `2026-01-${String(30 - Math.floor(index / 2)).padStart(2, '0')}`,
}));

const order = { column: 'day', ascending: false };
const PAGE_SIZE = 3;

/** Fake of the PostgREST query builder, over given rows. */
class FakeQuery {
  private matchingRows: Row[];
  private orderKeys: { column: keyof Row; ascending: boolean }[] = [];
  constructor(allRows: Row[]) {
    this.matchingRows = allRows;
  }
  gte(_column: string, value: string) {
    this.matchingRows = this.matchingRows.filter((row) => row.day >= value);
    return this;
  }
  lte(_column: string, value: string) {
    this.matchingRows = this.matchingRows.filter((row) => row.day <= value);
    return this;
  }
  filters = '';
  or(filters: string) {
    this.filters = filters;
    // Matches `day.lt."<day>",and(day.eq."<day>",id.lt.<id>)`.
    const match = /^day\.(gt|lt)\."(.*)",and\(day\.eq\."\2",id\.(gt|lt)\.(.*)\)$/.exec(filters);
    if (!match) throw new Error(filters);
    const [, operator, value = '', idOperator, id = ''] = match;
    const isBeyond = (comparisonOperator: string | undefined, left: string, right: string) =>
      comparisonOperator === 'gt' ? left > right : left < right;
    this.matchingRows = this.matchingRows.filter(
      (row) => isBeyond(operator, row.day, value) || (row.day === value && isBeyond(idOperator, row.id, id)),
    );
    return this;
  }
  order(column: string, { ascending }: { ascending: boolean }) {
    this.orderKeys.push({ column: column === 'id' ? 'id' : 'day', ascending });
    return this;
  }
  range(from: number, to: number) {
    const compare = (left: Row, right: Row) => {
      for (const { column, ascending } of this.orderKeys) {
        const comparison = left[column].localeCompare(right[column]);
        if (comparison !== 0) return ascending ? comparison : -comparison;
      }
      return 0;
    };
    this.matchingRows = [...this.matchingRows].sort(compare).slice(from, to + 1);
    return this;
  }
  get rows() {
    return this.matchingRows;
  }
}

function readPage(position: KeysetPosition, allRows = rows, listOrder: KeysetOrder = order) {
  const query = limitQueryToPage(new FakeQuery(allRows), listOrder, position, PAGE_SIZE);
  return toPageOfRows(query.rows, position, PAGE_SIZE);
}

const getLinks = (position: KeysetPosition, total?: number) =>
  getPageLinks(readPage(position), { getOrderValue: (row) => row.day, total, pageSize: PAGE_SIZE });

const writeAndRead = (position: KeysetPosition) => {
  const searchParams = new URLSearchParams();
  writeKeysetPosition(searchParams, position);
  return readKeysetPosition(new URLSearchParams(searchParams.toString()), PAGE_SIZE);
};

describe('keyset pages', () => {
  it('show every row once, forwards and backwards, through the address', () => {
    const forwards: Row[] = [];
    let position: KeysetPosition | null = firstPagePosition;
    let lastPosition: KeysetPosition = firstPagePosition;
    while (position) {
      forwards.push(...readPage(position).rows);
      lastPosition = position;
      const { next } = getLinks(position);
      position = next && writeAndRead(next);
    }
    expect(forwards).toEqual(rows);

    const backwards: Row[] = [];
    position = lastPosition;
    while (position) {
      backwards.unshift(...readPage(position).rows);
      const { previous } = getLinks(position);
      position = previous && writeAndRead(previous);
    }
    expect(backwards).toEqual(rows);
  });

  it('neither repeat nor skip a row when new rows appear', () => {
    const secondPosition = getLinks(firstPagePosition).next as KeysetPosition;
    const newerRow = { id: toId(99), day: '2026-01-31' };
    const insertedRow = { id: toId(98), day: rows[4]?.day ?? '' };
    const laterRows = [newerRow, ...rows.slice(0, 6), insertedRow, ...rows.slice(6)];
    expect(readPage(secondPosition, laterRows).rows).toEqual(readPage(secondPosition).rows);
    const thirdPosition = getLinks(secondPosition).next as KeysetPosition;
    expect(readPage(thirdPosition, laterRows).rows).toEqual([insertedRow, ...rows.slice(6, 8)]);
  });

  it('read the oldest rows first, with ties in reverse order of id', () => {
    const oldestFirst = { column: 'day', ascending: true, idAscending: false };
    const reversedRows = [...rows].reverse();
    const seenRows: Row[] = [];
    let position: KeysetPosition | null = firstPagePosition;
    while (position) {
      const page: PageOfRows<Row> = readPage(position, rows, oldestFirst);
      seenRows.push(...page.rows);
      position = getPageLinks(page, { getOrderValue: (row) => row.day, pageSize: PAGE_SIZE }).next;
    }
    expect(seenRows).toEqual(reversedRows);
    const lastPage = readPage({ page: 4, lastRows: 2 }, rows, oldestFirst);
    expect(lastPage.rows).toEqual(reversedRows.slice(9));
  });

  it('read the last page from its end, with the remaining rows only', () => {
    const { last } = getLinks(firstPagePosition, rows.length);
    expect(last).toEqual({ page: 4, lastRows: 2 });
    const page = readPage(last as KeysetPosition);
    expect(page).toEqual({ page: 4, rows: rows.slice(9), hasPrevious: true, hasNext: false });
    expect(readPage(getLinks(last as KeysetPosition).previous as KeysetPosition).rows).toEqual(
      rows.slice(6, 9),
    );
  });

  it('have no link to the last page without a total, or as last page', () => {
    expect(getLinks(firstPagePosition).last).toBe(null);
    expect(getLinks({ page: 4, lastRows: 2 }, rows.length)).toMatchObject({
      next: null,
      last: null,
    });
  });

  it('link from the second page to the first one without parameters', () => {
    const secondPosition = getLinks(firstPagePosition).next as KeysetPosition;
    expect(getLinks(secondPosition)).toMatchObject({ first: firstPagePosition, previous: firstPagePosition });
    expect(getLinks(firstPagePosition)).toMatchObject({ first: null, previous: null });
  });

  it('link to their neighbours by number when they are read by OFFSET', () => {
    const page = { page: 3, rows: rows.slice(6, 9), hasPrevious: true, hasNext: true };
    expect(getPageLinks(page, { total: rows.length, pageSize: PAGE_SIZE })).toEqual({
      first: firstPagePosition,
      previous: { page: 2 },
      next: { page: 4 },
      last: { page: 4 },
    });
  });

  it('are read by OFFSET when the address names no row', () => {
    expect(readPage({ page: 3 }).rows).toEqual(rows.slice(6, 9));
  });

  it('keep quotes, commas and tildes of a cursor', () => {
    const value = 'L’« été », ~ou "presque" \\';
    const position: KeysetPosition = { page: 2, after: { value, id: toId(1) } };
    expect(writeAndRead(position)).toEqual(position);
    const query = new FakeQuery([]);
    limitQueryToPage(query, order, position, PAGE_SIZE);
    expect(query.filters).toContain('day.lt."L’« été », ~ou \\"presque\\" \\\\"');
  });

  it.each([
    ['', firstPagePosition],
    ['page=1&apres=x~y', firstPagePosition],
    ['page=0', firstPagePosition],
    ['page=-3&fin=2', firstPagePosition],
    ['page=5', { page: 5 }],
    ['page=5&apres=2026~pas-un-id', { page: 5 }],
    ['page=5&fin=900', { page: 5, lastRows: 3 }],
  ])('are read from the query %j', (query, expected) => {
    expect(readKeysetPosition(new URLSearchParams(query), PAGE_SIZE)).toEqual(expected);
  });
});

const createPage = (rowCount: number, changes: Partial<PageOfRows<unknown>> = {}) => ({
  page: 1,
  rows: Array.from({ length: rowCount }),
  hasPrevious: false,
  hasNext: false,
  ...changes,
});

it.each([
  ['the number of rows of the only page', createPage(4), 3, 4],
  ['zero for an empty page', createPage(0), 3, 0],
  ['the total of the only page when it has one', createPage(2, { total: 5 }), 3, 5],
  ['the count when a page follows', createPage(3, { hasNext: true }), 30, 30],
  ['the count on a later page', createPage(1, { page: 2 }), 21, 21],
  ['the count before a page is loaded', undefined, 7, 7],
])('the total of a list is %s', (_, page, count, total) => {
  expect(reconcileTotal(page, count)).toBe(total);
});
