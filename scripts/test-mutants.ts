import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { findMutants, type Mutant } from '../benchmarks/mutations/catalogue.ts';
import { type MutationWorker, startMutationWorker } from '../benchmarks/mutations/mutation-worker.ts';
import { catchesEnoughMutants, formatReport, type Verdict } from '../benchmarks/mutations/report.ts';
import { createWholeSuiteStage, planStages } from '../benchmarks/mutations/stages.ts';
import { allRules } from '../supabase/tests/support/all-rules.ts';

// `npm run test:mutants` removes each defence of the migrated database in turn and expects a test of the
// database suite to fail. It prints one line a mutant on standard error and Markdown on standard output. It
// exits 1 when tests catch fewer than 95 %, or when a mutant of roles or submissions survives.
// `--only 'roles|CV'`: mutants whose line matches. `--sample 40`: that many, evenly spread.
// `--quick`: only the test files that name the mutant's table; the result is a lower bound.
// `--workers 1`: one worker instead of two, for half the load. `--list`: prints the mutants without running them.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: '0' },
    workers: { type: 'string', default: '2' },
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const log = (line: string) => process.stderr.write(`${line}\n`);
const formatMutant = ({ kind, subject, name }: Mutant) => `${kind} · ${subject} · ${name}`;
const tables = allRules.map(({ table }) => table);

async function loadMutants(databaseUrl: string): Promise<Mutant[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const matchingMutants = (await findMutants(sql)).filter((mutant) =>
      new RegExp(values.only).test(formatMutant(mutant)),
    );
    const step = Math.max(1, matchingMutants.length / (Number(values.sample) || matchingMutants.length));
    // keeps the first mutant of each step
    return matchingMutants.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  } finally {
    await sql.end();
  }
}

async function testMutant(worker: MutationWorker, mutant: Mutant): Promise<Verdict> {
  const { relatedTests, otherTests, catalogueTests } = planStages(mutant, tables);
  const behaviourFailure = await worker.tryMutant(
    mutant,
    values.quick ? [relatedTests] : [relatedTests, ...otherTests],
  );
  const failure =
    behaviourFailure ?? (values.quick ? null : await worker.tryMutant(mutant, [catalogueTests]));
  return { mutant, caughtBy: failure, isCaughtByBehaviour: behaviourFailure !== null };
}

async function runQueue(worker: MutationWorker, queue: Mutant[], verdicts: Verdict[]): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const started = Date.now();
    const verdict = await testMutant(worker, mutant);
    verdicts.push(verdict);
    const { caughtBy, isCaughtByBehaviour } = verdict;
    const outcome = caughtBy
      ? `${isCaughtByBehaviour ? 'caught' : 'CAUGHT BY A LIST ONLY'}: ${caughtBy.test}`
      : 'SURVIVED';
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    log(
      `${formatMutant(mutant)} → ${outcome}${caughtBy ? ` (${caughtBy.reason})` : ''} [${seconds} s, ${queue.length} left]`,
    );
  }
}

const firstWorker = await startMutationWorker();
const workers = [firstWorker];
try {
  const queue = await loadMutants(firstWorker.databaseUrl);
  if (values.list) {
    for (const mutant of queue) process.stdout.write(`${formatMutant(mutant)}: ${mutant.sql}\n`);
  } else {
    const failure =
      values.only || values.sample !== '0'
        ? null
        : await firstWorker.tryMutant(null, [createWholeSuiteStage()]);
    if (failure)
      throw new Error(`The suite fails on the database as it is: ${failure.test}: ${failure.reason}`);
    while (workers.length < Math.min(2, Number(values.workers))) workers.push(await startMutationWorker());
    log(`${queue.length} mutants`);
    const verdicts: Verdict[] = [];
    await Promise.all(workers.map((one) => runQueue(one, queue, verdicts)));
    process.stdout.write(formatReport(verdicts, formatMutant));
    process.exitCode = catchesEnoughMutants(verdicts) ? 0 : 1;
  }
} finally {
  for (const one of workers) await one.close();
}
