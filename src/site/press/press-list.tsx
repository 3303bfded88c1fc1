import clsx from 'clsx';
import { pressListContent } from '@/content/site/pages/presse-sections';
import { type PressCategory, pressCategoryLabels, pressSummaries } from '@/content/site/press/summaries';
import { FilterTabs } from '@/shared/ui/filter-tabs';
import { useQueryChoice } from '@/site/hooks/use-query-choice';
import { Section } from '@/site/ui/section';
import { PressCard } from './press-card';

const categories = ['partenariat', 'lancement', 'technologie', 'expansion', 'prix'] as const;

const choices = ['tous', ...categories] as const;

function articlesOf(choice: 'tous' | PressCategory) {
  return choice === 'tous' ? pressSummaries : pressSummaries.filter(({ category }) => category === choice);
}

const tabs = choices.map((value) => ({
  value,
  label: value === 'tous' ? pressListContent.all : pressCategoryLabels[value],
  count: articlesOf(value).length,
}));

/** The ten articles, by category; the first one is large when it is a featured one. */
export function PressList() {
  const [choice, choose] = useQueryChoice('categorie', choices);
  const articles = articlesOf(choice);
  const [first] = articles;
  const featured = first?.featured ? first : undefined;
  const others = featured ? articles.slice(1) : articles;
  return (
    <Section eyebrow={pressListContent.eyebrow} title={pressListContent.title}>
      <FilterTabs
        label={pressListContent.filterLabel}
        tabs={tabs}
        value={choice}
        onChange={choose}
        units={pressListContent.units}
      >
        <div className="grid gap-6 lg:gap-8">
          {featured ? <PressCard article={featured} layout="featured" /> : null}
          <ul
            className={clsx(
              'grid gap-6 lg:gap-8',
              others.length > 1 && 'sm:grid-cols-2',
              others.length > 2 && 'lg:grid-cols-3',
            )}
          >
            {others.map((article) => (
              <li key={article.slug}>
                <PressCard article={article} layout={others.length > 1 ? 'stacked' : 'wide'} />
              </li>
            ))}
          </ul>
        </div>
      </FilterTabs>
    </Section>
  );
}
