import { expect, it } from 'vitest';
import { firstPagePosition } from './keyset';
import { getOffsetPageLinks } from './offset-page';

const toPosition = (number: number) => ({ page: number, place: { at: 'skip', rows: (number - 1) * 20 } });

it('links the neighbours of a page in the middle', () => {
  expect(getOffsetPageLinks({ page: 3, rows: [], hasPrevious: true, hasNext: true, total: 101 }, 20)).toEqual(
    {
      first: firstPagePosition,
      previous: toPosition(2),
      next: toPosition(4),
      last: toPosition(6),
    },
  );
});

it('has no links on the only page', () => {
  const noLinks = { first: null, previous: null, next: null, last: null };
  expect(getOffsetPageLinks({ page: 1, rows: [], hasPrevious: false, hasNext: false, total: 3 }, 20)).toEqual(
    noLinks,
  );
});
