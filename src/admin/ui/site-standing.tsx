import { CircleCheck, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react';
import { useRequestSiteBuild } from '@/admin/hooks/api/site-build';
import type { SiteStanding } from '@/admin/lib/site-standing';
import { siteBuildText as text } from '@/copy/admin/site-build';
import { Button } from './button';

const icons: Record<SiteStanding, LucideIcon> = {
  current: CircleCheck,
  pending: RefreshCw,
  failed: TriangleAlert,
  unconnected: TriangleAlert,
};

function AskButton() {
  const request = useRequestSiteBuild();
  return (
    <Button disabled={request.isPending} onClick={() => request.mutate()}>
      {text.ask}
    </Button>
  );
}

interface SiteStandingLineProps {
  standing: SiteStanding;
  /** True when the screen offers to build the site. */
  mayAsk: boolean;
}

/** One line: do visitors find the published state of the site? */
export function SiteStandingLine({ standing, mayAsk }: SiteStandingLineProps) {
  const Icon = icons[standing];
  const wrong = standing === 'failed' || standing === 'unconnected';
  return (
    <section
      aria-label={text.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <Icon className={`size-5 shrink-0 ${wrong ? 'text-danger' : 'text-highlight'}`} aria-hidden="true" />
      <p role="status" className={`min-w-0 flex-1 basis-48 ${wrong ? '' : 'text-muted'}`}>
        {text.standings[standing]}
      </p>
      {mayAsk && (standing === 'current' || standing === 'failed') ? <AskButton /> : null}
    </section>
  );
}
