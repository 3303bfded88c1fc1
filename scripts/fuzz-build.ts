import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { findBuiltSiteFaults } from '../benchmarks/fuzz/find-built-site-faults.ts';
import { insertRecords } from '../benchmarks/fuzz/insert-records.ts';
import { createSampleGenerators } from '../benchmarks/fuzz/records.ts';
import { saveRecords } from '../benchmarks/fuzz/save-records.ts';
import { incrementReasonCount, type Tally } from '../benchmarks/fuzz/tally.ts';
import { measurePeakMegabytes } from '../benchmarks/peak-memory.ts';
import { readPublishedData } from '../build/published.ts';
import { buildSiteFromBackend } from '../supabase/local/jobs/site-build.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../supabase/local/keys.ts';
import { serveBackend } from '../supabase/local/server/serve-backend.ts';

// `npm run fuzz:build -- --count 3000 --seed 1` saves hostile records through the API of a temporary backend. It
// inserts a fifth as many with triggers, checks and foreign keys off (`--unchecked 0`: none). Then it builds the site
// and checks every file. It exits 1 when the build fails or a file has a fault. `--keep` keeps the folder.

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    unchecked: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const count = Number(values.count);
const seed = Number(values.seed);
const uncheckedCount = Number(values.unchecked ?? Math.round(count / 5));
const MAX_PRINTED_FAULTS = 40;
/** Nice value of the build. Nothing else runs, so it needs no lower priority. */
const BUILD_PRIORITY = 0;

function printReasons(reasons: ReadonlyMap<string, number>): void {
  const sorted = [...reasons].sort(([, one], [, other]) => other - one);
  for (const [reason, times] of sorted) console.log(`  ${String(times).padStart(6)}  ${reason}`);
}

function printTallies(title: string, tallies: Record<string, Tally>): void {
  console.log(`\n${title}`);
  for (const [kind, { saved, refusals }] of Object.entries(tallies)) {
    console.log(
      `${kind.padEnd(12)} ${saved} saved, ${[...refusals.values()].reduce((sum, one) => sum + one, 0)} refused`,
    );
    printReasons(refusals);
  }
}

const formatSecondsSince = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

const dir = mkdtempSync(path.join(tmpdir(), 'fuzz-build-'));
// the build names its list of chunks after this folder, so two parallel runs do not collide
const buildFolder = path.join(dir, path.basename(dir));
process.env.BUILD_CACHE_DIR = path.join(dir, 'cache');
/** Loads a module whose imports have no file extension, which Node alone cannot resolve. */
async function importSource<Module>(file: string): Promise<Module> {
  const alias = { '@': path.join(root, 'src') };
  const config = { configFile: false, root, logLevel: 'error', resolve: { alias } } as const;
  return (await runnerImport<Module>(path.join(root, file), config)).module;
}

const { allCollections: collections } = await importSource<
  typeof import('../src/shared/collections/registry.ts')
>('src/shared/collections/registry.ts');
const { publicPaths } = await importSource<typeof import('../e2e/support/public-paths.ts')>(
  'e2e/support/public-paths.ts',
);
const backend = await serveBackend({ dir: path.join(dir, 'backend'), durable: false });
try {
  const { url, databaseUrl } = backend;
  const samples = createSampleGenerators(seed);
  const saveStart = performance.now();
  const { tallies, media } = await saveRecords({ url, samples, collections, count });
  printTallies(`saved through the API in ${formatSecondsSince(saveStart)} (seed ${seed})`, tallies);
  if (uncheckedCount > 0) {
    const uncheckedSamples = createSampleGenerators(seed + 1_000_000);
    const insertTallies = await insertRecords({
      databaseUrl,
      samples: uncheckedSamples,
      collections,
      media,
      count: uncheckedCount,
    });
    printTallies('inserted without checks', insertTallies);
  }
  const buildStart = performance.now();
  const megabytes = await measurePeakMegabytes('vite.js', () =>
    buildSiteFromBackend(root, url, buildFolder, BUILD_PRIORITY),
  );
  const buildDuration = formatSecondsSince(buildStart);
  const checkStart = performance.now();
  const published = await readPublishedData(url, LOCAL_PUBLISHABLE_KEY);
  const { faults, omitted, pageCount, shownCounts } = findBuiltSiteFaults({
    folder: buildFolder,
    published,
    publicPaths,
    collections,
  });

  const { texts, redirects, collections: storedCollections, guide } = published;
  console.log(
    `\npublished    ${texts.length} texts, ${redirects.length} redirects, ${storedCollections.length} collections, ${guide.length} programmes`,
  );
  console.log(
    `shown        ${shownCounts.text} texts, ${shownCounts.redirect} redirects, ${shownCounts.collection} collections, ${shownCounts.programme} programmes`,
  );
  console.log(
    `pages        ${pageCount}\nbuild        ${buildDuration}, ${megabytes} MB at most\nchecks       ${formatSecondsSince(checkStart)}`,
  );
  const reasons = new Map<string, number>();
  for (const { kind, reason } of omitted) incrementReasonCount(reasons, `${kind}: ${reason}`);
  console.log(`left out     ${omitted.length}`);
  printReasons(reasons);
  console.log(`faults       ${faults.length}`);
  for (const fault of faults.slice(0, MAX_PRINTED_FAULTS)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await backend.close();
  if (values.keep) console.log(`kept in ${dir}`);
  else rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}
