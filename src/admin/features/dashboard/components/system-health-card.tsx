import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { numberFormat } from '@/admin/lib/number-format';
import { systemHealthText as text } from '@/copy/admin/system-health';
import { healthQueries } from '../api/health-queries';
import { formatBytes, listHealthProblems, type SystemHealth } from '../system-health';

const getKindLabel = (kind: string): string => text.kinds[kind as keyof typeof text.kinds] ?? kind;
const getPageLabel = (page: string): string => text.pages[page as keyof typeof text.pages] ?? page;

function DiskUsage({ disk }: { disk: SystemHealth['disk'] }) {
  const rows = [
    { label: text.database, bytes: disk.database_bytes, quota: disk.database_quota_bytes },
    { label: text.files, bytes: disk.files_bytes, quota: disk.files_quota_bytes },
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {rows.map(({ label, bytes, quota }) =>
        bytes === null || quota === null ? null : (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{text.size(formatBytes(bytes), formatBytes(quota))}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function ClientErrors() {
  const { data } = useQuery(healthQueries.clientErrors);
  if (!data) return null;
  if (data.length === 0) {
    return (
      <p className="text-sm">
        <span className="text-muted">{`${text.errors}\u00a0: `}</span>
        {text.noErrors}
      </p>
    );
  }
  return (
    <table className="w-full text-sm">
      <caption className="mb-1 text-left text-muted">{text.errors}</caption>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-1 pr-3 font-semibold">
            {text.page}
          </th>
          <th scope="col" className="py-1 pr-3 font-semibold">
            {text.kind}
          </th>
          <th scope="col" className="py-1 text-right font-semibold">
            {text.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ kind, page, total }) => (
          <tr key={`${kind} ${page}`}>
            <td className="py-1 pr-3 wrap-anywhere">{getPageLabel(page)}</td>
            <td className="py-1 pr-3">{getKindLabel(kind)}</td>
            <td className="py-1 text-right tabular-nums">{numberFormat.format(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows the state of jobs, mails, site and disk in one line, with problems and details. Renders nothing while loading. */
export function SystemHealthCard() {
  const { data } = useQuery(healthQueries.report);
  if (!data) return null;
  const problems = listHealthProblems(data);
  const isHealthy = data.status === 'ok';
  const Icon = isHealthy ? CircleCheck : TriangleAlert;
  return (
    <section
      aria-labelledby="system-health-title"
      className={`rounded-card border border-line bg-surface p-4 ${isHealthy ? '' : 'border-l-4 border-l-danger'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Icon
          className={`size-5 shrink-0 ${isHealthy ? 'text-highlight' : 'text-danger'}`}
          aria-hidden="true"
        />
        <h2 id="system-health-title" className="font-semibold">
          {text.title}
        </h2>
        <p role="status" className={`min-w-0 flex-1 basis-48 ${isHealthy ? 'text-muted' : ''}`}>
          {text.statuses[data.status]}
        </p>
        {problems.length > 0 ? (
          <div className="mt-2 w-full">
            <ul className="grid max-w-prose list-disc gap-1 pl-5">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-muted">{text.advice}</p>
          </div>
        ) : null}
        <details className="open:w-full">
          <summary className="w-fit cursor-pointer py-1 text-sm text-muted hover:text-highlight">
            {text.details}
          </summary>
          <div className="mt-2 grid max-w-prose gap-4">
            <DiskUsage disk={data.disk} />
            <ClientErrors />
          </div>
        </details>
      </div>
    </section>
  );
}
