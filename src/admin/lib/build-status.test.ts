import { describe, expect, it } from 'vitest';
import type { OmittedRecord } from '@/copy/omitted-record';
import { type Build, type SiteState, toBuildStatus, toPageStatus } from './build-status';

const NOW = Date.parse('2026-12-03T12:00:00Z');
const READ = '2026-12-03T11:00:00Z';
const before = '2026-12-03T10:59:59Z';
const after = '2026-12-03T11:00:01Z';

const built = (changes: number | null): Build => ({
  changes,
  readAt: changes === null ? null : READ,
  omitted: [],
});
const state = (changed: Partial<SiteState> = {}): SiteState => ({
  connected: true,
  changes: 8,
  changed_at: '2026-12-03T11:59:00Z',
  accepted: 8,
  requested_at: '2026-12-03T11:59:30Z',
  failed: false,
  ...changed,
});
const LONG_AGO = { changed_at: '2026-12-03T11:39:00Z', requested_at: '2026-12-03T11:39:59Z' };

describe('the site', () => {
  it.each([
    ['current', built(8), state()],
    ['current', built(9), state()],
    ['current', built(8), state({ connected: false, failed: true, ...LONG_AGO })],
    ['pending', built(7), state()],
    ['pending', built(7), state({ accepted: 7, requested_at: null })],
    ['pending', built(7), state({ requested_at: LONG_AGO.requested_at })],
    ['failed', built(7), state({ failed: true })],
    ['failed', built(7), state(LONG_AGO)],
    ['unconnected', built(7), state({ connected: false })],
    // built without a project
    [null, built(null), state({ connected: false, accepted: 0 })],
    [null, built(null), state({ requested_at: null })],
    ['pending', built(null), state({ accepted: 7, requested_at: null })],
    ['pending', built(null), state()],
    ['failed', built(null), state({ failed: true })],
  ] as const)('is %s: %o, %o', (status, build, known) => {
    expect(toBuildStatus(build, known, NOW)).toBe(status);
  });
});

describe('the page of a content', () => {
  const row = {
    status: 'published',
    publish_at: null,
    unpublish_at: null,
    updated_at: after,
    id: 'a',
  } as const;
  const pending = { status: 'pending', readAt: READ, omitted: [] } as const;
  const without = (kind: OmittedRecord['kind'], id = 'a') =>
    ({ status: 'current', readAt: READ, omitted: [{ kind, id, reason: 'render' }] }) as const;
  const old = { ...row, updated_at: before };
  it.each([
    ['pending', row, pending],
    ['failed', row, { ...pending, status: 'failed' }],
    ['pending', { ...row, updated_at: before }, { ...pending, readAt: null }],
    ['pending', { ...row, updated_at: before, publish_at: after }, pending],
    [null, { ...row, updated_at: before }, pending],
    [null, { ...row, status: 'draft' }, pending],
    [null, { ...row, status: 'archived' }, pending],
    [null, { ...row, publish_at: '2999-01-01T00:00:00Z' }, pending],
    [null, row, { ...pending, status: 'current' }],
    [null, row, { ...pending, status: 'unconnected' }],
    [null, row, { status: null, readAt: null, omitted: [] }],
    ['omitted', old, without('text')],
    ['uncovered', old, without('cover')],
    [null, old, without('text', 'b')],
    [null, old, without('collection')],
    [null, { ...old, status: 'archived' }, without('text')],
    // corrected after the build
    ['pending', row, { ...without('text'), status: 'pending' }],
  ] as const)('is %s: %o, %o', (status, content, site) => {
    expect(toPageStatus(content, site, NOW)).toBe(status);
  });
});
