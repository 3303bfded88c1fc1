import { describe, expect } from 'vitest';
import { peopleByActor, type TestPerson, targetPeople } from './support/actors.ts';
import {
  getOnlyRow,
  runAs,
  type StatementSender,
  type Transaction,
  withoutTriggers,
} from './support/database.ts';
import { insertInvitation, insertNewPerson, insertRole } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const { secondAdmin } = targetPeople;

const insertInvitationFor = (tx: Transaction, email: string, invitedBy = peopleByActor.admin.id) =>
  insertInvitation(tx, { role: 'editor', invitedBy, email });

const invite = (tx: Transaction, who: StatementSender, email: string, role = 'editor') =>
  runAs(tx, who)`insert into public.invitations ${tx({ email, role })} returning id`;
/** Asks for another mail. The database ignores the value and counts `sends` itself. */
const sendAgain = (tx: Transaction, id: string) =>
  runAs(tx, 'admin')`update public.invitations set sends = 1000 where id = ${id} returning id`;
const registerVisit = (tx: Transaction, who: StatementSender) =>
  runAs(tx, who)`select is_suspended, is_session_active, has_new_role from public.register_visit()`;

const loadRoles = (tx: Transaction, { id }: TestPerson) =>
  tx`select role, granted_by from public.user_roles where user_id = ${id} order by role`;

const loadMails = (tx: Transaction, email: string) =>
  tx`
    select kind, private.invitation_mail(recipient, data) as words from private.mails
    where recipient = ${email} order by created_at, data`;

/** Inserts an invited account with a confirmed or unconfirmed address. */
async function insertInvitedPerson(
  tx: Transaction,
  { isConfirmed = true, role = null as string | null } = {},
) {
  const person = await insertNewPerson(tx, role);
  if (!isConfirmed) {
    await tx`update auth.users set email_confirmed_at = null, invited_at = now() where id = ${person.id}`;
  }
  return person;
}

const getsRoleAtVisit = async (tx: Transaction, person: TestPerson) =>
  getOnlyRow((await registerVisit(tx, person)).rows).has_new_role;

describe('an invitation', () => {
  it('gets sender, dates and count from the database, and a normalised address', async ({ tx }) => {
    const { rows } = await invite(tx, 'admin', ' Naima@Example.ORG ');
    const storedRows = await tx`
      select email, invited_by, sends, expires_at = now() + interval '7 days' as week, accepted_at
      from public.invitations where id = ${String(getOnlyRow(rows).id)}`;
    expect(getOnlyRow(storedRows)).toEqual({
      email: 'naima@example.org',
      invited_by: peopleByActor.admin.id,
      sends: 1,
      week: true,
      accepted_at: null,
    });
  });

  it.for(['', 'naima', 'naima@example.org, eve@example.org', 'naima@example.org\nBcc: x@example.org'])(
    'needs one valid address: %j',
    async (email, { tx }) => {
      expect((await invite(tx, 'super admin', email)).code).toBe('23514');
    },
  );

  it('is unique for each address, and refused for a role that the person has', async ({ tx }) => {
    await invite(tx, 'admin', 'naima@example.org');
    expect((await invite(tx, 'super admin', 'NAIMA@example.org', 'admin')).code).toBe('23505');
    expect((await invite(tx, 'super admin', targetPeople.colleague.email)).code).toBe('23505');
    expect((await invite(tx, 'super admin', targetPeople.colleague.email, 'admin')).code).toBe(null);
  });

  it('to a custom role needs a super admin, and every role must exist', async ({ tx }) => {
    const role = await insertRole(tx, ['content_draft']);
    expect((await invite(tx, 'admin', 'naima@example.org', role)).code).toBe('42501');
    expect((await invite(tx, 'super admin', 'naima@example.org', 'personne')).code).toBe('23503');
    expect((await invite(tx, 'super admin', 'naima@example.org', role)).code).toBe(null);
  });

  it('can be sent again once a minute, with a new sender and deadline', async ({ tx }) => {
    const id = await insertInvitation(tx, { role: 'editor', invitedBy: secondAdmin.id, age: '8 days' });
    expect((await sendAgain(tx, id)).count).toBe(1);
    const rows = await tx`
      select invited_by, sends, sent_at = now() as now, expires_at > now() as open from public.invitations where id = ${id}`;
    expect(getOnlyRow(rows)).toEqual({ invited_by: peopleByActor.admin.id, sends: 2, now: true, open: true });
    expect((await sendAgain(tx, id)).code).toBe('PT429');
  });

  it('is limited to a hundred at once for each sender, withdrawn ones included', async ({ tx }) => {
    const rows = Array.from({ length: 101 }, (_, n) => ({ email: `n${n}@example.org`, role: 'editor' }));
    const insertAll = (who: StatementSender, list: typeof rows) =>
      runAs(tx, who)`insert into public.invitations ${tx(list)}`;
    expect((await insertAll('admin', rows)).code).toBe('PT429');
    expect((await insertAll('admin', rows.slice(1))).count).toBe(100);
    await runAs(tx, 'admin')`delete from public.invitations`;
    expect((await insertAll('admin', rows.slice(0, 1))).code).toBe('PT429');
    expect((await insertAll('super admin', rows.slice(0, 1))).count).toBe(1);
  });

  it('is mailed with role, sender and last day, and written to the journal', async ({ tx }) => {
    const { rows } = await invite(tx, 'admin', 'naima@example.org');
    const [mail] = await loadMails(tx, 'naima@example.org');
    expect(mail).toEqual({
      kind: 'invitation',
      words: {
        email: 'naima@example.org',
        role: 'Éditeur',
        inviter: 'Adjoua Essai',
        expires_at: expect.any(String),
      },
    });
    const id = String(getOnlyRow(rows).id);
    await withoutTriggers(tx)`
      update public.invitations set sent_at = now() - interval '1 hour' where id = ${id}`;
    await sendAgain(tx, id);
    // the first mail, which still waits, is cancelled by the second
    expect((await loadMails(tx, 'naima@example.org')).map(({ words }) => words !== null)).toEqual([
      false,
      true,
    ]);
    await runAs(tx, 'admin')`delete from public.invitations where id = ${id}`;
    expect((await loadMails(tx, 'naima@example.org')).map(({ words }) => words)).toEqual([null, null]);
    const journalLines = await tx`
      select action, target_label, details from public.activity_log
      where actor = ${peopleByActor.admin.id} and target_id = ${id} order by created_at`;
    expect(journalLines).toEqual(
      ['invite', 'invite_again', 'withdraw'].map((action) => ({
        action,
        target_label: 'naima@example.org',
        details: { role: 'editor', role_label: 'Éditeur' },
      })),
    );
  });
});

describe('the role of an invitation', () => {
  it('is assigned once, at the first visit of the confirmed address', async ({ tx }) => {
    const person = await insertInvitedPerson(tx);
    await insertInvitationFor(tx, person.email);
    expect(await loadRoles(tx, person)).toEqual([]);
    expect(await getsRoleAtVisit(tx, person)).toBe(true);
    expect(await loadRoles(tx, person)).toEqual([{ role: 'editor', granted_by: peopleByActor.admin.id }]);
    await tx`delete from public.user_roles where user_id = ${person.id}`;
    // a role that was removed since does not come back
    expect(await getsRoleAtVisit(tx, person)).toBe(false);
    const journalLines = await tx`
      select actor, details from public.activity_log where action = 'accept' and target_id = ${person.id}`;
    expect(journalLines).toEqual([{ actor: person.id, details: { role: 'editor', role_label: 'Éditeur' } }]);
  });

  it.for<[string, (tx: Transaction, person: TestPerson) => PromiseLike<unknown>]>([
    [
      'whose address is not confirmed',
      (tx, { id }) => tx`update auth.users set email_confirmed_at = null where id = ${id}`,
    ],
    [
      'who has another address',
      (tx, { id }) => tx`update auth.users set email = 'naima@example.org' where id = ${id}`,
    ],
    [
      'who comes too late',
      (tx, { email }) => withoutTriggers(tx)`
        update public.invitations set expires_at = now() - interval '1 day' where email = ${email}`,
    ],
    [
      'who was invited by somebody who has lost the right to',
      (tx) => tx`delete from public.user_roles where user_id = ${secondAdmin.id}`,
    ],
    [
      'who was invited by somebody who is suspended',
      (tx) => tx`update public.profiles set suspended_at = now() where id = ${secondAdmin.id}`,
    ],
    [
      'whose role now exceeds what the inviter may assign',
      (tx) => tx`insert into public.role_permissions (role, permission) values ('editor', 'user_manage')`,
    ],
    [
      'who invited themselves',
      async (tx, { id, email }) => {
        await tx`insert into public.user_roles (user_id, role) values (${id}, 'admin')`;
        await withoutTriggers(tx)`update public.invitations set invited_by = ${id} where email = ${email}`;
      },
    ],
    [
      'who is a super admin invited by an admin',
      (tx, { id }) => tx`insert into public.user_roles (user_id, role) values (${id}, 'super_admin')`,
    ],
    [
      'who is suspended',
      (tx, { id }) => tx`update public.profiles set suspended_at = now() where id = ${id}`,
    ],
  ])('is refused to a person %s', async ([_case, change], { tx }) => {
    const person = await insertNewPerson(tx);
    await insertInvitationFor(tx, person.email, secondAdmin.id);
    await change(tx, person);
    const before = await loadRoles(tx, person);
    expect(await getsRoleAtVisit(tx, person)).toBe(false);
    expect(await loadRoles(tx, person)).toEqual(before);
  });
});

it('the link of an invitation deletes a password that was typed before the confirmation', async ({ tx }) => {
  const [stranger, colleague] = [await insertNewPerson(tx), await insertNewPerson(tx)];
  await tx`update auth.users set encrypted_password = 'hash' where id in (${stranger.id}, ${colleague.id})`;
  await tx`update auth.users set email_confirmed_at = null where id = ${stranger.id}`;
  const loadPassword = async ({ id }: TestPerson) =>
    getOnlyRow(await tx`select encrypted_password from auth.users where id = ${id}`).encrypted_password;
  // Auth sets the date when it creates a link
  await tx`update auth.users set invited_at = now() where id in (${stranger.id}, ${colleague.id})`;
  expect([await loadPassword(stranger), await loadPassword(colleague)]).toEqual([null, 'hash']);
});

describe('an unused invitation', () => {
  const countAccounts = async (tx: Transaction, { id }: TestPerson) =>
    (await tx`select from auth.users where id = ${id}`).length;
  const withdraw = (tx: Transaction, who: StatementSender, email: string) =>
    runAs(tx, who)`delete from public.invitations where email = ${email}`;

  it('that is withdrawn deletes the account of its link, never an account in use', async ({ tx }) => {
    const invitee = await insertInvitedPerson(tx, { isConfirmed: false });
    const confirmedPerson = await insertInvitedPerson(tx);
    const staffMember = await insertInvitedPerson(tx, { isConfirmed: false, role: 'contributor' });
    const signedUpPerson = await insertInvitedPerson(tx, { isConfirmed: false });
    await tx`update auth.users set invited_at = null where id = ${signedUpPerson.id}`;
    const people = [invitee, confirmedPerson, staffMember, signedUpPerson];
    for (const person of people) {
      await insertInvitationFor(tx, person.email);
      expect((await withdraw(tx, 'admin', person.email)).count).toBe(1);
    }
    expect(await Promise.all(people.map((person) => countAccounts(tx, person)))).toEqual([0, 1, 1, 1]);
  });
});
