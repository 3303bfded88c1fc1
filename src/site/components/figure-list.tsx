import clsx from 'clsx';
import type { KeyFigure } from '@/copy/types';

/** Key figures in a row, each above its label. */
export function FigureList({ figures, className }: { figures: readonly KeyFigure[]; className?: string }) {
  return (
    <dl className={clsx('grid grid-cols-2 gap-x-6 gap-y-6 sm:gap-x-8 sm:grid-cols-4', className)}>
      {figures.map((figure) => (
        <div
          key={`${figure.value} ${figure.label}`}
          className="flex flex-col-reverse justify-end border-l-2 border-accent pl-4"
        >
          <dt className="text-sm leading-snug text-muted">{figure.label}</dt>
          <dd className="font-display text-heading">{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
