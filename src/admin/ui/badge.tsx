import clsx from 'clsx';
import type { ReactNode } from 'react';

/** What a badge says by its colour. */
export type BadgeTone = 'default' | 'secondary' | 'outline' | 'destructive' | 'success';

const tones: Record<BadgeTone, string> = {
  default: 'border-transparent bg-accent text-on-accent',
  secondary: 'border-transparent bg-surface-strong text-fg',
  outline: 'border-line-strong text-muted',
  destructive: 'border-danger text-danger',
  success: 'border-success text-success',
};

/** Short state of a thing, readable without its colour. */
export function Badge({ tone = 'default', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
