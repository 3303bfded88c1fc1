import clsx from 'clsx';
import { Link } from 'react-router-dom';
import type { Story } from '@/site/published/story';

interface RubricLinkProps {
  item: Pick<Story, 'rubric' | 'kind'>;
  className?: string;
}

/** What a story is filed under, which leads to the others of it; what it is where it is filed under nothing. */
export function RubricLink({ item: { rubric, kind }, className }: RubricLinkProps) {
  const look = clsx('font-semibold text-highlight wrap-anywhere', className);
  if (!rubric) return <strong className={look}>{kind}</strong>;
  return (
    <Link to={`/presse?rubrique=${rubric.slug}`} className={clsx(look, 'underline-offset-4 hover:underline')}>
      {rubric.label}
    </Link>
  );
}
