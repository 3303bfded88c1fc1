import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { articleListText } from '@/copy/press/list';
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

/** Tags of an article, each linked to its list. */
export function TagLinks({ tags }: Pick<ArticleSummary, 'tags'>) {
  return (
    <ul aria-label={articleListText.tags} className="flex flex-wrap gap-2 print:hidden">
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={`/presse?tag=${slug}`}
            className="relative inline-flex min-h-7 max-w-full items-center rounded-card wrap-anywhere border border-line-strong px-2.5 text-sm text-muted transition-colors hover:border-highlight hover:text-highlight"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
