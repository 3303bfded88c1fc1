import { expect, it } from 'vitest';
import { firstPage } from '@/admin/lists/keyset';
import { readParams, sinceOf, sourcesOf, submissionHref } from './submission-params';

const ID = '11111111-1111-4111-8111-111111111111';
const read = (query: string) => readParams(new URLSearchParams(query));

it('keeps everything in the address and reads it back', () => {
  const query = `?q=kone&status=new&origine=contact_messages&periode=30&pour=moi&retard=1&page=2&apres=2026-01-01T00%3A00%3A00%7E${ID}&ouvrir=contact_messages%7E${ID}`;
  const params = read(query);
  expect(params).toEqual({
    tab: 'business',
    search: 'kone',
    state: 'new',
    origin: 'contact_messages',
    period: 30,
    whose: 'moi',
    late: true,
    position: { page: 2, place: { at: 'after', cursor: { value: '2026-01-01T00:00:00', id: ID } } },
    opened: { source: 'contact_messages', id: ID },
  });
  expect(submissionHref(params, { opened: params.opened })).toBe(query);
});

it.each([
  ['onglet=autre', { tab: 'business' }],
  ['onglet=newsletter&status=new', { state: null }],
  ['onglet=newsletter&status=inactive', { state: 'inactive' }],
  ['status=active', { state: null }],
  ['onglet=presse&origine=contact_messages', { origin: null }],
  ['origine=press_contacts', { origin: null }],
  ['periode=8', { period: null }],
  ['ouvrir=roles~1', { opened: null }],
  [`ouvrir=profiles~${ID}`, { opened: null }],
  ['pour=tous', { whose: null, late: false }],
  ['onglet=newsletter&pour=moi&retard=1', { whose: null, late: false }],
  ['page=7', { position: firstPage }],
])('reads %s as %j', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

it('keeps search and period from one tab to the next, and drops what only one tab knows', () => {
  const params = read('q=kone&status=spam&origine=contact_messages&periode=7&page=2&fin=3');
  expect(submissionHref(params, { tab: 'presse' })).toBe('?onglet=presse&q=kone&periode=7');
});

it('keeps whose the rows are from tab to tab, where somebody may be given them', () => {
  const params = read('pour=personne&retard=1');
  expect(submissionHref(params, { tab: 'presse' })).toBe('?onglet=presse&pour=personne&retard=1');
  expect(submissionHref(params, { tab: 'newsletter' })).toBe('?onglet=newsletter');
});

it('opens the first tab that may be read, and no row of another', () => {
  const query = new URLSearchParams(`onglet=candidatures&ouvrir=job_applications~${ID}`);
  expect(readParams(query, ['presse', 'newsletter'])).toMatchObject({ tab: 'presse', opened: null });
  expect(readParams(query, ['candidatures'])).toMatchObject({
    tab: 'candidatures',
    opened: { source: 'job_applications', id: ID },
  });
});

it('goes back to the first page and closes the details when a criterion changes', () => {
  const params = read(`page=2&fin=3&ouvrir=contact_messages~${ID}`);
  expect(submissionHref(params, { state: 'done' })).toBe('?status=done');
  expect(submissionHref(params, { opened: null })).toBe('?page=2&fin=3');
});

it('lists two tables in the business tab, one when an origin is chosen', () => {
  expect(sourcesOf({ tab: 'business', origin: null })).toEqual(['business_contacts', 'contact_messages']);
  expect(sourcesOf({ tab: 'business', origin: 'contact_messages' })).toEqual(['contact_messages']);
});

it('starts a period at midnight, so that the key of a list is the same all day', () => {
  const morning = sinceOf(7, new Date(2026, 4, 20, 8, 30));
  expect(morning).toBe(new Date(2026, 4, 13).toISOString());
  expect(sinceOf(7, new Date(2026, 4, 20, 23, 59))).toBe(morning);
  expect(sinceOf(null)).toBeUndefined();
});
