import { describe, expect } from 'vitest';
import { peopleByActor, type TestActorName } from './support/actors.ts';
import { runAs, type StatementSender, type Transaction } from './support/database.ts';
import { insertPersonWithPermissions } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

/** Each actor, and the buckets whose file remains after the actor deletes all files. */
const REMAINING_BUCKETS: readonly (readonly [TestActorName, readonly string[]])[] = [
  ['anon', ['cv', 'media']],
  ['no role', ['cv', 'media']],
  ['contributor', ['cv', 'media']],
  ['moderator', ['cv', 'media']],
  ['editor', ['cv', 'media']],
  ['admin', ['cv']],
  ['super admin', []],
];

// The storage API filters by file name, so the policy for select also limits what it deletes. This test
// deletes without a filter: only the policy for delete protects the files.
it.for(REMAINING_BUCKETS)(
  '%s deletes without a filter: the files of %j remain',
  async ([actor, remaining], { tx }) => {
    // the storage API sets this flag; without it the platform refuses every delete
    await tx`set local storage.allow_delete_query = 'true'`;
    // other test files store files at the same time, so only these two count
    const name = `${crypto.randomUUID()}.pdf`;
    for (const bucket of ['cv', 'media']) {
      await tx`
        insert into storage.objects (bucket_id, name, owner_id) values (${bucket}, ${name}, ${peopleByActor.admin.id})`;
    }
    expect((await runAs(tx, actor)`delete from storage.objects`).code).toBeNull();
    const rows = await tx`select bucket_id from storage.objects where name = ${name} order by bucket_id`;
    expect(rows.map(({ bucket_id }) => bucket_id)).toEqual(remaining);
  },
);

it.for(['admin', 'super admin'] as const)(
  '%s cannot move a CV into the public bucket',
  async (actor, { tx }) => {
    const cv = `${crypto.randomUUID()}.pdf`;
    await tx`insert into storage.objects (bucket_id, name) values ('cv', ${cv})`;
    const move = await runAs(tx, actor)`
      update storage.objects
      set bucket_id = 'media', name = ${`uploads/1763712345678-${crypto.randomUUID()}.pdf`}
      where name = ${cv} returning name`;
    expect(move.rows).toEqual([]);
    expect(await tx`select bucket_id from storage.objects where name = ${cv}`).toEqual([{ bucket_id: 'cv' }]);
  },
);

const createFileName = () => `uploads/1763712345678-${crypto.randomUUID()}.jpg`;

it('uploaders reach a stored file of their own only with the right to upload', async ({ tx }) => {
  const uploader = await insertPersonWithPermissions(tx, 'media_upload');
  const name = createFileName();
  await tx`insert into storage.objects ${tx({ bucket_id: 'media', name, owner_id: uploader.id })}`;
  const findFile = () => runAs(tx, uploader)`select from storage.objects where name = ${name}`;
  expect((await findFile()).count).toBe(1);
  await tx`delete from public.role_permissions where role = ${uploader.role}`;
  expect((await findFile()).count).toBe(0);
});

describe('an upload', () => {
  /** Inserts the row of a file, as the storage API does in this operation. */
  const insertObject = (
    tx: Transaction,
    who: StatementSender,
    { operation, bucket, name }: { operation: string | null; bucket: string; name: string },
  ) => runAs(tx, who)`
    with setting as (select set_config('storage.operation', ${operation ?? ''}, true))
    insert into storage.objects (bucket_id, name, owner_id)
    select ${bucket}, ${name}, ${peopleByActor.admin.id} from setting`;

  // the policy knows the name of the operation with and without « storage. »
  it.for(['storage.object.sign_upload_url', 'object.sign_upload_url'])(
    'to a signed address is refused to every actor: %s',
    async (operation, { tx }) => {
      for (const actor of ['editor', 'admin', 'super admin'] as const) {
        const file = { operation, bucket: 'media', name: createFileName() };
        expect((await insertObject(tx, actor, file)).code).toBe('42501');
      }
      const cv = `${crypto.randomUUID()}.pdf`;
      await tx`insert into private.cv_tickets (name) values (${cv})`;
      expect((await insertObject(tx, 'anon', { operation, bucket: 'cv', name: cv })).code).toBe('42501');
    },
  );

  it.for([null, 'storage.object.upload', 'storage.tus.upload.create'])(
    'without a signed address is accepted (storage.operation: %s)',
    async (operation, { tx }) => {
      const file = { operation, bucket: 'media', name: createFileName() };
      expect((await insertObject(tx, 'editor', file)).code).toBeNull();
    },
  );
});
