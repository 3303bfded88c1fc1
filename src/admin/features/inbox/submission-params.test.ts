import { expect, it } from 'vitest';
import { firstPagePosition } from '@/admin/lists/keyset';
import {
  buildInboxHref,
  getSubmissionPeriodStart,
  listFilteredSubmissionTables,
  readSubmissionParams,
} from './submission-params';
import { listTabSubmissionTables } from './submission-source';

const ID = '11111111-1111-4111-8111-111111111111';
const readQuery = (query: string) => readSubmissionParams(new URLSearchParams(query));

it('reads every filter of the address and writes it back', () => {
  const query = `?q=kone&status=new&origine=contact_messages&periode=30&pour=moi&retard=1&ouvrir=contact_messages%7E${ID}&page=2&apres=2026-01-01T00%3A00%3A00%7E${ID}`;
  const params = readQuery(query);
  expect(params).toEqual({
    tab: 'business',
    search: 'kone',
    state: 'new',
    origin: 'contact_messages',
    period: '30',
    assigneeFilter: 'moi',
    isOverdueOnly: true,
    position: { page: 2, place: { at: 'after', cursor: { value: '2026-01-01T00:00:00', id: ID } } },
    openSubmission: { source: 'contact_messages', id: ID },
  });
  expect(buildInboxHref(params, { openSubmission: params.openSubmission })).toBe(query);
});

it.each([
  ['onglet=autre', { tab: 'business' }],
  ['onglet=newsletter&status=new', { state: null }],
  ['onglet=newsletter&status=inactive', { state: 'inactive' }],
  ['onglet=newsletter&status=press', { state: 'press' }],
  ['status=active', { state: null }],
  ['status=open', { state: 'open' }],
  ['onglet=newsletter&status=open', { state: null }],
  ['onglet=presse&origine=contact_messages', { origin: null }],
  ['origine=press_contacts', { origin: null }],
  ['periode=8', { period: null }],
  ['ouvrir=roles~1', { openSubmission: null }],
  [`ouvrir=profiles~${ID}`, { openSubmission: null }],
  ['pour=tous', { assigneeFilter: null, isOverdueOnly: false }],
  ['onglet=newsletter&pour=moi&retard=1', { assigneeFilter: null, isOverdueOnly: false }],
  ['page=7', { position: firstPagePosition }],
])('reads the query %s as %j', (query, expected) => {
  expect(readQuery(query)).toMatchObject(expected);
});

it('keeps the filters that the new tab has, without the page', () => {
  const params = readQuery('q=kone&status=spam&origine=contact_messages&periode=7&page=2&fin=3');
  expect(buildInboxHref(params, { tab: 'presse' })).toBe('?onglet=presse&q=kone&status=spam&periode=7');
  expect(buildInboxHref(params, { tab: 'newsletter' })).toBe('?onglet=newsletter&q=kone&periode=7');
});

it('keeps the follow-up filters on every tab with a follow-up', () => {
  const params = readQuery('pour=personne&retard=1');
  expect(buildInboxHref(params, { tab: 'presse' })).toBe('?onglet=presse&pour=personne&retard=1');
  expect(buildInboxHref(params, { tab: 'newsletter' })).toBe('?onglet=newsletter');
});

it('opens the first readable tab instead of an unreadable tab and its submission', () => {
  const query = new URLSearchParams(`onglet=candidatures&ouvrir=job_applications~${ID}`);
  expect(readSubmissionParams(query, ['presse', 'newsletter'])).toMatchObject({
    tab: 'presse',
    openSubmission: null,
  });
  expect(readSubmissionParams(query, ['candidatures'])).toMatchObject({
    tab: 'candidatures',
    openSubmission: { source: 'job_applications', id: ID },
  });
  query.set('onglet', 'newsletter');
  expect(readSubmissionParams(query, ['presse', 'newsletter'])).toMatchObject({
    tab: 'newsletter',
    openSubmission: null,
  });
});

it('drops the filters that the first readable tab does not have', () => {
  expect(readSubmissionParams(new URLSearchParams('status=open'), ['newsletter'])).toMatchObject({
    tab: 'newsletter',
    state: null,
  });
  expect(readSubmissionParams(new URLSearchParams('origine=contact_messages'), ['presse'])).toMatchObject({
    tab: 'presse',
    origin: null,
  });
});

it('opens the first page of the first readable tab', () => {
  const query = new URLSearchParams(`page=2&apres=2026-01-01T00%3A00%3A00~${ID}`);
  expect(readSubmissionParams(query, ['presse'])).toMatchObject({
    tab: 'presse',
    position: firstPagePosition,
  });
});

it('opens the tab that contains the open submission', () => {
  const query = `onglet=newsletter&status=new&pour=moi&ouvrir=press_contacts~${ID}`;
  expect(readQuery(query)).toMatchObject({
    tab: 'presse',
    state: 'new',
    assigneeFilter: 'moi',
    openSubmission: { source: 'press_contacts', id: ID },
  });
});

it('resets the page after a new filter, but not when details close', () => {
  const params = readQuery(`page=2&fin=3&ouvrir=contact_messages~${ID}`);
  expect(buildInboxHref(params, { state: 'done' })).toBe('?status=done');
  expect(buildInboxHref(params, { openSubmission: null })).toBe('?page=2&fin=3');
});

it('lists every table of a tab, or only the chosen one', () => {
  const sources = listFilteredSubmissionTables({ tab: 'business', origin: null });
  expect(sources).toEqual(listTabSubmissionTables('business'));
  expect(sources.length).toBeGreaterThan(1);
  expect(listFilteredSubmissionTables({ tab: 'business', origin: 'contact_messages' })).toEqual([
    'contact_messages',
  ]);
});

it('starts a period at midnight, at any time of the day', () => {
  const periodStart = getSubmissionPeriodStart('7', new Date(2026, 4, 20, 8, 30));
  expect(periodStart).toBe(new Date(2026, 4, 13).toISOString());
  expect(getSubmissionPeriodStart('7', new Date(2026, 4, 20, 23, 59))).toBe(periodStart);
  expect(getSubmissionPeriodStart(null)).toBeUndefined();
});
