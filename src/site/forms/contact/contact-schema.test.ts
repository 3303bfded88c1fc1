import { expect, test } from 'vitest';
import { limits } from '@/shared/lib/limits';
import { contactSchema } from './contact-schema';

const valid = { name: 'Awa', email: 'awa@exemple.com', subject: 'Bonjour', message: 'Un mot' };

function errorsOf(values: object) {
  const result = contactSchema.safeParse(values);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]));
}

test('trims, and lower-cases the address as the database stores it', () => {
  expect(contactSchema.parse({ ...valid, name: '  Awa ', email: ' Awa@Exemple.COM ' })).toEqual(valid);
});

test('blank is missing, for every field, and said once', () => {
  const blank = { name: ' ', email: '', subject: '\n', message: '\t' };
  expect(Object.values(errorsOf(blank))).toEqual(Array(4).fill('Ce champ est obligatoire.'));
});

test.each([
  'sans-arobase',
  'a@',
  '@b',
  'a@b@c',
  'a b@c',
  'a@<script>',
  'a@b\nBcc: c@d',
  'x,a@b',
  'a@b;c',
  'g:a@b',
])('refuses the address %j', (email) => {
  expect(errorsOf({ ...valid, email })).toHaveProperty('email');
});

test('accepts what the specification accepts: an « @ » is enough', () => {
  expect(errorsOf({ ...valid, email: 'a@b' })).toEqual({});
});

test('bounds are those of the database, in characters', () => {
  expect(errorsOf({ ...valid, message: 'é'.repeat(limits.message) })).toEqual({});
  expect(errorsOf({ ...valid, message: 'é'.repeat(limits.message + 1) })).toHaveProperty('message');
});
