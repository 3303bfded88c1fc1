import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { findMutants, type Mutant } from '../benchmarks/mutations/catalogue.ts';
import { type Lane, openLane } from '../benchmarks/mutations/lane.ts';
import { passes, report, type Verdict } from '../benchmarks/mutations/report.ts';
import { trialOf, wholeSuite } from '../benchmarks/mutations/stages.ts';
import { allRules } from '../supabase/tests/support/all-rules.ts';

// `npm run test:mutants` removes each defence of the migrated database in turn and expects a test of the
// database suite to fail. It prints one line a mutant on standard error and Markdown on standard output. It
// exits 1 below 95 %, or when a mutant of roles or submissions survives.
// `--only 'roles|CV'`: mutants whose line matches. `--sample 40`: that many, evenly spread.
// `--quick`: only the test files that name the mutant's table; the result is a lower bound.
// `--lanes 1`: half the load. `--list`: prints the mutants without running them.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: '0' },
    lanes: { type: 'string', default: '2' },
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const say = (line: string) => process.stderr.write(`${line}\n`);
const lineOf = ({ kind, subject, name }: Mutant) => `${kind} · ${subject} · ${name}`;
const tables = allRules.map(({ table }) => table);

async function mutantsOf(databaseUrl: string): Promise<Mutant[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const all = (await findMutants(sql)).filter((mutant) => new RegExp(values.only).test(lineOf(mutant)));
    const step = Math.max(1, all.length / (Number(values.sample) || all.length));
    return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  } finally {
    await sql.end();
  }
}

async function judge(lane: Lane, mutant: Mutant): Promise<Verdict> {
  const { near, far, lists } = trialOf(mutant, tables);
  const byBehaviour = await lane.tryMutant(mutant, values.quick ? [near] : [near, ...far]);
  const caught = byBehaviour ?? (values.quick ? null : await lane.tryMutant(mutant, [lists]));
  return { mutant, caught, byBehaviour: byBehaviour !== null };
}

async function work(lane: Lane, queue: Mutant[], verdicts: Verdict[]): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const started = Date.now();
    const verdict = await judge(lane, mutant);
    verdicts.push(verdict);
    const { caught, byBehaviour } = verdict;
    const outcome = caught
      ? `${byBehaviour ? 'caught' : 'CAUGHT BY A LIST ONLY'}: ${caught.test}`
      : 'SURVIVED';
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    say(
      `${lineOf(mutant)} → ${outcome}${caught ? ` (${caught.reason})` : ''} [${seconds} s, ${queue.length} left]`,
    );
  }
}

const lane = await openLane();
const lanes = [lane];
try {
  const queue = await mutantsOf(lane.databaseUrl);
  if (values.list) {
    for (const mutant of queue) process.stdout.write(`${lineOf(mutant)}: ${mutant.sql}\n`);
  } else {
    const wrong = values.only || values.sample !== '0' ? null : await lane.tryMutant(null, [wholeSuite()]);
    if (wrong) throw new Error(`The suite fails on the database as it is: ${wrong.test}: ${wrong.reason}`);
    while (lanes.length < Math.min(2, Number(values.lanes))) lanes.push(await openLane());
    say(`${queue.length} mutants`);
    const verdicts: Verdict[] = [];
    await Promise.all(lanes.map((one) => work(one, queue, verdicts)));
    process.stdout.write(report(verdicts, lineOf));
    process.exitCode = passes(verdicts) ? 0 : 1;
  }
} finally {
  for (const one of lanes) await one.close();
}
