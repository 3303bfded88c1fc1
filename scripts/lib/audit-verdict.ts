interface Report {
  /** Set when the registry sent no advisories. */
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string; isDirect: boolean }>;
  metadata?: { dependencies: { prod: number } };
}

const SERIOUS_LEVELS = ['high', 'critical'];

function parseReport(json: string): Report {
  try {
    return JSON.parse(json);
  } catch {
    return { message: 'npm answered nothing that can be read' };
  }
}

/**
 * Returns the verdict on the output of `npm audit --json`. Without an answer of the registry it warns and
 * does not fail.
 */
export function evaluateAuditReport(json: string): { ok: boolean; text: string } {
  const { message, vulnerabilities, metadata } = parseReport(json);
  if (!vulnerabilities) {
    return {
      ok: true,
      text: `NOT AUDITED, the registry gave no advisories: ${message ?? 'no reason given'}`,
    };
  }
  const all = Object.entries(vulnerabilities);
  const seriousVulnerabilities = all.filter(([, { severity }]) => SERIOUS_LEVELS.includes(severity));
  const lines = seriousVulnerabilities.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  const count = `${metadata?.dependencies.prod ?? 0} runtime dependencies audited: ${all.length} known vulnerabilities, ${seriousVulnerabilities.length} of level high or critical`;
  return { ok: seriousVulnerabilities.length === 0, text: [...lines, count].join('\n') };
}
