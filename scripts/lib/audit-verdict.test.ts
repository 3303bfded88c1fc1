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

test.each(['high', 'critical'])('the verdict on a vulnerability of level %s fails', (severity) => {
  const { ok, text } = evaluateAuditReport(report('low', severity));
  expect(ok).toBe(false);
  expect(text).toContain(`${severity}: ${severity}-package <1.2.3`);
  expect(text).not.toContain('low-package');
});

test('the verdict on vulnerabilities below level high passes', () => {
  expect(evaluateAuditReport(report('low', 'moderate'))).toEqual({
    ok: true,
    text: '149 runtime dependencies audited: 2 known vulnerabilities, 0 of level high or critical',
  });
});

test.each([
  ['a registry without advisories', '{"message":"405 Method Not Allowed","statusCode":405}', '405'],
  ['no network', '{"message":"request failed, reason: ECONNREFUSED","error":{}}', 'ECONNREFUSED'],
  ['no answer', '', 'nothing that can be read'],
])('the verdict on %s reports that nothing was audited', (_, json, reason) => {
  const { ok, text } = evaluateAuditReport(json);
  expect(ok).toBe(true);
  expect(text).toMatch(/^NOT AUDITED/);
  expect(text).toContain(reason);
});
