import { afterAll, expect, it } from 'vitest';
import { type Actor, people } from './support/actors.ts';
import { attempt, connect, rolledBack } from './support/database.ts';

const sql = connect();
afterAll(() => sql.end());

/** What is left of one file in each bucket, when everything within reach is removed. */
const LEFT: readonly (readonly [Actor, readonly string[]])[] = [
  ['anon', ['cv', 'media']],
  ['no role', ['cv', 'media']],
  ['contributor', ['cv', 'media']],
  ['moderator', ['cv', 'media']],
  ['editor', ['cv', 'media']],
  ['admin', ['cv']],
  ['super admin', []],
];

// The storage API names the files, which brings the policy for select in; without names the one for delete stands alone.
it.each(LEFT)('%s, who removes whatever they can, leaves %j', async (actor, left) => {
  await rolledBack(sql, async (tx) => {
    // as the storage API says before it deletes; without it the platform refuses everybody
    await tx`set local storage.allow_delete_query = 'true'`;
    await tx`delete from storage.objects`;
    for (const bucket of ['cv', 'media']) {
      await tx`
        insert into storage.objects (bucket_id, name, owner_id)
        values (${bucket}, ${`${crypto.randomUUID()}.pdf`}, ${people.admin.id})`;
    }
    expect((await attempt(tx, actor, (at) => at`delete from storage.objects`)).code).toBeNull();
    const rows = await tx`select bucket_id from storage.objects order by bucket_id`;
    expect(rows.map(({ bucket_id }) => bucket_id)).toEqual(left);
  });
});
