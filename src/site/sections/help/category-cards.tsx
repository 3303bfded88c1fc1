import clsx from 'clsx';
import type { HelpCategory, HelpCategoryKey } from '@/content/site/help/faq';
import { resultsContent } from '@/content/site/help/sections';

const bands: Record<HelpCategoryKey, string> = {
  subscription: 'band-lozenge',
  watching: 'band-chevron',
  technical: 'band-comb',
  partners: 'band-lozenge',
};

interface CategoryCardsProps {
  categories: readonly HelpCategory[];
  chosen: HelpCategoryKey | 'all';
  /** Pressing the chosen one again releases it. */
  onChoose: (key: HelpCategoryKey | 'all') => void;
}

/** The domains of help; each filters the questions. */
export function CategoryCards({ categories, chosen, onChoose }: CategoryCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {categories.map((category) => {
        const pressed = category.key === chosen;
        return (
          <li
            key={category.key}
            className={clsx(
              'relative flex flex-col rounded-card border bg-surface p-6 transition-colors',
              pressed ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line-strong',
            )}
          >
            <div className={`${bands[category.key]} h-4 w-20 text-accent max-sm:hidden`} aria-hidden="true" />
            <h3 className="font-display text-xl leading-tight max-sm:pr-20 sm:mt-5">{category.title}</h3>
            <p className="mt-2 grow text-muted">{category.description}</p>
            <p className="text-sm text-muted max-sm:absolute max-sm:top-5 max-sm:right-6 sm:mt-4">
              <strong className="font-display text-heading text-fg">{category.articleCount}</strong>{' '}
              {resultsContent.articles}
            </p>
            <button
              type="button"
              aria-pressed={pressed}
              onClick={() => onChoose(pressed ? 'all' : category.key)}
              className="mt-2 inline-flex min-h-10 items-center gap-2 self-start font-semibold text-accent underline underline-offset-4 after:absolute after:inset-0 hover:text-accent-hover noscript:hidden"
            >
              {resultsContent.categoryFilter}
              <span className="sr-only"> {category.title}</span>
              {pressed ? <span className="glyph-check" aria-hidden="true" /> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
