import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import type { ArticleSummary } from '@/site/data/article';

interface CategoryLinkProps {
  item: Pick<ArticleSummary, 'category' | 'kind'>;
  className?: string;
}

/** Category of an article, linked to its list; without one, the word for its type. */
export function CategoryLink({ item: { category, kind }, className }: CategoryLinkProps) {
  const textStyle = clsx('font-semibold text-highlight wrap-anywhere', className);
  if (!category) return <strong className={textStyle}>{kind}</strong>;
  return (
    <Link
      to={`/presse?categorie=${category.slug}`}
      className={clsx(textStyle, 'underline-offset-4 hover:underline')}
    >
      <TextWithEnglishTerms>{category.label}</TextWithEnglishTerms>
    </Link>
  );
}
