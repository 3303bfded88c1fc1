/** State of the last accessibility audit (docs/reference/accessibility-audit.md). */
export const accessibilityState = {
  label: 'totalement conforme',
  applicableCount: 69,
  metCount: 69,
  date: '27 novembre 2026',
} as const;
