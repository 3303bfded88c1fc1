/** Price of a plan as staff write it: « 500€ », « /mois ». */
export interface PlanPrice {
  price: string;
  period: string;
}

const UNITS: Readonly<Record<string, number>> = { '': 1, K: 1_000, M: 1_000_000 };
const PERIODS: Readonly<Record<string, string>> = { '/mois': 'par mois', '/an': 'par an' };

/** Returns the amount of a price (« 5K€ ») in euros; NaN when the price or its period has another form. */
function parseAmount({ price, period }: PlanPrice): number {
  const [, digits = '', unit = ''] = /^(\d[\d\s.,]*?)\s?([KM]?)\s?€$/.exec(price.trim()) ?? [];
  const factor = UNITS[unit] ?? Number.NaN;
  if (!digits || !(period in PERIODS)) return Number.NaN;
  return Number(digits.replaceAll(/\s/g, '').replace(',', '.')) * factor;
}

/** Returns the lowest price with its period, « 500€ par mois »; null when the prices cannot be compared. */
export function formatLowestPrice(plans: readonly PlanPrice[]): string | null {
  // without plans such as « Sur devis »
  const pricedPlans = plans.filter(({ price }) => /\d/.test(price));
  const [cheapestPlan] = [...pricedPlans].sort((a, b) => parseAmount(a) - parseAmount(b));
  const isComparable = pricedPlans.every(
    (plan) => plan.period === cheapestPlan?.period && parseAmount(plan) > 0,
  );
  return cheapestPlan && isComparable ? `${cheapestPlan.price.trim()} ${PERIODS[cheapestPlan.period]}` : null;
}
