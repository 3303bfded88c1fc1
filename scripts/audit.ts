/**
 * Checks the runtime dependencies for known vulnerabilities; exits 1 from level high on. Offline: warns and
 * exits 0, so that `npm test` works without a network.
 */
import { spawnSync } from 'node:child_process';
import { evaluateAuditReport } from './lib/audit-verdict.ts';

const flags = ['--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
const { stdout } = spawnSync('npm', ['audit', ...flags], { encoding: 'utf8' });
const { ok, text } = evaluateAuditReport(stdout);
if (ok) console.log(text);
else {
  console.error(text);
  process.exitCode = 1;
}
