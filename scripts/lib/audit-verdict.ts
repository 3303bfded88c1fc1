interface Report {
  /** Set when the registry sent no advisories. */
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string; isDirect: boolean }>;
  metadata?: { dependencies: { prod: number } };
}

const serious = ['high', 'critical'];

function parsed(json: string): Report {
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
export function auditVerdict(json: string): { ok: boolean; text: string } {
  const { message, vulnerabilities, metadata } = parsed(json);
  if (!vulnerabilities) {
    return {
      ok: true,
      text: `NOT AUDITED, the registry gave no advisories: ${message ?? 'no reason given'}`,
    };
  }
  const all = Object.entries(vulnerabilities);
  const bad = all.filter(([, { severity }]) => serious.includes(severity));
  const lines = bad.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`);
  const count = `${metadata?.dependencies.prod ?? 0} runtime dependencies audited: ${all.length} known weaknesses, ${bad.length} of level high or critical`;
  return { ok: bad.length === 0, text: [...lines, count].join('\n') };
}
