import { expect, it } from 'vitest';
import { firstPagePosition } from '@/admin/lists/keyset';
import {
  buildSubmissionHref,
  getSubmissionPeriodStart,
  listFilteredSubmissionTables,
  readInboxAddress,
  submissionListUrlParams,
} from './submission-params';
import { listTabSubmissionTables } from './submission-source';

const ID = '11111111-1111-4111-8111-111111111111';
const readQuery = (query: string) => readInboxAddress(new URLSearchParams(query));
const { href } = submissionListUrlParams;

it('reads every filter of the address and writes it back', () => {
  const query = `?q=kone&status=new&origine=contact_messages&periode=30&pour=moi&retard=1&page=2&apres=2026-01-01T00%3A00%3A00%7E${ID}&ouvrir=contact_messages~${ID}`;
  const { params, openSubmission } = readQuery(query);
  expect(params).toEqual({
    tab: 'business',
    search: 'kone',
    state: 'new',
    origin: 'contact_messages',
    period: '30',
    assigneeFilter: 'moi',
    isOverdueOnly: true,
    position: { page: 2, after: { value: '2026-01-01T00:00:00', id: ID } },
  });
  expect(openSubmission).toEqual({ source: 'contact_messages', id: ID });
  expect(buildSubmissionHref(params, { source: 'contact_messages', id: ID })).toBe(query);
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
  ['pour=tous', { assigneeFilter: null, isOverdueOnly: false }],
  ['onglet=newsletter&pour=moi&retard=1', { assigneeFilter: null, isOverdueOnly: false }],
  ['page=7', { position: firstPagePosition }],
])('reads the query %s as %j', (query, expected) => {
  expect(readQuery(query).params).toMatchObject(expected);
});

it.each(['roles~1', `profiles~${ID}`])('opens no submission for the value %s', (value) => {
  expect(readQuery(`ouvrir=${value}`).openSubmission).toBeNull();
});

it('keeps the filters that the new tab has, without the page', () => {
  const { params } = readQuery('q=kone&status=spam&origine=contact_messages&periode=7&page=2&fin=3');
  expect(href(params, { tab: 'presse' })).toBe('?onglet=presse&q=kone&status=spam&periode=7');
  expect(href(params, { tab: 'newsletter' })).toBe('?onglet=newsletter&q=kone&periode=7');
});

it('keeps the follow-up filters on every tab with a follow-up', () => {
  const { params } = readQuery('pour=personne&retard=1');
  expect(href(params, { tab: 'presse' })).toBe('?onglet=presse&pour=personne&retard=1');
  expect(href(params, { tab: 'newsletter' })).toBe('?onglet=newsletter');
});

it('opens the first readable tab instead of an unreadable tab and its submission', () => {
  const query = new URLSearchParams(`onglet=candidatures&ouvrir=job_applications~${ID}`);
  expect(readInboxAddress(query, ['presse', 'newsletter'])).toMatchObject({
    params: { tab: 'presse' },
    openSubmission: null,
  });
  expect(readInboxAddress(query, ['candidatures'])).toMatchObject({
    params: { tab: 'candidatures' },
    openSubmission: { source: 'job_applications', id: ID },
  });
  query.set('onglet', 'newsletter');
  expect(readInboxAddress(query, ['presse', 'newsletter'])).toMatchObject({
    params: { tab: 'newsletter' },
    openSubmission: null,
  });
});

it.each([
  ['status=open', 'newsletter', { state: null }],
  ['origine=contact_messages', 'presse', { origin: null }],
  [`page=2&apres=2026-01-01T00%3A00%3A00~${ID}`, 'presse', { position: firstPagePosition }],
] as const)('leaves out parameters that the first readable tab lacks: %s', (query, tab, expected) => {
  const { params } = readInboxAddress(new URLSearchParams(query), [tab]);
  expect(params).toMatchObject({ tab, ...expected });
});

it('opens the tab that contains the open submission', () => {
  const query = `onglet=newsletter&status=new&pour=moi&ouvrir=press_contacts~${ID}`;
  expect(readQuery(query)).toMatchObject({
    params: { tab: 'presse', state: 'new', assigneeFilter: 'moi' },
    openSubmission: { source: 'press_contacts', id: ID },
  });
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
