import { getOnlyRow, type Transaction } from './database.ts';

/** Counts the changes that the work adds to the site build, as if its transaction had ended. */
export async function countSiteBuildChangesDuring(
  tx: Transaction,
  work: () => PromiseLike<unknown>,
): Promise<number> {
  // a transaction counts once; after `changed_by` is cleared, its next change is counted again
  const readChanges = async () =>
    Number(getOnlyRow(await tx`update private.site_build set changed_by = null returning changes`).changes);
  const runDeferredTriggers = async () => {
    await tx`set constraints all immediate`;
    await tx`set constraints all deferred`;
  };
  await runDeferredTriggers();
  const before = await readChanges();
  await work();
  await runDeferredTriggers();
  return (await readChanges()) - before;
}

/** Runs the build job once, as pg_cron does each minute. Returns whether it requested a build. */
export async function runBuildRequestJob(tx: Transaction): Promise<boolean> {
  await tx`set local role postgres`;
  const rows = await tx`select private.request_build() as requested`;
  await tx`reset role`;
  return getOnlyRow(rows).requested;
}
