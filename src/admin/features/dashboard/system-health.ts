import { numberFormat } from '@/admin/lib/number-format';
import { z } from '@/admin/lib/zod';
import { scheduledJobLabels, systemHealthText as text } from '@/copy/admin/system-health';

const stateSchema = z.enum(['ok', 'degraded', 'down']);
const secondsSchema = z.nullable(z.number());

/** Part of the response of `health` that the dashboard shows. */
export const systemHealthSchema = z.object({
  status: stateSchema,
  jobs: z.object({
    state: stateSchema,
    checked_seconds_ago: secondsSchema,
    items: z.array(z.object({ name: z.string(), state: z.string() })),
  }),
  mails: z.object({
    state: stateSchema,
    oldest_waiting_seconds: secondsSchema,
    failed_last_day_count: z.number(),
  }),
  site: z.object({
    state: stateSchema,
    outstanding_seconds: secondsSchema,
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

const DISK_WARNING_PERCENT = 80;

/** The view `private.mail_health` reports a mail that is overdue for longer, or more failed mails than the number below. */
const MAIL_DELAY_SECONDS = 15 * 60;
const MAX_FAILED_MAILS = 20;

const formatUnit = (value: number, name: string) =>
  new Intl.NumberFormat('fr-FR', { style: 'unit', unit: name, unitDisplay: 'long' }).format(
    Math.floor(value),
  );

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Returns « 25 minutes », « 3 heures » or « 2 jours » for a number of seconds. */
export function formatRoundedDuration(seconds: number): string {
  if (seconds < HOUR_SECONDS) return formatUnit(Math.max(seconds / 60, 1), 'minute');
  if (seconds < 2 * DAY_SECONDS) return formatUnit(seconds / HOUR_SECONDS, 'hour');
  return formatUnit(seconds / DAY_SECONDS, 'day');
}

const createSizeFormat = (name: string) =>
  new Intl.NumberFormat('fr-FR', { style: 'unit', unit: name, maximumFractionDigits: 1 });

/** Returns « 12,5 Mo » or « 8 Go ». */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024
    ? createSizeFormat('megabyte').format(megabytes)
    : createSizeFormat('gigabyte').format(megabytes / 1024);
}

/** Returns one sentence for each problem. */
export function listHealthProblems({ jobs, mails, site, disk }: SystemHealth): string[] {
  const lateJobNames = jobs.items
    .filter(({ state }) => state !== 'ok')
    .map(({ name }) => scheduledJobLabels[name] ?? name);
  const waitingSeconds = mails.oldest_waiting_seconds ?? 0;
  const areMailsLate = mails.state !== 'ok' && waitingSeconds >= MAIL_DELAY_SECONDS;
  // A lost build was requested but never came online.
  const isSiteBehind =
    site.lost_build_count > 0 || (site.state !== 'ok' && site.outstanding_seconds !== null);
  const databasePercent = disk.database_quota_percent ?? 0;
  const filesPercent = disk.files_quota_percent ?? 0;
  return [
    jobs.state === 'down' && text.jobsStopped,
    jobs.state !== 'down' && lateJobNames.length > 0 && text.jobsLate(lateJobNames.join(', ')),
    areMailsLate && text.mailsWaiting(formatRoundedDuration(waitingSeconds)),
    mails.failed_last_day_count > MAX_FAILED_MAILS && text.mailsFailed(mails.failed_last_day_count),
    isSiteBehind && text.siteBehind(formatRoundedDuration(site.outstanding_seconds ?? 0)),
    site.omitted_record_count > 0 && text.siteOmitted(site.omitted_record_count),
    databasePercent >= DISK_WARNING_PERCENT && text.databaseFull(numberFormat.format(databasePercent)),
    filesPercent >= DISK_WARNING_PERCENT && text.filesFull(numberFormat.format(filesPercent)),
  ].filter((problem) => problem !== false);
}
