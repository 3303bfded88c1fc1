import { describe, expect } from 'vitest';
import { peopleByActor, type TestPerson, targetPeople } from './support/actors.ts';
import {
  getOnlyRow,
  runAs,
  type StatementSender,
  type Transaction,
  withoutTriggers,
} from './support/database.ts';
import { insertContent, insertInvitation, insertMedia, insertNewPerson } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const { colleague, newcomer, secondAdmin, secondSuperAdmin } = targetPeople;
const LONG_AGO = '2020-02-02T00:00:00+00:00';

/** Inserts a person with an old published text, a draft and a file. */
async function insertWriter(tx: Transaction, role = 'editor') {
  const person = await insertNewPerson(tx, role);
  const text = await insertContent(tx, { author: person.id, status: 'published' });
  await insertContent(tx, { author: person.id });
  const file = await insertMedia(tx, person.id);
  await withoutTriggers(tx)`
      update public.content set published_at = ${LONG_AGO}, updated_at = ${LONG_AGO} where id = ${text}`;
  return { person, text, file };
}

const transferOwnership = (tx: Transaction, who: StatementSender, person: TestPerson, newOwner: TestPerson) =>
  runAs(tx, who)`select texts::int, files::int from public.transfer_ownership(${person.id}, ${newOwner.id})`;
const deletePerson = (tx: Transaction, who: StatementSender, person: TestPerson, newOwner?: TestPerson) =>
  runAs(tx, who)`select id from public.delete_person(${person.id}, ${newOwner?.id ?? null})`;
const countOwnedItems = (tx: Transaction, who: StatementSender, person: TestPerson) =>
  runAs(tx, who)`select texts::int, files::int from public.person_summary(${person.id})`;

describe('texts and files of a person', () => {
  it.for([
    ['super admin', true],
    ['admin', true],
    ['editor', false],
    ['moderator', false],
    ['contributor', false],
    ['no role', false],
  ] as const)('can be counted and transferred by %s: %s', async ([actor, isAllowed], { tx }) => {
    const { person, text } = await insertWriter(tx);
    const expected = isAllowed ? [{ texts: 2, files: 1 }] : [];
    expect((await countOwnedItems(tx, actor, person)).rows).toEqual(expected);
    expect((await transferOwnership(tx, actor, person, colleague)).rows).toEqual(expected);
    const { author_id } = getOnlyRow(await tx`select author_id from public.content where id = ${text}`);
    expect(author_id).toBe(isAllowed ? colleague.id : person.id);
  });

  it('keep dates, version and revisions when transferred twice, with one journal line', async ({ tx }) => {
    const { person, text, file } = await insertWriter(tx);
    const linesBefore = await tx`select id from public.activity_log where target_id = ${person.id}`;
    const idsBefore = linesBefore.map((line) => line.id as string);
    await transferOwnership(tx, 'admin', person, colleague);
    await transferOwnership(tx, 'admin', person, colleague);
    const rows = await tx`
      select version, published_at = ${LONG_AGO} as published, updated_at = ${LONG_AGO} as updated,
        (select count(*)::int from public.content_revisions where content_id = ${text}) as revisions
      from public.content where id = ${text}`;
    expect(getOnlyRow(rows)).toEqual({ version: 1, published: true, updated: true, revisions: 1 });
    const files = await tx`select uploaded_by from public.media_library where id = ${file}`;
    expect(getOnlyRow(files)).toEqual({ uploaded_by: colleague.id });
    const newLines = await tx`
      select action, target_label, details from public.activity_log
      where target_id = ${person.id} and id <> all(${idsBefore})`;
    expect(newLines).toEqual([
      {
        action: 'hand_over',
        target_label: 'Yao Passager',
        details: { new_owner: 'Koffi Essai', texts: 2, files: 1 },
      },
    ]);
  });

  it('can be transferred only to active staff other than that person', async ({ tx }) => {
    const { person } = await insertWriter(tx);
    expect((await transferOwnership(tx, 'admin', person, newcomer)).code).toBe('22023');
    expect((await transferOwnership(tx, 'admin', person, person)).code).toBe('22023');
    await tx`update public.profiles set suspended_at = now() where id = ${colleague.id}`;
    expect((await transferOwnership(tx, 'admin', person, colleague)).code).toBe('22023');
  });

  it('can be transferred only by managers of both the person and the texts', async ({ tx }) => {
    const { person } = await insertWriter(tx);
    expect((await transferOwnership(tx, 'admin', peopleByActor.admin, colleague)).rows).toEqual([]);
    expect((await transferOwnership(tx, 'admin', secondAdmin, colleague)).rows).toEqual([]);
    // without content_manage, an admin transfers no texts, not even those of a person without a role
    await tx`delete from public.user_roles where user_id = ${person.id}`;
    await tx`delete from public.role_permissions where role = 'admin' and permission = 'content_manage'`;
    const result = await transferOwnership(tx, 'admin', person, colleague);
    expect([result.code, result.rows]).toEqual([null, []]);
    await tx`insert into public.role_permissions (role, permission) values ('admin', 'content_manage')`;
    expect((await transferOwnership(tx, 'admin', person, colleague)).count).toBe(1);
  });
});

describe('an account', () => {
  it.for([
    ['super admin', true],
    ['admin', false],
    ['editor', false],
    ['no role', false],
  ] as const)('can be deleted by %s: %s', async ([actor, isAllowed], { tx }) => {
    const { person } = await insertWriter(tx);
    expect((await deletePerson(tx, actor, person)).count).toBe(isAllowed ? 1 : 0);
    expect(await tx`select from auth.users where id = ${person.id}`).toHaveLength(isAllowed ? 0 : 1);
  });

  it('leaves its texts and files to the new owner, if one is chosen', async ({ tx }) => {
    const reassignedAccount = await insertWriter(tx);
    expect((await deletePerson(tx, 'super admin', reassignedAccount.person, colleague)).count).toBe(1);
    const orphanedAccount = await insertWriter(tx);
    expect((await deletePerson(tx, 'super admin', orphanedAccount.person)).count).toBe(1);
    const authors = await tx`
      select id, author_id from public.content where id in (${reassignedAccount.text}, ${orphanedAccount.text}) order by author_id`;
    expect(authors).toEqual([
      { id: reassignedAccount.text, author_id: colleague.id },
      { id: orphanedAccount.text, author_id: null },
    ]);
    const files = await tx`
      select uploaded_by from public.media_library where id in (${reassignedAccount.file}, ${orphanedAccount.file}) order by uploaded_by`;
    expect(files).toEqual([{ uploaded_by: colleague.id }, { uploaded_by: null }]);
    const journalLines = await tx`
      select action, target_label from public.activity_log
      where actor = ${peopleByActor['super admin'].id} and action = 'delete_person'`;
    expect(journalLines).toEqual(Array(2).fill({ action: 'delete_person', target_label: 'Yao Passager' }));
  });

  it('is deleted with the invitations that it sent', async ({ tx }) => {
    const { person } = await insertWriter(tx, 'admin');
    await insertInvitation(tx, { role: 'editor', invitedBy: person.id, email: 'naima@example.org' });
    await deletePerson(tx, 'super admin', person);
    expect(await tx`select from public.invitations where email = 'naima@example.org'`).toEqual([]);
  });

  it('is not deleted when the chosen new owner has no role', async ({ tx }) => {
    const { person, text } = await insertWriter(tx);
    expect((await deletePerson(tx, 'super admin', person, newcomer)).code).toBe('22023');
    expect(getOnlyRow(await tx`select author_id from public.content where id = ${text}`)).toEqual({
      author_id: person.id,
    });
  });

  it('of a super admin is deleted by another one, never by its owner', async ({ tx }) => {
    expect((await deletePerson(tx, 'super admin', peopleByActor['super admin'])).count).toBe(0);
    expect((await deletePerson(tx, 'super admin', secondSuperAdmin)).count).toBe(1);
  });
});
