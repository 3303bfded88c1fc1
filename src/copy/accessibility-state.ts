/** Level of the last accessibility audit (docs/reference/accessibility-audit.md). Separate, because every page prints it in the footer. */
export const accessibilityLevel = 'totalement conforme';

/** Results of the last accessibility audit. */
export const accessibilityState = {
  applicableCriteriaCount: 70,
  metCriteriaCount: 70,
  date: '27 novembre 2026',
} as const;
