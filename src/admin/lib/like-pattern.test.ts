import { expect, it } from 'vitest';
import { containing } from './like-pattern';

it('finds signs literally', () => {
  expect(containing('100 %_sûr\\')).toBe('%100 \\%\\_sûr\\\\%');
  expect(containing('a*b')).toBe('%a_b%');
});
