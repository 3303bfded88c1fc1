import { expect, test } from 'vitest';
import { inputLimits } from '@/shared/lib/limits';
import { contactSchema } from './contact-schema';

const validValues = { name: 'Awa', email: 'awa@exemple.com', subject: 'Bonjour', message: 'Un mot' };

function findErrors(values: object) {
  const result = contactSchema.safeParse(values);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]));
}

test('trims the values and lower-cases the email address', () => {
  expect(contactSchema.parse({ ...validValues, name: '  Awa ', email: ' Awa@Exemple.COM ' })).toEqual(
    validValues,
  );
});

test('removes invisible characters, and the dot after a pasted address', () => {
  const typedValues = {
    ...validValues,
    name: '\u200bAwa\u0000',
    email: 'awa@exemple.com\u200b.',
    message: 'Un\ud800 mot',
  };
  expect(contactSchema.parse(typedValues)).toEqual(validValues);
});

test('reports each blank field once as required', () => {
  const blankValues = { name: '\u200b\u2060', email: '', subject: '\n', message: '\t' };
  expect(Object.values(findErrors(blankValues))).toEqual(Array(4).fill('Ce champ est obligatoire.'));
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
  'awa@exemple',
  'awa@localhost',
  'awa@.com',
  'awa@exemple..com',
])('refuses the email address %j', (email) => {
  expect(findErrors({ ...validValues, email })).toHaveProperty('email');
});

test('limits the message to `inputLimits.message` characters', () => {
  expect(findErrors({ ...validValues, message: 'é'.repeat(inputLimits.message) })).toEqual({});
  expect(findErrors({ ...validValues, message: 'é'.repeat(inputLimits.message + 1) })).toHaveProperty(
    'message',
  );
});
