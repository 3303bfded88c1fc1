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
const LONG_AGO = { changed_at: '2026-12-03T11:39:00Z', requested_at: '2026-12-03T11:39:59Z' };

describe('build status', () => {
  it.each([
    ['current', createBuild(8), createState()],
    ['current', createBuild(9), createState()],
    ['current', createBuild(8), createState({ is_connected: false, has_failed: true, ...LONG_AGO })],
    ['pending', createBuild(7), createState()],
    ['pending', createBuild(7), createState({ accepted_changes: 7, requested_at: null })],
    ['pending', createBuild(7), createState({ requested_at: LONG_AGO.requested_at })],
    ['failed', createBuild(7), createState({ has_failed: true })],
    ['failed', createBuild(7), createState(LONG_AGO)],
    ['unconnected', createBuild(7), createState({ is_connected: false })],
    // built without a project
    [null, createBuild(null), createState({ is_connected: false, accepted_changes: 0 })],
    [null, createBuild(null), createState({ requested_at: null })],
    ['pending', createBuild(null), createState({ accepted_changes: 7, requested_at: null })],
    ['pending', createBuild(null), createState()],
    ['failed', createBuild(null), createState({ has_failed: true })],
  ] as const)('is %s: %o, %o', (status, build, siteState) => {
    expect(toBuildStatus(build, siteState, NOW)).toBe(status);
  });
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
    ['pending', row, pendingSite],
    ['failed', row, { ...pendingSite, status: 'failed' }],
    ['pending', oldRow, { ...pendingSite, readAt: null }],
    ['pending', { ...oldRow, publish_at: dateAfterRead }, pendingSite],
    [null, oldRow, pendingSite],
    [null, { ...row, status: 'draft' }, pendingSite],
    [null, { ...row, status: 'archived' }, pendingSite],
    [null, { ...row, publish_at: '2999-01-01T00:00:00Z' }, pendingSite],
    [null, row, { ...pendingSite, status: 'current' }],
    [null, row, { ...pendingSite, status: 'unconnected' }],
    [null, row, { status: null, readAt: null, omitted: [] }],
    ['omitted', oldRow, createSiteWithOmission('text')],
    ['withoutCover', oldRow, createSiteWithOmission('cover')],
    [null, oldRow, createSiteWithOmission('text', 'b')],
    [null, oldRow, createSiteWithOmission('collection')],
    [null, { ...oldRow, status: 'archived' }, createSiteWithOmission('text')],
    // corrected after the build
    ['pending', row, { ...createSiteWithOmission('text'), status: 'pending' }],
  ] as const)('is %s: %o, %o', (status, content, site) => {
    expect(toContentBuildStatus(content, site, NOW)).toBe(status);
  });
});
