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
 * Returns the verdict on the output of `npm audit --json`. Without an answer of the registry, the verdict passes with a
 * warning.
 */
export function evaluateAuditReport(json: string): { ok: boolean; text: string } {
  const { message, vulnerabilities, metadata } = parseReport(json);
  if (!vulnerabilities) {
    return {
      ok: true,
      text: `NOT AUDITED, the registry gave no advisories: ${message ?? 'no reason given'}`,
    };
  }
  const allVulnerabilities = Object.entries(vulnerabilities);
  const seriousVulnerabilities = allVulnerabilities.filter(([, { severity }]) =>
    SERIOUS_LEVELS.includes(severity),
  );
  const lines = seriousVulnerabilities.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  const summary = `${metadata?.dependencies.prod ?? 0} runtime dependencies audited: ${allVulnerabilities.length} known vulnerabilities, ${seriousVulnerabilities.length} of level high or critical`;
  return { ok: seriousVulnerabilities.length === 0, text: [...lines, summary].join('\n') };
}
