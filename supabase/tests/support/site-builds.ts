import { only, type Transaction } from './database.ts';

/** Counts the changes that the work adds to the site build, as if its transaction had ended. */
export async function countChanges(tx: Transaction, work: () => PromiseLike<unknown>): Promise<number> {
  const changes = async () =>
    Number(only(await tx`update private.site_build set changed_by = null returning changes`).changes);
  await tx`set constraints all immediate`;
  await tx`set constraints all deferred`;
  const before = await changes();
  await work();
  await tx`set constraints all immediate`;
  await tx`set constraints all deferred`;
  return (await changes()) - before;
}

/** Runs the job of the minute once. Returns whether it requested a build. */
export async function runBuildJob(tx: Transaction): Promise<boolean> {
  await tx`set local role postgres`;
  const rows = await tx`select private.request_build() as asked`;
  await tx`reset role`;
  return only(rows).asked;
}
