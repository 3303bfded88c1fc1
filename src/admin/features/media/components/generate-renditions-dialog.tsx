import { CircleCheck } from 'lucide-react';
import { numberFormat } from '@/admin/lib/number-format';
import { Button } from '@/admin/ui/button';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { Spinner } from '@/admin/ui/spinner';
import { generateRenditionsDialogText as text } from '@/copy/admin/media-maintenance';
import { Dialog } from '@/shared/components/dialog';
import { type RenditionProgress, useMissingRenditionGeneration } from '../api/generate-missing-renditions';

function ProgressMessage({ state, total, doneCount, failures }: RenditionProgress) {
  if (state === 'counting') return <Spinner label={text.counting} />;
  if (state === 'failed') return <FailureNotice error={text.failed} />;
  if (state === 'ready') return <p role="status">{text.waiting(numberFormat.format(total), total)}</p>;
  if (state === 'done' && total === 0) {
    return (
      <p role="status" className="flex items-center gap-2">
        <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
        {text.none}
      </p>
    );
  }
  const attemptedCount = doneCount + failures.length;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="tabular-nums">
        {text.states[state]} {numberFormat.format(doneCount)} / {numberFormat.format(total)}
      </p>
      <progress className="h-1.5 w-full" value={attemptedCount} max={total} aria-label={text.title} />
    </div>
  );
}

/** Generates missing renditions, and removes the metadata of the same pictures. */
export function GenerateRenditionsDialog({ onClose }: { onClose: () => void }) {
  const { start, stop, ...progress } = useMissingRenditionGeneration();
  const { state, failures } = progress;
  return (
    <Dialog isWide title={text.title} description={text.lead} onClose={onClose}>
      <ProgressMessage {...progress} />
      {failures.length > 0 ? (
        <section>
          <h3 className="font-semibold">{text.failures}</h3>
          <ul className="mt-2 flex max-h-60 flex-col divide-y divide-line overflow-y-auto text-sm">
            {failures.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and names may be the same
              <li key={index} className="py-2">
                <span className="font-semibold break-all">{name}</span>
                <span className="block text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {state === 'ready' ? (
        <Button variant="primary" size="regular" className="self-end max-sm:w-full" onClick={start}>
          {text.start}
        </Button>
      ) : null}
      {state === 'running' ? (
        <Button size="regular" className="self-end max-sm:w-full" onClick={stop}>
          {text.stop}
        </Button>
      ) : null}
    </Dialog>
  );
}
