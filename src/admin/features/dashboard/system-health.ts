import { z } from '@/admin/lib/zod';
import { jobLabels, systemHealthText as text } from '@/copy/admin/system-health';

const state = z.enum(['ok', 'degraded', 'down']);
const seconds = z.nullable(z.number());

/** Part of the response of `health` that the dashboard shows. */
export const systemHealthSchema = z.object({
  status: state,
  jobs: z.object({
    state,
    checked_seconds_ago: seconds,
    items: z.array(z.object({ name: z.string(), state: z.string() })),
  }),
  mails: z.object({
    state,
    oldest_waiting_seconds: seconds,
    failed_last_day_count: z.number(),
  }),
  site: z.object({
    state,
    outstanding_seconds: seconds,
    lost_build_count: z.number(),
    omitted_record_count: z.number(),
  }),
  disk: z.object({
    database_bytes: z.nullable(z.number()),
    database_quota_bytes: z.nullable(z.number()),
    database_quota_percent: z.nullable(z.number()),
    files_bytes: z.nullable(z.number()),
    files_quota_bytes: z.nullable(z.number()),
    files_quota_percent: z.nullable(z.number()),
  }),
});

export type SystemHealth = z.infer<typeof systemHealthSchema>;

/** The disk is a problem from this share of its quota. */
const FULL_PERCENT = 80;

const unit = (value: number, name: string) =>
  new Intl.NumberFormat('fr-FR', { style: 'unit', unit: name, unitDisplay: 'long' }).format(
    Math.floor(value),
  );

/** Returns « 25 minutes », « 3 heures » or « 2 jours » for a number of seconds. */
export function formatDuration(duration: number): string {
  if (duration < 3600) return unit(Math.max(duration / 60, 1), 'minute');
  return duration < 172_800 ? unit(duration / 3600, 'hour') : unit(duration / 86_400, 'day');
}

const sizes = (name: string) =>
  new Intl.NumberFormat('fr-FR', { style: 'unit', unit: name, maximumFractionDigits: 1 });

/** Returns « 12,5 Mo » or « 8 Go ». */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024 ? sizes('megabyte').format(megabytes) : sizes('gigabyte').format(megabytes / 1024);
}

function jobProblems({ state: word, items }: SystemHealth['jobs']): string[] {
  if (word === 'down') return [text.jobsStopped];
  const names = items.filter((item) => item.state !== 'ok').map(({ name }) => jobLabels[name] ?? name);
  return names.length > 0 ? [text.jobsLate(names.join(', '))] : [];
}

function mailProblems({
  state: word,
  oldest_waiting_seconds: waiting,
  failed_last_day_count: failed,
}: SystemHealth['mails']) {
  if (word === 'ok') return [];
  return [waiting === null ? text.mailsFailed(failed) : text.mailsWaiting(formatDuration(waiting))];
}

function siteProblems(site: SystemHealth['site']): string[] {
  const problems: string[] = [];
  if (site.lost_build_count > 0 || (site.state !== 'ok' && site.outstanding_seconds !== null))
    problems.push(text.siteBehind(formatDuration(site.outstanding_seconds ?? 0)));
  if (site.omitted_record_count > 0) problems.push(text.siteOmitted(site.omitted_record_count));
  return problems;
}

function diskProblems({
  database_quota_percent: database,
  files_quota_percent: files,
}: SystemHealth['disk']) {
  const problems: string[] = [];
  if ((database ?? 0) >= FULL_PERCENT) problems.push(text.databaseFull(String(database).replace('.', ',')));
  if ((files ?? 0) >= FULL_PERCENT) problems.push(text.filesFull(String(files).replace('.', ',')));
  return problems;
}

/** Returns one sentence for each problem. */
export const healthProblems = ({ jobs, mails, site, disk }: SystemHealth): string[] => [
  ...jobProblems(jobs),
  ...mailProblems(mails),
  ...siteProblems(site),
  ...diskProblems(disk),
];
