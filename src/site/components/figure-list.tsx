import clsx from 'clsx';
import type { FigureCollection } from '@/copy/figure-fields';
import type { KeyFigure } from '@/copy/types';
import { useCollection } from '@/site/hooks/use-site-data';
import { CollectionEditLink } from './collection-edit-link';

interface FigureListProps {
  figures: readonly KeyFigure[];
  className: string;
}

/** Key figures in a row, each above its label. */
export function FigureList({ figures, className }: FigureListProps) {
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

interface CollectionFigureListProps {
  /** Key of the collection. */
  collection: string;
  className: string;
}

/** Key figures that staff maintain. An empty list shows nothing. */
export function CollectionFigureList({ collection, className }: CollectionFigureListProps) {
  const { items } = useCollection<FigureCollection>(collection);
  return (
    <div className="relative">
      {items.length > 0 ? <FigureList figures={items} className={className} /> : null}
      <CollectionEditLink collection={collection} />
    </div>
  );
}
