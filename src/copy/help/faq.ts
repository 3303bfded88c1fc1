import type { ItemIn } from '../collection';
import type { helpDomains } from '../collections/help-domains';
import { questions } from '../collections/questions';

export type FaqItem = ItemIn<typeof questions>;

/**
 * Domain of the help centre with its number of questions. The specification's figure applies until staff
 * change a question.
 */
export type HelpCategory = ItemIn<typeof helpDomains> & {
  count: number;
  planned: number | undefined;
};

/** Number of articles of each domain in the specification (section 9), for the default questions. */
const articleCounts: Readonly<Record<string, number>> = {
  subscription: 25,
  watching: 15,
  technical: 20,
  partners: 12,
};

/**
 * Returns the domains with their counts. Omits the specification's figure once staff changed a question of
 * the domain.
 */
export function countDomains(
  domains: readonly ItemIn<typeof helpDomains>[],
  faq: readonly FaqItem[],
): HelpCategory[] {
  return domains.map((domain) => {
    const of = (items: readonly FaqItem[]) => items.filter(({ category }) => category === domain.id);
    const asDelivered = JSON.stringify(of(faq)) === JSON.stringify(of(questions.initial.items));
    return {
      ...domain,
      count: of(faq).length,
      planned: asDelivered ? articleCounts[domain.id] : undefined,
    };
  });
}
