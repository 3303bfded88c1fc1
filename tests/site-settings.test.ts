import { expect, test } from 'vitest';
import { contactEmail, contactPhone, headAddress, socialLinks } from '@/copy/directory';

test('the sample telephone number has the country code of the specification', () => {
  expect(contactPhone.startsWith('+225')).toBe(true);
});

test('no two texts that settings replace are the same, or one would take the place of another', () => {
  const texts = [contactEmail, contactPhone, headAddress, ...socialLinks.map(({ href }) => href)];
  expect(new Set(texts).size).toBe(texts.length);
});
