import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { pressTextTypeLabels } from '@/copy/press/text-types';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import type { ArticleSummary } from '@/site/data/article';

interface CategoryLinkProps {
  article: ArticleSummary;
  className?: string;
}

/** Category of an article, linked to its list; without one, the word for its type. */
export function CategoryLink({ article: { category, content_type }, className }: CategoryLinkProps) {
  const textClassName = clsx('font-semibold text-highlight wrap-anywhere', className);
  if (!category) return <strong className={textClassName}>{pressTextTypeLabels[content_type]}</strong>;
  return (
    <Link
      to={`/presse?categorie=${category.slug}`}
      className={clsx(textClassName, 'underline-offset-4 hover:underline')}
    >
      <TextWithEnglishTerms>{category.name}</TextWithEnglishTerms>
    </Link>
  );
}
