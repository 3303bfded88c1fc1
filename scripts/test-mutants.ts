import { parseArgs } from 'node:util';
import { findMutants, type Mutant } from '../benchmarks/mutations/catalogue.ts';
import { type MutationWorker, startMutationWorker } from '../benchmarks/mutations/mutation-worker.ts';
import { catchesEnoughMutants, formatReport, type MutantVerdict } from '../benchmarks/mutations/report.ts';
import { createWholeSuiteStage, planMutantStages } from '../benchmarks/mutations/stages.ts';
import { allAccessRules } from '../supabase/tests/support/all-rules.ts';
import { withDatabase } from './lib/with-database.ts';

// `npm run test:mutants` removes each defence of the migrated database in turn and expects a test of the
// database suite to fail. It prints one line per mutant on standard error and Markdown on standard output. It
// exits 1 when tests catch fewer than 95 %, or when a mutant of roles or submissions survives.
// `--only 'roles|CV'`: mutants whose line matches. `--sample 40`: forty mutants, evenly spread.
// `--quick`: only the tests that most likely catch the mutant (`relatedTests`); the result is a lower bound.
// `--list`: prints the mutants without running them.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: '0' },
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const log = (line: string) => process.stderr.write(`${line}\n`);
const formatMutant = ({ kind, subject, name }: Mutant) => `${kind} · ${subject} · ${name}`;
const tables = allAccessRules.map(({ table }) => table);

async function loadMutants(databaseUrl: string): Promise<Mutant[]> {
  const allMutants = await withDatabase(databaseUrl, findMutants);
  const onlyPattern = new RegExp(values.only);
  const mutants = allMutants.filter((mutant) => onlyPattern.test(formatMutant(mutant)));
  const sampleSize = Number(values.sample) || mutants.length;
  if (sampleSize >= mutants.length) return mutants;
  const step = mutants.length / sampleSize;
  return Array.from({ length: sampleSize }, (_, index) => mutants[Math.floor(index * step)]).filter(
    (mutant) => mutant !== undefined,
  );
}

async function testMutant(worker: MutationWorker, mutant: Mutant): Promise<MutantVerdict> {
  const { relatedTests, otherTests, catalogueTests } = planMutantStages(mutant, tables);
  const behaviourTests = values.quick ? [relatedTests] : [relatedTests, ...otherTests];
  const behaviourFailure = await worker.tryMutant(mutant, behaviourTests);
  if (behaviourFailure || values.quick)
    return { mutant, caughtBy: behaviourFailure, isCaughtByBehaviour: behaviourFailure !== null };
  return { mutant, caughtBy: await worker.tryMutant(mutant, [catalogueTests]), isCaughtByBehaviour: false };
}

function formatOutcome({ caughtBy, isCaughtByBehaviour }: MutantVerdict): string {
  if (!caughtBy) return 'SURVIVED';
  const label = isCaughtByBehaviour ? 'caught' : 'CAUGHT ONLY BY A CATALOGUE TEST';
  return `${label}: ${caughtBy.test} (${caughtBy.reason})`;
}

async function runQueue(worker: MutationWorker, queue: Mutant[], verdicts: MutantVerdict[]): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const started = Date.now();
    const verdict = await testMutant(worker, mutant);
    verdicts.push(verdict);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    log(`${formatMutant(mutant)} → ${formatOutcome(verdict)} [${seconds} s, ${queue.length} left]`);
  }
}

const firstWorker = await startMutationWorker();
const workers = [firstWorker];
try {
  const queue = await loadMutants(firstWorker.databaseUrl);
  if (values.list) {
    for (const mutant of queue) process.stdout.write(`${formatMutant(mutant)}: ${mutant.sql}\n`);
  } else {
    const isWholeRun = !values.only && values.sample === '0';
    const failure = isWholeRun ? await firstWorker.tryMutant(null, [createWholeSuiteStage()]) : null;
    if (failure)
      throw new Error(`The suite fails on the database as it is: ${failure.test}: ${failure.reason}`);
    workers.push(await startMutationWorker());
    log(`${queue.length} mutants`);
    const verdicts: MutantVerdict[] = [];
    await Promise.all(workers.map((one) => runQueue(one, queue, verdicts)));
    process.stdout.write(formatReport(verdicts, formatMutant));
    process.exitCode = catchesEnoughMutants(verdicts) ? 0 : 1;
  }
} finally {
  for (const one of workers) await one.close();
}
