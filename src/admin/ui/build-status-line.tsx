import { CircleCheck, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react';
import { useRequestSiteBuild } from '@/admin/hooks/api/site-build';
import type { BuildStatus } from '@/admin/lib/build-status';
import { siteBuildText as text } from '@/copy/admin/site-build';
import { Button } from './button';

const icons: Record<BuildStatus, LucideIcon> = {
  current: CircleCheck,
  pending: RefreshCw,
  failed: TriangleAlert,
  unconnected: TriangleAlert,
};

function RequestBuildButton() {
  const request = useRequestSiteBuild();
  return (
    <Button disabled={request.isPending} onClick={() => request.mutate()}>
      {text.requestBuild}
    </Button>
  );
}

interface BuildStatusLineProps {
  status: BuildStatus;
  canRequest: boolean;
}

/** Says whether visitors see the published state of the site. */
export function BuildStatusLine({ status, canRequest }: BuildStatusLineProps) {
  const Icon = icons[status];
  const hasProblem = status === 'failed' || status === 'unconnected';
  return (
    <section
      aria-label={text.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <Icon
        className={`size-5 shrink-0 ${hasProblem ? 'text-danger' : 'text-highlight'}`}
        aria-hidden="true"
      />
      <p role="status" className={`min-w-0 flex-1 basis-48 ${hasProblem ? '' : 'text-muted'}`}>
        {text.statuses[status]}
      </p>
      {canRequest && (status === 'current' || status === 'failed') ? <RequestBuildButton /> : null}
    </section>
  );
}
