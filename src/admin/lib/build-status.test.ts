import { describe, expect, it } from 'vitest';
import type { OmittedRecord } from '@/copy/omitted-record';
import { type BuildReport, type SiteStateRow, toBuildStatus, toContentBuildStatus } from './build-status';

const NOW = Date.parse('2026-12-03T12:00:00Z');
const READ_AT = '2026-12-03T11:00:00Z';
const dateBeforeRead = '2026-12-03T10:59:59Z';
const dateAfterRead = '2026-12-03T11:00:01Z';

const createBuild = (changes: number | null): BuildReport => ({
  changes,
  readAt: changes === null ? null : READ_AT,
  omitted: [],
});
const createState = (overrides: Partial<SiteStateRow> = {}): SiteStateRow => ({
  is_connected: true,
  changes: 8,
  changed_at: '2026-12-03T11:59:00Z',
  accepted_changes: 8,
  requested_at: '2026-12-03T11:59:30Z',
  has_failed: false,
  ...overrides,
});
const datesBeforeTimeout = { changed_at: '2026-12-03T11:39:00Z', requested_at: '2026-12-03T11:39:59Z' };

it.each([
  ['current', 'with all changes', 8, {}],
  ['current', 'that is newer than the read state', 9, {}],
  [
    'current',
    'with all changes, although a later build failed',
    8,
    { is_connected: false, has_failed: true, ...datesBeforeTimeout },
  ],
  ['pending', 'without the last change', 7, {}],
  ['pending', 'whose request the host has not accepted', 7, { accepted_changes: 7, requested_at: null }],
  ['pending', 'after a new change and an old request', 7, { requested_at: datesBeforeTimeout.requested_at }],
  ['failed', 'that the host could not replace', 7, { has_failed: true }],
  ['failed', 'whose request is too old', 7, datesBeforeTimeout],
  ['unconnected', 'without a deploy hook', 7, { is_connected: false }],
  [null, 'without a project and a deploy hook', null, { is_connected: false, accepted_changes: 0 }],
  [null, 'without a project or a request', null, { requested_at: null }],
  ['pending', 'without a project after a change', null, { accepted_changes: 7, requested_at: null }],
  ['pending', 'without a project after a request', null, {}],
  ['failed', 'without a project after a failure', null, { has_failed: true }],
] as const)('the status is %s for a build %s', (status, _build, changes, overrides) => {
  expect(toBuildStatus(createBuild(changes), createState(overrides), NOW)).toBe(status);
});

describe('page status of a content', () => {
  const row = {
    status: 'published',
    publish_at: null,
    unpublish_at: null,
    updated_at: dateAfterRead,
    id: 'a',
  } as const;
  const oldRow = { ...row, updated_at: dateBeforeRead };
  const pendingSite = { status: 'pending', readAt: READ_AT, omitted: [] } as const;
  const createSiteWithOmission = (kind: OmittedRecord['kind'], id = 'a') =>
    ({ status: 'current', readAt: READ_AT, omitted: [{ kind, id, reason: 'render' }] }) as const;
  it.each([
    ['pending', 'a text saved after the build', row, pendingSite],
    ['failed', 'a text that a failed build lacks', row, { ...pendingSite, status: 'failed' }],
    ['pending', 'a text when the build has no date', oldRow, { ...pendingSite, readAt: null }],
    ['pending', 'a text due after the build', { ...oldRow, publish_at: dateAfterRead }, pendingSite],
    [null, 'a text saved before the build', oldRow, pendingSite],
    [null, 'a draft', { ...row, status: 'draft' }, pendingSite],
    [null, 'an archived text', { ...row, status: 'archived' }, pendingSite],
    [null, 'a scheduled text', { ...row, publish_at: '2999-01-01T00:00:00Z' }, pendingSite],
    [null, 'a text of a current site', row, { ...pendingSite, status: 'current' }],
    [null, 'a text without a deploy hook', row, { ...pendingSite, status: 'unconnected' }],
    [null, 'a text of an unknown build', row, { status: null, readAt: null, omitted: [] }],
    ['omitted', 'an omitted text', oldRow, createSiteWithOmission('text')],
    ['withoutCover', 'a text with an omitted cover', oldRow, createSiteWithOmission('cover')],
    [null, 'a text beside an omitted one', oldRow, createSiteWithOmission('text', 'b')],
    [null, 'a text with the id of an omitted collection', oldRow, createSiteWithOmission('collection')],
    [null, 'an archived omitted text', { ...oldRow, status: 'archived' }, createSiteWithOmission('text')],
    ['pending', 'a corrected omitted text', row, { ...createSiteWithOmission('text'), status: 'pending' }],
  ] as const)('is %s for %s', (status, _case, content, site) => {
    expect(toContentBuildStatus(content, site, NOW)).toBe(status);
  });
});
