import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'default' | 'secondary' | 'outline' | 'destructive' | 'success';

const tones: Record<BadgeTone, string> = {
  default: 'border-transparent bg-accent text-on-accent',
  secondary: 'border-transparent bg-surface-strong text-fg',
  outline: 'border-line-strong text-muted',
  destructive: 'border-danger text-danger',
  success: 'border-success text-success',
};

interface BadgeProps {
  tone?: BadgeTone;
  /** Allows several lines, for a sentence or a name that staff write. */
  wraps?: boolean;
  children: ReactNode;
}

export function Badge({ tone = 'default', wraps = false, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center border px-2.5 py-0.5 text-xs font-semibold',
        wraps
          ? 'w-max max-w-full rounded-2xl leading-tight wrap-anywhere md:max-lg:max-w-28 lg:max-xl:max-w-40'
          : 'rounded-full whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
