import { expect, test } from 'vitest';
import { getPhoneHref } from './phone-href';

test.each([
  '+33 1 23 45 67 89',
  '+33\u00a01\u202f23 45 67\u00a089',
  '+33 (0)1.23.45-67.89',
  '\u200e+33123456789',
])('getPhoneHref returns only the dialled digits of %j', (phone) => {
  expect(getPhoneHref(phone)).toBe('tel:+33123456789');
});
