import { expect, it } from 'vitest';
import { formatBytes, formatRoundedDuration, listHealthProblems, type SystemHealth } from './system-health';

const healthyReport: SystemHealth = {
  status: 'ok',
  jobs: { state: 'ok', checked_seconds_ago: 12, items: [{ name: 'mails', state: 'ok' }] },
  mails: { state: 'ok', oldest_waiting_seconds: 20, failed_last_day_count: 1 },
  site: { state: 'ok', outstanding_seconds: 60, lost_build_count: 0, omitted_record_count: 0 },
  disk: {
    database_bytes: 1,
    database_quota_bytes: 8,
    database_quota_percent: 12.5,
    files_bytes: 0,
    files_quota_bytes: 8,
    files_quota_percent: 0,
  },
};

it('returns no problems for a healthy system', () => {
  expect(listHealthProblems(healthyReport)).toEqual([]);
});

it.each<[string, Partial<SystemHealth>, RegExp]>([
  [
    'stopped jobs',
    { jobs: { state: 'down', checked_seconds_ago: null, items: [{ name: 'mails', state: 'unscheduled' }] } },
    /^Les tâches automatiques sont arrêtées/,
  ],
  [
    'a failed job',
    { jobs: { state: 'degraded', checked_seconds_ago: 3, items: [{ name: 'mails', state: 'failed' }] } },
    /^Tâches en retard ou en échec\u00a0: envoi des e-mails\.$/,
  ],
  [
    'waiting mails',
    { mails: { state: 'degraded', oldest_waiting_seconds: 7300, failed_last_day_count: 0 } },
    /depuis 2\sheures\.$/,
  ],
  [
    'failed mails',
    { mails: { state: 'degraded', oldest_waiting_seconds: 3, failed_last_day_count: 21 } },
    /^21 e-mails n’ont pas pu/,
  ],
  [
    'a late build',
    { site: { ...healthyReport.site, state: 'degraded', outstanding_seconds: 1500, lost_build_count: 1 } },
    /depuis 25\sminutes\.$/,
  ],
  [
    'an omitted record',
    {
      site: { ...healthyReport.site, state: 'degraded', outstanding_seconds: null, omitted_record_count: 1 },
    },
    /^Un élément publié n’a pas pu/,
  ],
  [
    'a full database',
    { disk: { ...healthyReport.disk, database_quota_percent: 82.5 } },
    /^La base de données occupe 82,5\u00a0%/,
  ],
])('describes %s in one sentence', (_, change, sentence) => {
  const problems = listHealthProblems({ ...healthyReport, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
});

const normalizeSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

it('formats durations in French', () => {
  expect([20, 59 * 60, 3600, 172_800].map(formatRoundedDuration).map(normalizeSpaces)).toEqual([
    '1 minute',
    '59 minutes',
    '1 heure',
    '2 jours',
  ]);
});

it('formats sizes in French', () => {
  const sizes = [12.5 * 1024 ** 2, 8 * 1024 ** 3].map(formatBytes);
  expect(sizes.map(normalizeSpaces)).toEqual(['12,5 Mo', '8 Go']);
});
