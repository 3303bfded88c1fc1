import { describe, expect, it } from 'vitest';
import {
  firstPage,
  type ListPage,
  type PagePosition,
  pageLinks,
  paginate,
  readPosition,
  toPage,
  writePosition,
} from './keyset';

interface Row {
  id: string;
  day: string;
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Newest first; three rows share each day, so that ties fall on page edges. */
const rows: Row[] = Array.from({ length: 11 }, (_, index) => ({
  id: idOf(index),
  day: `2026-01-${String(30 - Math.floor(index / 3)).padStart(2, '0')}`,
}));

const order = { column: 'day', ascending: false };
const SIZE = 3;

/** Answers the few calls of PostgREST that paging makes, over the rows above. */
class Query {
  private kept: Row[];
  private keys: { column: keyof Row; ascending: boolean }[] = [];
  constructor(from: Row[]) {
    this.kept = from;
  }
  gte(_column: string, value: string) {
    this.kept = this.kept.filter((row) => row.day >= value);
    return this;
  }
  lte(_column: string, value: string) {
    this.kept = this.kept.filter((row) => row.day <= value);
    return this;
  }
  or(filters: string) {
    const found = /^day\.(gt|lt)\."(.*)",and\(day\.eq\."\2",id\.(gt|lt)\.(.*)\)$/.exec(filters);
    if (!found) throw new Error(filters);
    const [, side, value = '', idSide, id = ''] = found;
    const beyond = (way: string | undefined, left: string, right: string) =>
      way === 'gt' ? left > right : left < right;
    this.kept = this.kept.filter(
      (row) => beyond(side, row.day, value) || (row.day === value && beyond(idSide, row.id, id)),
    );
    return this;
  }
  order(column: string, { ascending }: { ascending: boolean }) {
    this.keys.push({ column: column === 'id' ? 'id' : 'day', ascending });
    return this;
  }
  range(from: number, to: number) {
    const compare = (left: Row, right: Row) => {
      for (const { column, ascending } of this.keys) {
        const side = left[column].localeCompare(right[column]);
        if (side !== 0) return ascending ? side : -side;
      }
      return 0;
    };
    this.kept = [...this.kept].sort(compare).slice(from, to + 1);
    return this;
  }
  get rows() {
    return this.kept;
  }
}

function read(position: PagePosition, from = rows) {
  return toPage(paginate(new Query(from), order, position, SIZE).rows, position, SIZE);
}

const steps = (position: PagePosition, total?: number) =>
  pageLinks(read(position), (row) => row.day, total, SIZE);

const throughAddress = (position: PagePosition) => {
  const parameters = new URLSearchParams();
  writePosition(parameters, position);
  return readPosition(new URLSearchParams(parameters.toString()), SIZE);
};

describe('keyset pages', () => {
  it('show every row once, forwards and backwards, through the address', () => {
    const forwards: Row[] = [];
    let position: PagePosition | null = firstPage;
    let last: PagePosition = firstPage;
    while (position) {
      forwards.push(...read(position).rows);
      last = position;
      const { next } = steps(position);
      position = next && throughAddress(next);
    }
    expect(forwards).toEqual(rows);

    const backwards: Row[] = [];
    position = last;
    while (position) {
      backwards.unshift(...read(position).rows);
      const { previous } = steps(position);
      position = previous && throughAddress(previous);
    }
    expect(backwards).toEqual(rows);
  });

  it('neither repeat nor hide a row when another comes in meanwhile', () => {
    const second = steps(firstPage).next as PagePosition;
    const newer = { id: idOf(99), day: '2026-01-31' };
    const between = { id: idOf(98), day: rows[4]?.day ?? '' };
    const later = [newer, ...rows.slice(0, 6), between, ...rows.slice(6)];
    expect(read(second, later).rows).toEqual(read(second).rows);
    const third = steps(second).next as PagePosition;
    expect(read(third, later).rows).toEqual([between, ...rows.slice(6, 8)]);
  });

  it('follow an index read from its other end, where ties go the other way', () => {
    const oldest = { column: 'day', ascending: true, idAscending: false };
    const turned = [...rows].reverse();
    const at = (position: PagePosition) =>
      toPage(paginate(new Query(rows), oldest, position, SIZE).rows, position, SIZE);
    const seen: Row[] = [];
    let position: PagePosition | null = firstPage;
    while (position) {
      const page: ListPage<Row> = at(position);
      seen.push(...page.rows);
      position = pageLinks(page, (row) => row.day, undefined, SIZE).next;
    }
    expect(seen).toEqual(turned);
    expect(at({ page: 4, place: { at: 'end', rows: 2 } }).rows).toEqual(turned.slice(9));
  });

  it('read the last page from its end, with the rows left over by the others', () => {
    const { last } = steps(firstPage, rows.length);
    expect(last).toEqual({ page: 4, place: { at: 'end', rows: 2 } });
    const page = read(last as PagePosition);
    expect(page).toEqual({ page: 4, rows: rows.slice(9), hasPrevious: true, hasNext: false });
    expect(read(steps(last as PagePosition).previous as PagePosition).rows).toEqual(rows.slice(6, 9));
  });

  it('have no last page while the total is unknown, nor from the last page itself', () => {
    expect(steps(firstPage).last).toBe(null);
    expect(steps({ page: 4, place: { at: 'end', rows: 2 } }, rows.length)).toMatchObject({
      next: null,
      last: null,
    });
  });

  it('lead back to the plain first page from the second', () => {
    const second = steps(firstPage).next as PagePosition;
    expect(steps(second)).toMatchObject({ first: firstPage, previous: firstPage });
    expect(steps(firstPage)).toMatchObject({ first: null, previous: null });
  });

  it('keep quotes, commas and tildes of a value', () => {
    const value = 'L’« été », ~ou "presque" \\';
    const position: PagePosition = { page: 2, place: { at: 'after', cursor: { value, id: idOf(1) } } };
    expect(throughAddress(position)).toEqual(position);
    const asked: string[] = [];
    const spy = {
      or: (filters: string) => {
        asked.push(filters);
        return spy;
      },
      lte: () => spy,
      gte: () => spy,
      order: () => spy,
      range: () => spy,
    };
    paginate(spy, { column: 'title', ascending: true }, position, SIZE);
    expect(asked[0]).toContain('title.gt."L’« été », ~ou \\"presque\\" \\\\"');
  });

  it.each([
    ['', firstPage],
    ['page=1&apres=x~y', firstPage],
    ['page=0', firstPage],
    ['page=-3&fin=2', firstPage],
    ['page=5', { page: 5, place: { at: 'skip', rows: 12 } }],
    ['page=5&apres=2026~pas-un-id', { page: 5, place: { at: 'skip', rows: 12 } }],
    ['page=5&fin=900', { page: 5, place: { at: 'end', rows: 3 } }],
  ])('take %j for a page', (query, expected) => {
    expect(readPosition(new URLSearchParams(query), SIZE)).toEqual(expected);
  });
});
