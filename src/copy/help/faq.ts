import type { ItemIn } from '../collection';
import type { helpDomains } from '../collections/help-domains';
import { questions } from '../collections/questions';

/** A question with its answer. */
export type FaqItem = ItemIn<typeof questions>;

/** A domain of the help centre: how many questions it has, and the figure of the specification while it holds. */
export type HelpCategory = ItemIn<typeof helpDomains> & {
  count: number;
  planned: number | undefined;
};

/** Articles of each domain in the specification (section 9), for the questions that the site is delivered with. */
const articleCounts: Readonly<Record<string, number>> = {
  subscription: 25,
  watching: 15,
  technical: 20,
  partners: 12,
};

/** The domains with what they count: the specification's figure goes once staff changed a question of the domain. */
export function countedDomains(
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
