import { expect, test, vi } from 'vitest';
import { jobApplicationSchema, toJobApplication } from './job-application-schema';

const validValues = {
  first_name: 'Awa',
  last_name: 'Diop',
  email: 'awa@exemple.com',
  phone: '',
  address: '',
  city: '',
  job_title: 'Monteuse',
  department: 'creative',
  experience: '',
  education: '',
  skills: '',
  motivation: 'Raconter.',
  availability: '',
  salary: '',
  remote: false,
  relocate: true,
  portfolio: '',
  linkedin: '',
  cover_letter: '',
  gdpr_consent: true,
};

const accepts = (changes: object) => jobApplicationSchema.safeParse({ ...validValues, ...changes }).success;

test('toJobApplication returns the twenty fields of the specification, plus the CV path', () => {
  const values = jobApplicationSchema.parse(validValues);
  expect(toJobApplication(values, null)).toEqual({ ...validValues, availability: null });
  expect(Object.keys(toJobApplication(values, null))).toHaveLength(20);
  expect(toJobApplication(values, 'x.pdf')).toEqual({ ...validValues, availability: null, cv_path: 'x.pdf' });
});

test('requires names, email address, motivation and consent', () => {
  for (const [field, emptyValue] of Object.entries({
    first_name: ' ',
    last_name: '',
    email: '',
    motivation: '\n',
    gdpr_consent: false,
  })) {
    expect(accepts({ [field]: emptyValue }), field).toBe(false);
  }
});

test.each([
  ['exemple.com/awa', 'https://exemple.com/awa'],
  [' http://exemple.com ', 'http://exemple.com'],
  ['HTTPS://exemple.com', 'HTTPS://exemple.com'],
  ['', ''],
])('the link %j is sent as %j', (typed, sent) => {
  expect(jobApplicationSchema.parse({ ...validValues, portfolio: typed }).portfolio).toBe(sent);
});

test('accepts a link in Safari 16, which has no URL.canParse', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(accepts({ portfolio: 'https://exemple.com' })).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://exemple.com',
  'mon site',
  'https://',
  'https://a"b.com',
  'https://:80',
])('the link %j is refused', (typed) => {
  expect(accepts({ linkedin: typed })).toBe(false);
});
