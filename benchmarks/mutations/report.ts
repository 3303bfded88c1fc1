import { tablesWithVisitorEmail } from '../../supabase/tests/support/all-rules.ts';
import type { Mutant } from './catalogue.ts';
import type { TestFailure } from './mutation-worker.ts';

/** Result of one mutant. */
export interface MutantVerdict {
  readonly mutant: Mutant;
  readonly caughtBy: TestFailure | null;
  /** False when the mutant survived, or when only a test that compares `pg_catalog` with a list caught it. */
  readonly isCaughtByBehaviour: boolean;
}

/** Share of mutants that the suite must catch. */
const MIN_CAUGHT_SHARE = 0.95;

/** Tables of permissions and of visitors' data: the suite must catch every mutant of theirs. */
const CRITICAL_TABLES = ['user_roles', 'roles', 'role_permissions', ...tablesWithVisitorEmail];

function isCritical({ subject, name }: Mutant): boolean {
  return CRITICAL_TABLES.includes(subject.split('.')[1] ?? '') || /\bCVs?\b/.test(name);
}

/** Returns true when the suite catches enough mutants. Tests that compare `pg_catalog` with a list count too. */
export function catchesEnoughMutants(verdicts: readonly MutantVerdict[]): boolean {
  const survivors = verdicts.filter(({ caughtBy }) => !caughtBy);
  return (
    survivors.length <= verdicts.length * (1 - MIN_CAUGHT_SHARE) &&
    !survivors.some(({ mutant }) => isCritical(mutant))
  );
}

/** Returns the figures by kind, and every mutant that no test of behaviour caught. */
export function formatReport(
  verdicts: readonly MutantVerdict[],
  formatMutant: (mutant: Mutant) => string,
): string {
  const kinds = [...new Set(verdicts.map(({ mutant }) => mutant.kind))].sort();
  const uncaughtByBehaviour = verdicts.filter(({ isCaughtByBehaviour }) => !isCaughtByBehaviour);
  return [
    '| Mutants | Number | Caught by behaviour | Caught by any test |',
    '| --- | ---: | ---: | ---: |',
    ...kinds.map((kind) =>
      formatRow(
        kind,
        verdicts.filter(({ mutant }) => mutant.kind === kind),
      ),
    ),
    formatRow(
      'of roles and submissions',
      verdicts.filter(({ mutant }) => isCritical(mutant)),
    ),
    formatRow('**all**', verdicts),
    '',
    ...uncaughtByBehaviour.map(
      ({ mutant, caughtBy }) =>
        `- ${formatMutant(mutant)}: ${caughtBy ? `only by ${caughtBy.test}` : 'SURVIVED'}`,
    ),
    '',
  ].join('\n');
}

function formatRow(title: string, verdicts: readonly MutantVerdict[]): string {
  const share = (count: number) =>
    verdicts.length === 0 ? '–' : `${count} (${((100 * count) / verdicts.length).toFixed(1)} %)`;
  const caughtByBehaviourCount = verdicts.filter(({ isCaughtByBehaviour }) => isCaughtByBehaviour).length;
  const caughtCount = verdicts.filter((verdict) => verdict.caughtBy).length;
  return `| ${title} | ${verdicts.length} | ${share(caughtByBehaviourCount)} | ${share(caughtCount)} |`;
}
