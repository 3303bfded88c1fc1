import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { others, type Person, people, TEST_PASSWORD } from './support/actors.ts';
import { auth, fetchToken, rest } from './support/attackers.ts';
import {
  attempt,
  type Connection,
  connect,
  only,
  type Transaction,
  withoutTriggers,
  withRollback,
} from './support/database.ts';
import { insertContent, insertPeople, insertPerson, insertRole, newPerson } from './support/fixtures.ts';
import { createScratchDatabase, type ScratchDatabase } from './support/scratch-database.ts';

const sql = connect();
afterAll(() => sql.end());

const suspend =
  (person: string, suspended = true) =>
  (at: Transaction) =>
    at`select id from public.set_suspended(${person}, ${suspended})`;

async function loadState(tx: Connection | Transaction, id: string) {
  const rows = await tx`
    select person.suspended_at is not null as suspended, account.banned_until > now() + interval '50 years' as banned
    from public.profiles as person join auth.users as account using (id) where id = ${id}`;
  return only(rows);
}

describe('an account is suspended', () => {
  it.each([
    ['super admin', others.secondSuperAdmin, true],
    ['super admin', others.secondAdmin, true],
    ['super admin', people['super admin'], false],
    ['admin', others.colleague, true],
    ['admin', others.newcomer, true],
    ['admin', others.secondAdmin, false],
    ['admin', others.secondSuperAdmin, false],
    ['admin', people.admin, false],
    ['editor', people.contributor, false],
    ['moderator', others.newcomer, false],
    ['contributor', others.newcomer, false],
    ['no role', others.colleague, false],
  ] as const)('by %s: of $email %s', async (actor, person, passes) => {
    await withRollback(sql, async (tx) => {
      expect(await attempt(tx, actor, suspend(person.id))).toMatchObject({
        code: null,
        count: passes ? 1 : 0,
      });
      expect((await loadState(tx, person.id)).suspended).toBe(passes);
    });
  });

  it('by no visitor', async () => {
    await withRollback(sql, async (tx) => {
      expect((await attempt(tx, 'anon', suspend(others.colleague.id))).code).toBe('42501');
    });
  });

  it('not by an admin when it holds a role of a super admin’s own making', async () => {
    await withRollback(sql, async (tx) => {
      const role = await insertRole(tx, ['content_draft']);
      await tx`insert into public.user_roles (user_id, role) values (${others.newcomer.id}, ${role})`;
      expect((await attempt(tx, 'admin', suspend(others.newcomer.id))).count).toBe(0);
      expect((await attempt(tx, 'super admin', suspend(others.newcomer.id))).count).toBe(1);
    });
  });

  it('with its sessions, at once, and is let in again; the journal tells both', async () => {
    await withRollback(sql, async (tx) => {
      const person = { ...newPerson('editor'), firstName: 'Salimata' };
      await insertPerson(tx, person);
      await tx`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${person.id})`;
      await attempt(tx, 'admin', suspend(person.id));
      expect(await loadState(tx, person.id)).toEqual({ suspended: true, banned: true });
      expect([...(await tx`select from auth.sessions where user_id = ${person.id}`)]).toEqual([]);
      // a second call adds no line
      await attempt(tx, 'admin', suspend(person.id));
      await attempt(tx, 'super admin', suspend(person.id, false));
      expect(await loadState(tx, person.id)).toEqual({ suspended: false, banned: null });
      const journalLines = await tx`
        select actor, action, target_label from public.activity_log
        where target_id = ${person.id} and type = 'auth' order by created_at`;
      expect([...journalLines]).toEqual([
        { actor: people.admin.id, action: 'suspend', target_label: 'Salimata Passager' },
        { actor: people['super admin'].id, action: 'reinstate', target_label: 'Salimata Passager' },
      ]);
    });
  });

  it('has no permission left, writes nothing, and no longer suspends or grants roles', async () => {
    await withRollback(sql, async (tx) => {
      const text = await insertContent(tx, { author: people.editor.id });
      await tx`update public.profiles set suspended_at = now() where id in (${people.editor.id}, ${people.admin.id})`;
      const tries = {
        staff: (at: Transaction) => at`select 1 from public.roles`,
        'own draft': (at: Transaction) => at`select 1 from public.content where id = ${text}`,
        write: (at: Transaction) => at`update public.content set title = 'Encore' where id = ${text}`,
        name: (at: Transaction) =>
          at`update public.profiles set first_name = 'X' where id = ${people.editor.id}`,
      };
      for (const [what, statement] of Object.entries(tries)) {
        expect([what, (await attempt(tx, 'editor', statement)).count]).toEqual([what, 0]);
      }
      const create = (at: Transaction) =>
        at`insert into public.content ${at({ title: 'T', slug: 'un-autre-slug', content: 'C', author_id: people.editor.id })}`;
      expect((await attempt(tx, 'editor', create)).code).toBe('42501');
      expect((await attempt(tx, 'admin', suspend(others.colleague.id))).count).toBe(0);
      expect((await attempt(tx, 'admin', suspend(people.admin.id, false))).count).toBe(0);
      const give = (at: Transaction) =>
        at`insert into public.user_roles (user_id, role) values (${others.newcomer.id}, 'contributor')`;
      expect((await attempt(tx, 'admin', give)).code).toBe('42501');
    });
  });
});

describe('a token that was given before', () => {
  const person: Person = { ...newPerson('editor'), firstName: 'Rokia' };
  beforeAll(() => insertPerson(sql, person));
  afterAll(() => sql`delete from auth.users where id = ${person.id}`);

  it('opens nothing any more, is not renewed, and no password nor mail opens another session', async () => {
    const opened = (await auth('token?grant_type=password', {
      email: person.email,
      password: TEST_PASSWORD,
    })) as unknown as { access_token: string; refresh_token: string };
    const token = { token: opened.access_token };
    expect((await rest(token, 'GET', 'roles?select=key')).rows.length).toBeGreaterThan(0);

    const admin = { token: await fetchToken(people.admin.email) };
    const body = { person: person.id, suspended: true };
    expect((await rest(admin, 'POST', 'rpc/set_suspended?select=id', { body })).rows).toEqual([
      { id: person.id },
    ]);

    expect((await rest(token, 'GET', 'roles?select=key')).rows).toEqual([]);
    const visit = await rest(token, 'POST', 'rpc/register_visit?select=suspended,session_open', { body: {} });
    expect(visit.rows).toEqual([{ suspended: true, session_open: false }]);
    await expect(
      auth('token?grant_type=refresh_token', { refresh_token: opened.refresh_token }),
    ).rejects.toThrow(/40[01]/);
    await expect(fetchToken(person.email)).rejects.toThrow('user_banned');
    await sql`update auth.users set recovery_token = 'un-lien', recovery_sent_at = now() where id = ${person.id}`;
    await expect(auth('verify', { type: 'recovery', token_hash: 'un-lien' })).rejects.toThrow('user_banned');

    const back = { body: { ...body, suspended: false } };
    await rest(admin, 'POST', 'rpc/set_suspended?select=id', back);
    expect(
      (await rest({ token: await fetchToken(person.email) }, 'GET', 'roles?select=key')).rows.length,
    ).toBeGreaterThan(0);
  });
});

describe('the last super admin who is let in', () => {
  // an own database, because these tests commit
  const [first, second] = [people['super admin'], others.secondSuperAdmin];
  let database: ScratchDatabase;
  let own: Connection;

  beforeAll(async () => {
    database = await createScratchDatabase();
    own = connect(database.url, 3);
    await insertPeople(own);
  });
  afterAll(async () => {
    await own.end();
    await database.drop();
  });

  it('cannot be suspended, lose the role or be deleted while the others are suspended', async () => {
    await withRollback(own, async (tx) => {
      await tx`update public.profiles set suspended_at = now() where id = ${second.id}`;
      const expectRefused = async (statement: (at: Transaction) => PromiseLike<unknown>) => {
        const outcome = tx.savepoint(async (inner) => void (await statement(inner)));
        await expect(outcome).rejects.toMatchObject({ code: 'P0001' });
      };
      await expectRefused((at) => at`update public.profiles set suspended_at = now() where id = ${first.id}`);
      await expectRefused((at) => at`delete from public.user_roles where user_id = ${first.id}`);
      await expectRefused((at) => at`delete from auth.users where id = ${first.id}`);
    });
  });

  it('remains when two super admins suspend each other at the same moment', async () => {
    let decide: () => void = () => undefined;
    const decided = new Promise<void>((done) => {
      decide = done;
    });
    const as = (person: Person) =>
      JSON.stringify({ role: 'authenticated', sub: person.id, email: person.email });
    const one = (who: Person, whom: Person, wait: Promise<void>) =>
      own.begin(async (tx) => {
        await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${as(who)}, true)`;
        await tx`select id from public.set_suspended(${whom.id}, true)`;
        await wait;
      });
    const winner = one(first, second, decided);
    await expect
      .poll(async () => (await own`select from pg_locks where locktype = 'advisory' and granted`).length)
      .toBe(1);
    const loser = one(second, first, Promise.resolve()).then(
      () => 'suspended',
      (error: { code?: string }) => error.code,
    );
    await expect
      .poll(
        async () =>
          (
            await own`select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`
          ).length,
        { interval: 5, timeout: 5000 },
      )
      .toBe(1);
    decide();
    await winner;
    expect(await loser).toBe('P0001');
    const suspended = await own`select id from public.profiles where suspended_at is not null`;
    expect([...suspended]).toEqual([{ id: second.id }]);
  });
});

describe('a visit', () => {
  const registerVisit = (at: Transaction) =>
    at`select suspended, session_open, welcomed from public.register_visit()`;
  const loadLastSeen = async (tx: Transaction, id: string) =>
    only(await tx`select last_seen_at from public.profiles where id = ${id}`).last_seen_at as Date | null;

  it('is stored to ten minutes for every visit', async () => {
    await withRollback(sql, async (tx) => {
      const { id } = people.editor;
      expect(only((await attempt(tx, 'editor', registerVisit)).rows)).toEqual({
        suspended: false,
        session_open: true,
        welcomed: false,
      });
      expect(Date.now() - Number(await loadLastSeen(tx, id))).toBeLessThan(600_000);
      const recently = only(
        await tx`update public.profiles set last_seen_at = now() - interval '9 minutes' where id = ${id} returning last_seen_at`,
      ).last_seen_at;
      await attempt(tx, 'editor', registerVisit);
      expect(await loadLastSeen(tx, id)).toEqual(recently);
      await tx`update public.profiles set last_seen_at = now() - interval '11 minutes' where id = ${id}`;
      await attempt(tx, 'editor', registerVisit);
      expect(Number(await loadLastSeen(tx, id))).toBeGreaterThan(Number(recently));
    });
  });

  it('is refused without an account and while suspended', async () => {
    await withRollback(sql, async (tx) => {
      expect((await attempt(tx, 'anon', registerVisit)).code).toBe('42501');
      const { id } = people.editor;
      await withoutTriggers(tx, () => tx`update public.profiles set suspended_at = now() where id = ${id}`);
      expect(only((await attempt(tx, 'editor', registerVisit)).rows)).toMatchObject({ suspended: true });
      expect(await loadLastSeen(tx, id)).toBe(null);
    });
  });
});
