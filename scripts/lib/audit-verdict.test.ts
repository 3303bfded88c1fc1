import { expect, test } from 'vitest';
import { evaluateAuditReport } from './audit-verdict.ts';

const report = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [`${severity}-package`, { severity, range: '<1.2.3', isDirect: true }]),
    ),
    metadata: { dependencies: { prod: 149 } },
  });

test.each(['high', 'critical'])('fails on a vulnerability of level %s and names its package', (severity) => {
  const { ok, text } = evaluateAuditReport(report('low', severity));
  expect(ok).toBe(false);
  expect(text).toContain(`${severity}: ${severity}-package <1.2.3`);
  expect(text).not.toContain('low-package');
});

test('counts vulnerabilities below level high and passes', () => {
  expect(evaluateAuditReport(report('low', 'moderate'))).toEqual({
    ok: true,
    text: '149 runtime dependencies audited: 2 known vulnerabilities, 0 of level high or critical',
  });
});

test.each([
  ['a registry without advisories', '{"message":"405 Method Not Allowed","statusCode":405}', '405'],
  ['no network', '{"message":"request failed, reason: ECONNREFUSED","error":{}}', 'ECONNREFUSED'],
  ['no answer', '', 'nothing that can be read'],
])('passes with %s and reports that nothing was audited', (_, json, reason) => {
  const { ok, text } = evaluateAuditReport(json);
  expect(ok).toBe(true);
  expect(text).toMatch(/^NOT AUDITED/);
  expect(text).toContain(reason);
});
