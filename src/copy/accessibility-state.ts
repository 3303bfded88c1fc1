/** State of the last accessibility audit (docs/reference/accessibility-audit.md). */
export const accessibilityState = {
  label: 'totalement conforme',
  applicableCriteriaCount: 69,
  metCriteriaCount: 69,
  date: '27 novembre 2026',
} as const;
