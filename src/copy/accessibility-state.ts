/** State of the last accessibility audit (docs/reference/accessibility-audit.md). */
export const accessibilityState = {
  label: 'partiellement conforme',
  applicable: 69,
  respected: 68,
  date: '27 novembre 2026',
} as const;
