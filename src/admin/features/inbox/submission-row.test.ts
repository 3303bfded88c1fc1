import { expect, it } from 'vitest';
import { mergeSubmissionColumns, toLabelledSubmissionValues } from './submission-columns';
import { mergeSortedRows } from './submission-row';

const createRow = (sentAt: string, id: string) => ({ sentAt, id });

it('merges two lists by date to the microsecond, then by id', () => {
  const business = [
    createRow('2026-05-02T10:00:00.12+00:00', 'b'),
    createRow('2026-05-01T10:00:00+00:00', 'd'),
  ];
  const messages = [
    createRow('2026-05-02T10:00:00.123+00:00', 'z'),
    createRow('2026-05-02T10:00:00.12+00:00', 'a'),
    createRow('2026-05-01T10:00:00.000001+00:00', 'c'),
  ];
  const mergedRows = mergeSortedRows([business, messages], { isBackwards: false });
  expect(mergedRows.map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c', 'd']);
  expect(mergeSortedRows([business, messages], { isBackwards: true })).toEqual([...mergedRows].reverse());
});

it('labels and formats columns in French, including empty ones', () => {
  const fields = toLabelledSubmissionValues('job_applications', {
    first_name: 'Awa',
    department: 'creative',
    availability: '2026-05-02',
    remote: true,
    relocate: false,
    cv_path: null,
    portfolio: 'https://exemple.com',
    motivation: 'Deux\nlignes',
  });
  const displayedValues = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  expect(displayedValues).toMatchObject({
    first_name: 'Awa',
    last_name: '',
    department: 'Création',
    availability: '02 mai 2026',
    remote: 'Oui',
    relocate: 'Non',
    cv_path: 'Non',
    motivation: 'Deux\nlignes',
  });
  expect(fields.find(({ name }) => name === 'portfolio')).toMatchObject({ label: 'Portfolio', kind: 'link' });
  expect(fields.find(({ name }) => name === 'motivation')).toMatchObject({ kind: 'longText' });
});

it('merges the columns of two tables, each once', () => {
  const columns = mergeSubmissionColumns(['business_contacts', 'contact_messages']);
  expect(new Set(columns).size).toBe(columns.length);
  expect(columns).toEqual(expect.arrayContaining(['name', 'first_name', 'email', 'message']));
});
