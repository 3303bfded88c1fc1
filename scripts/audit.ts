/**
 * Checks the runtime dependencies for known vulnerabilities; exits 1 from level high on. Offline: warns and
 * exits 0, so that `npm test` works without a network.
 */
import { spawnSync } from 'node:child_process';
import { evaluateAuditReport } from './lib/audit-verdict.ts';

const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
  {
    encoding: 'utf8',
  },
);
const { ok, text } = evaluateAuditReport(stdout);
console[ok ? 'log' : 'error'](text);
process.exitCode = ok ? 0 : 1;
