import { LoaderCircle } from 'lucide-react';

/** Loading indicator; screen readers announce the label. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <LoaderCircle className="size-6 animate-spin text-highlight" aria-hidden="true" />
      {label}
    </p>
  );
}
