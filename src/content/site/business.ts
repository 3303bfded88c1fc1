/** What the business pages share: wording of the messages their buttons prepare, pricing plans. */

/** Opens every message that a button writes for the visitor, followed by what was asked for. */
export const requestPrefix = 'Demande :';

/** One column of a price list; the price is printed as it is written. */
export interface PricingPlan {
  name: string;
  price: string;
  /** After the price, when there is one. */
  period?: string;
  text: string;
  features: readonly string[];
  popular?: boolean;
  action: string;
  /** What the message of the dialog asks for. */
  request: string;
}

export const popularLabel = 'Populaire';
