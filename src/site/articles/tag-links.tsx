import { Link } from 'react-router-dom';
import { articleListText } from '@/copy/press/list';
import type { ArticleSummary } from '@/site/data/article';

/** Tags of an article, each linked to its list. */
export function TagLinks({ tags }: Pick<ArticleSummary, 'tags'>) {
  if (tags.length === 0) return null;
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
