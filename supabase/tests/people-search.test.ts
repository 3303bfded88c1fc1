import { afterAll, describe, expect, it } from 'vitest';
import { ACTOR_NAMES, passivePeople, peopleByActor } from './support/actors.ts';
import { attemptAs, connectAsSuperuser, type Transaction, withRollback } from './support/database.ts';
import { createTestPerson, insertPerson } from './support/fixtures.ts';

const sql = connectAsSuperuser();
afterAll(() => sql.end());

interface Search {
  words?: string;
  roleKeys?: string[];
  sort?: string;
  skip?: number;
  size?: number;
}

/** Returns the first names that an admin finds. */
async function findFirstNames(
  tx: Transaction,
  { words = 'zanzibar', roleKeys = [], sort = 'newest', ...page }: Search,
) {
  const { rows, code } = await attemptAs(
    tx,
    'admin',
    (db) => db`
      select first_name from public.find_people(${words}, ${roleKeys}, ${sort}, ${page.skip ?? 0}, ${page.size ?? 20})`,
  );
  expect(code).toBe(null);
  return rows.map((row) => row.first_name);
}

async function countPeople(tx: Transaction, { words = 'zanzibar', roleKeys = [] }: Search) {
  const { rows } = await attemptAs(
    tx,
    'admin',
    (db) => db`select public.count_people(${words}, ${roleKeys})::int as people`,
  );
  return rows[0]?.people;
}

/** Inserts three people named Zanzibar; the newest is Émile, the oldest Chloé. */
async function insertFamily(tx: Transaction) {
  const members = [
    { firstName: 'Émile', role: 'editor' },
    { firstName: 'Anta', role: null },
    { firstName: 'Chloé', role: 'moderator' },
  ];
  for (const [days, member] of members.entries()) {
    const person = { ...createTestPerson(member.role), firstName: member.firstName, lastName: 'Zanzibar' };
    await insertPerson(tx, person);
    await tx`update public.profiles set created_at = now() - ${days} * interval '1 day' where id = ${person.id}`;
  }
}

describe('searching people', () => {
  it.each(ACTOR_NAMES)('shows every person to user managers and none to others: %s', async (actor) => {
    await withRollback(sql, async (tx) => {
      const isManager = actor === 'admin' || actor === 'super admin';
      const result = await attemptAs(tx, actor, (db) => db`select id from public.find_people(size => 100)`);
      const counted = await attemptAs(tx, actor, (db) => db`select public.count_people()::int as people`);
      if (actor === 'anon') {
        expect([result.code, counted.code]).toEqual(['42501', '42501']);
        return;
      }
      const ids = result.rows.map(({ id }) => id);
      expect(ids.includes(passivePeople.colleague.id)).toBe(isManager);
      expect(ids.length > 0).toBe(isManager);
      expect(Number(counted.rows[0]?.people) > 0).toBe(isManager);
    });
  });

  it('finds nobody once the permission is removed', async () => {
    await withRollback(sql, async (tx) => {
      await insertFamily(tx);
      expect(await findFirstNames(tx, {})).toHaveLength(3);
      await tx`delete from public.user_roles where user_id = ${peopleByActor.admin.id}`;
      expect(await findFirstNames(tx, {})).toEqual([]);
      expect(await countPeople(tx, {})).toBe(0);
    });
  });

  it('sorts, pages and counts', async () => {
    await withRollback(sql, async (tx) => {
      await insertFamily(tx);
      expect(await findFirstNames(tx, {})).toEqual(['Émile', 'Anta', 'Chloé']);
      expect(await findFirstNames(tx, { sort: 'oldest' })).toEqual(['Chloé', 'Anta', 'Émile']);
      expect(await findFirstNames(tx, { sort: 'name' })).toEqual(['Anta', 'Chloé', 'Émile']);
      expect(await findFirstNames(tx, { sort: 'name-desc' })).toEqual(['Émile', 'Chloé', 'Anta']);
      expect(await findFirstNames(tx, { skip: 1, size: 1 })).toEqual(['Anta']);
      expect(await findFirstNames(tx, { skip: -5, size: -1 })).toEqual([]);
      expect(await countPeople(tx, {})).toBe(3);
    });
  });

  it.each(['newest', 'oldest', 'name', 'name-desc'])(
    'pages by cursor from both ends, unaffected by a new sign-up: %s',
    async (sort) => {
      await withRollback(sql, async (tx) => {
        await tx`select set_config('session_replication_role', 'replica', true)`;
        // pairs share name and date, so that ties fall on the edges of pages of three
        const insert = (from: number, to: number) => tx`
          insert into public.profiles (id, first_name, last_name, created_at)
          select gen_random_uuid(), 'P' || lpad((g / 2)::text, 3, '0'), 'Zanzibar', '2026-01-01'::timestamptz + g / 2 * interval '1 day'
          from generate_series(${from}::int, ${to}::int) as g`;
        const readPage = async (size: number, backwards: boolean, after?: { id: string; value: string }) => {
          const { rows, code } = await attemptAs(
            tx,
            'admin',
            (db) => db`
              select id, search_name, created_at::text as created from public.find_people(
                'zanzibar', '{}', ${sort}, 0, ${size}, ${after?.value ?? null}, ${after?.id ?? null}, ${backwards})`,
          );
          expect(code).toBe(null);
          return rows.map(({ id, search_name, created }) => ({
            id: String(id),
            value: String(sort.startsWith('name') ? search_name : created),
          }));
        };
        await insert(100, 109);
        const all = await readPage(20, false);
        expect(all).toHaveLength(10);

        const first = await readPage(3, false);
        const newIndex = sort === 'oldest' || sort === 'name' ? 20 : 190;
        await insert(newIndex, newIndex);
        const second = await readPage(3, false, first[2]);
        expect([...first, ...second]).toEqual(all.slice(0, 6));
        expect(await readPage(3, true, second[0])).toEqual(all.slice(0, 3).reverse());
        expect(await readPage(3, true)).toEqual(all.slice(-3).reverse());
      });
    },
  );

  it('filters by any of several roles or by none, counting people once', async () => {
    await withRollback(sql, async (tx) => {
      await insertFamily(tx);
      expect(await findFirstNames(tx, { roleKeys: ['editor'] })).toEqual(['Émile']);
      expect(await findFirstNames(tx, { roleKeys: ['editor', 'moderator'] })).toEqual(['Émile', 'Chloé']);
      expect(await findFirstNames(tx, { roleKeys: ['-'] })).toEqual(['Anta']);
      await tx`
        insert into public.user_roles (user_id, role)
        select id, 'admin' from public.profiles where search_name like '%zanzibar%'`;
      expect(await countPeople(tx, { roleKeys: ['admin', 'editor', 'moderator'] })).toBe(3);
      expect(await countPeople(tx, { roleKeys: ['-'] })).toBe(0);
    });
  });

  it('finds people by words of their name or address', async () => {
    await withRollback(sql, async (tx) => {
      await tx`update auth.users set email = 'Studio-Dakar@exemple.org' where id = ${passivePeople.newcomer.id}`;
      expect(await findFirstNames(tx, { words: 'studio-dakar' })).toEqual(['Lova']);
      expect(await findFirstNames(tx, { words: 'essai studio' })).toEqual(['Lova']);
      expect(await findFirstNames(tx, { words: 'KOFFI@test' })).toEqual(['Koffi']);
      expect(await findFirstNames(tx, { words: 'koffi essai' })).toEqual(['Koffi']);
    });
  });

  it('filters by state: active, suspended, unconfirmed', async () => {
    await withRollback(sql, async (tx) => {
      await insertFamily(tx);
      const findNamesByState = async (state: string) => {
        const { rows } = await attemptAs(
          tx,
          'admin',
          (db) => db`
            select first_name, public.count_people('zanzibar', state => ${state})::int as counted
            from public.find_people('zanzibar', state => ${state})`,
        );
        return rows.map(({ first_name, counted }) => `${first_name} ${counted}`);
      };
      const selectId = (name: string) =>
        tx`select id from public.profiles where first_name = ${name} and last_name = 'Zanzibar'`;
      await tx`update auth.users set email_confirmed_at = null where id in (${selectId('Émile')})`;
      await tx`update public.profiles set suspended_at = now() where id in (${selectId('Chloé')})`;
      expect(await findNamesByState('active')).toEqual(['Anta 1']);
      expect(await findNamesByState('suspended')).toEqual(['Chloé 1']);
      expect(await findNamesByState('unconfirmed')).toEqual(['Émile 1']);
      expect(await findNamesByState('whatever')).toEqual(['Émile 3', 'Anta 3', 'Chloé 3']);
    });
  });

  it('executes no SQL of its parameters', async () => {
    await withRollback(sql, async (tx) => {
      await insertFamily(tx);
      const hostile = "name'; drop table public.profiles; --";
      expect(await findFirstNames(tx, { sort: hostile })).toHaveLength(3);
      expect(await findFirstNames(tx, { words: hostile })).toEqual([]);
      expect(await findFirstNames(tx, { roleKeys: [hostile] })).toEqual([]);
    });
  });

  it('counts a search up to 1,001 people, and a list completely', async () => {
    await withRollback(sql, async (tx) => {
      await tx`select set_config('session_replication_role', 'replica', true)`;
      await tx`
        insert into public.profiles (id, first_name, last_name)
        select gen_random_uuid(), 'Foule', 'Zanzibar' from generate_series(1, 1200)`;
      await tx`select set_config('session_replication_role', 'origin', true)`;
      expect(await countPeople(tx, {})).toBe(1001);
      expect(await countPeople(tx, { roleKeys: ['-'] })).toBe(1001);
      expect(await countPeople(tx, { words: '' })).toBeGreaterThanOrEqual(1200);
      expect(await countPeople(tx, { words: '', roleKeys: ['-'] })).toBeGreaterThanOrEqual(1200);
    });
  });

  it('gives a hundred people at most', async () => {
    await withRollback(sql, async (tx) => {
      await tx`select set_config('session_replication_role', 'replica', true)`;
      await tx`
        insert into public.profiles (id, first_name, last_name)
        select gen_random_uuid(), 'Foule', 'Zanzibar' from generate_series(1, 120)`;
      await tx`select set_config('session_replication_role', 'origin', true)`;
      expect(await findFirstNames(tx, { size: 1000 })).toHaveLength(100);
      expect(await countPeople(tx, {})).toBe(120);
    });
  });
});
