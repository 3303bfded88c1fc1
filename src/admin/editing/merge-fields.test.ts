import { expect, it } from 'vitest';
import { isEqual } from './merge-fields';

it('ignores the order of keys, but not of list items', () => {
  expect(isEqual({ a: 1, b: [{ c: '', d: null }] }, { b: [{ d: null, c: '' }], a: 1 })).toBe(true);
  expect(isEqual({ a: ['1', '2'] }, { a: ['2', '1'] })).toBe(false);
});
