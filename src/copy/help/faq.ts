import type { CollectionItem } from '../collection';
import type helpDomainsCollection from '../collections/help-domains';
import type questionsCollection from '../collections/questions';
import { defaultQuestions } from '../collections/questions';

export type HelpQuestion = CollectionItem<typeof questionsCollection>;

/** Domain of the help centre. `count` is its number of questions. */
export type HelpDomainWithCount = CollectionItem<typeof helpDomainsCollection> & {
  count: number;
  /** Figure of the specification; undefined once staff changed a question of the domain. */
  plannedArticleCount: number | undefined;
};

/** Number of articles of each domain in the specification (section 9), for the default questions. */
const plannedArticleCounts: Readonly<Record<string, number>> = {
  subscription: 25,
  watching: 15,
  technical: 20,
  partners: 12,
};

/** Returns the domains with their counts. */
export function countDomainQuestions(
  domains: readonly CollectionItem<typeof helpDomainsCollection>[],
  faq: readonly HelpQuestion[],
): HelpDomainWithCount[] {
  return domains.map((domain) => {
    const filterByDomain = (items: readonly HelpQuestion[]) =>
      items.filter(({ category }) => category === domain.id);
    const isUnchanged =
      JSON.stringify(filterByDomain(faq)) === JSON.stringify(filterByDomain(defaultQuestions));
    return {
      ...domain,
      count: filterByDomain(faq).length,
      plannedArticleCount: isUnchanged ? plannedArticleCounts[domain.id] : undefined,
    };
  });
}
