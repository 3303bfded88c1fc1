import { LoaderCircle } from 'lucide-react';

/** Something is on its way; said aloud too. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <LoaderCircle className="size-6 animate-spin text-highlight" aria-hidden="true" />
      {label}
    </p>
  );
}
