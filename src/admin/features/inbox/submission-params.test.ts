import { expect, it } from 'vitest';
import { firstPage } from '@/admin/lists/keyset';
import { filteredSources, readParams, startOfPeriod, submissionHref } from './submission-params';

const ID = '11111111-1111-4111-8111-111111111111';
const read = (query: string) => readParams(new URLSearchParams(query));

it('writes every filter into the address and reads it back', () => {
  const query = `?q=kone&status=new&origine=contact_messages&periode=30&pour=moi&retard=1&ouvrir=contact_messages%7E${ID}&page=2&apres=2026-01-01T00%3A00%3A00%7E${ID}`;
  const params = read(query);
  expect(params).toEqual({
    tab: 'business',
    search: 'kone',
    state: 'new',
    origin: 'contact_messages',
    period: '30',
    assigneeFilter: 'moi',
    overdueOnly: true,
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
  ['pour=tous', { assigneeFilter: null, overdueOnly: false }],
  ['onglet=newsletter&pour=moi&retard=1', { assigneeFilter: null, overdueOnly: false }],
  ['page=7', { position: firstPage }],
])('reads %s as %j', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

it('keeps search and period from tab to tab, and drops the other filters', () => {
  const params = read('q=kone&status=spam&origine=contact_messages&periode=7&page=2&fin=3');
  expect(submissionHref(params, { tab: 'presse' })).toBe('?onglet=presse&q=kone&periode=7');
});

it('keeps the filters of follow-up on every tab that has one', () => {
  const params = read('pour=personne&retard=1');
  expect(submissionHref(params, { tab: 'presse' })).toBe('?onglet=presse&pour=personne&retard=1');
  expect(submissionHref(params, { tab: 'newsletter' })).toBe('?onglet=newsletter');
});

it('opens the first readable tab, and no row of another tab', () => {
  const query = new URLSearchParams(`onglet=candidatures&ouvrir=job_applications~${ID}`);
  expect(readParams(query, ['presse', 'newsletter'])).toMatchObject({ tab: 'presse', opened: null });
  expect(readParams(query, ['candidatures'])).toMatchObject({
    tab: 'candidatures',
    opened: { source: 'job_applications', id: ID },
  });
});

it('opens the first page and closes the details when a filter changes', () => {
  const params = read(`page=2&fin=3&ouvrir=contact_messages~${ID}`);
  expect(submissionHref(params, { state: 'done' })).toBe('?status=done');
  expect(submissionHref(params, { opened: null })).toBe('?page=2&fin=3');
});

it('lists two tables in the business tab, one when an origin is chosen', () => {
  expect(filteredSources({ tab: 'business', origin: null })).toEqual([
    'business_contacts',
    'contact_messages',
  ]);
  expect(filteredSources({ tab: 'business', origin: 'contact_messages' })).toEqual(['contact_messages']);
});

it('starts a period at midnight', () => {
  const morning = startOfPeriod('7', new Date(2026, 4, 20, 8, 30));
  expect(morning).toBe(new Date(2026, 4, 13).toISOString());
  expect(startOfPeriod('7', new Date(2026, 4, 20, 23, 59))).toBe(morning);
  expect(startOfPeriod(null)).toBeUndefined();
});
