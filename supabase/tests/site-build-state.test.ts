import { describe, expect } from 'vitest';
import { ACTOR_NAMES } from './support/actors.ts';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { insertContent } from './support/fixtures.ts';
import { createRollbackTest, it } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';
import { countSiteBuildChangesDuring, runBuildRequestJob } from './support/site-builds.ts';

/** Database without Vault and pg_net, in which a test may commit. */
const scratch = await openScratchDatabase(4);

const insertOnlineText = (tx: Transaction) => insertContent(tx, { status: 'published' });

describe('the state of the site build', () => {
  it('gives a build the number of changes and the current time', async ({ tx }) => {
    await tx`update private.site_build set changes = 41, changed_by = null`;
    await countSiteBuildChangesDuring(tx, () => insertOnlineText(tx));
    const { rows } = await runAs(tx, 'anon')`select public.published_state() as answer, now() as at`;
    const { answer, at } = getOnlyRow(rows);
    const states = (answer as string[]).map((text) => JSON.parse(text));
    expect(states.map(({ changes }) => changes)).toEqual([42]);
    expect(states.map((state) => Date.parse(state.at))).toEqual([(at as Date).getTime()]);
  });

  it.for(ACTOR_NAMES)('is read by staff, and editors request a build: %s', async (actor, { tx }) => {
    const isStaff = !['anon', 'no role'].includes(actor);
    const mayRequest = ['editor', 'admin', 'super admin'].includes(actor);
    await tx`update private.site_build set changes = 1, attempts = 5, failure = '500', changed_by = null`;
    const state = await runAs(tx, actor)`select changes, has_failed, is_connected from public.site_state()`;
    expect(state.code).toBe(actor === 'anon' ? '42501' : null);
    expect(state.rows).toEqual(isStaff ? [{ changes: '1', has_failed: true, is_connected: false }] : []);
    const request = await runAs(tx, actor)`select changes from public.request_site_build()`;
    expect(request.code).toBe(mayRequest ? null : '42501');
    expect(request.rows).toEqual(mayRequest ? [{ changes: '2' }] : []);
    expect(getOnlyRow(await tx`select changes, attempts, failure from private.site_build`)).toEqual(
      mayRequest
        ? { changes: '2', attempts: 0, failure: null }
        : { changes: '1', attempts: 5, failure: '500' },
    );
  });
});

describe('on a separate database', () => {
  createRollbackTest(scratch)(
    'changes are counted without Vault and pg_net, and no build is requested',
    async ({ tx }) => {
      expect(await countSiteBuildChangesDuring(tx, () => insertOnlineText(tx))).toBe(1);
      expect(await runBuildRequestJob(tx)).toBe(false);
    },
  );

  it('simultaneous changes are all counted, and none waits for another to end', async () => {
    const countChanges = async () =>
      Number(getOnlyRow(await scratch`select changes from private.site_build`).changes);
    const before = await countChanges();
    await scratch.begin(async (slow) => {
      await insertOnlineText(slow);
      await scratch.begin(insertOnlineText);
      expect(await countChanges()).toBe(before + 1);
    });
    await Promise.all([1, 2, 3].map(() => scratch.begin(insertOnlineText)));
    expect(await countChanges()).toBe(before + 5);
  });
});
