import { expect, test } from 'vitest';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { pressContactSchemasByMode, toPressContact } from './press-contact-dialog';

const validValues = {
  first_name: 'Awa',
  last_name: 'Diop',
  email: 'awa@exemple.com',
  phone: '',
  media: 'Radio',
  position: '',
  type: '',
  subject: '',
  message: '',
  date: '',
  newsletter_subscription: false,
  interviewRequest: true,
  pressKitRequest: true,
};

test('toPressContact fills two columns with the date and drops two checkboxes', () => {
  const { date: _, interviewRequest: _i, pressKitRequest: _p, ...row } = validValues;
  const date = getLocalDateInDays(3);
  expect(toPressContact(pressContactSchemasByMode.request.parse({ ...validValues, date }))).toEqual({
    ...row,
    interview_date: date,
    deadline: date,
  });
  expect(toPressContact(pressContactSchemasByMode.request.parse(validValues))).toEqual({
    ...row,
    interview_date: null,
    deadline: null,
  });
});

test('requires the newsletter checkbox in newsletter mode only', () => {
  expect(pressContactSchemasByMode.request.safeParse(validValues).success).toBe(true);
  expect(pressContactSchemasByMode.newsletter.safeParse(validValues).success).toBe(false);
  expect(
    pressContactSchemasByMode.newsletter.safeParse({ ...validValues, newsletter_subscription: true }).success,
  ).toBe(true);
});

test('requires the type of media', () => {
  expect(pressContactSchemasByMode.request.safeParse({ ...validValues, media: '' }).success).toBe(false);
});
