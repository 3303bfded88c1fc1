import { expect, test } from 'vitest';
import { inputLimits } from '@/shared/lib/limits';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { businessContactSchema, toBusinessContact } from './business-contact-dialog';

const validValues = {
  first_name: 'Awa',
  last_name: 'Diop',
  email: 'Awa@Exemple.com',
  phone: '',
  company: '',
  position: '',
  subject: 'Publicité',
  budget: '',
  message: '',
  appointment_date: '',
  time_slot: '',
};

function findErrors(changes: object) {
  const result = businessContactSchema.safeParse({ ...validValues, ...changes });
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path[0], issue.message]));
}

test('toBusinessContact keeps empty fields and letter case, and replaces an empty date by null', () => {
  expect(
    toBusinessContact(businessContactSchema.parse({ ...validValues, email: ' Awa@Exemple.com ' })),
  ).toEqual({
    ...validValues,
    appointment_date: null,
  });
});

test('requires four fields and rejects blank values', () => {
  const requiredError = 'Ce champ est obligatoire.';
  expect(findErrors({ first_name: ' ', last_name: '', email: '\t', subject: '' })).toEqual({
    first_name: requiredError,
    last_name: requiredError,
    email: requiredError,
    subject: requiredError,
  });
});

test('accepts dates from tomorrow to ten years ahead', () => {
  const { daysAhead } = inputLimits;
  for (const days of [1, daysAhead - 1])
    expect(findErrors({ appointment_date: getLocalDateInDays(days) })).toEqual({});
  expect(findErrors({ appointment_date: getLocalDateInDays(0) })).toEqual({
    appointment_date: 'Choisissez une date à partir de demain.',
  });
  for (const appointment_date of [getLocalDateInDays(daysAhead), '20266-01-12', '120266-01-12'])
    expect(findErrors({ appointment_date })).toEqual({
      appointment_date: 'Choisissez une date plus proche.',
    });
});

test('accepts only the listed choices', () => {
  expect(findErrors({ subject: 'Autre', budget: 'À discuter', time_slot: '16:00-17:00' })).toEqual({});
  expect(Object.keys(findErrors({ subject: 'x', budget: 'x', time_slot: 'x' }))).toEqual([
    'subject',
    'budget',
    'time_slot',
  ]);
});
