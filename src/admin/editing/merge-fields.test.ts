import { expect, it } from 'vitest';
import { isEqual } from './merge-fields';

it('compares values in any order of their keys', () => {
  expect(isEqual({ a: 1, b: [{ c: '', d: null }] }, { b: [{ d: null, c: '' }], a: 1 })).toBe(true);
  expect(isEqual({ a: ['1', '2'] }, { a: ['2', '1'] })).toBe(false);
});
