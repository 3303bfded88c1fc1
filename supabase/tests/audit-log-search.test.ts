import { afterAll, describe, expect, it } from 'vitest';
import { attempt, connect, type Transaction, withRollback } from './support/database.ts';

const sql = connect();
afterAll(() => sql.end());

/** Inserts three hundred people with one last name, one with another, and the journal lines about them. */
async function insertPeople(tx: Transaction) {
  await tx`select set_config('session_replication_role', 'replica', true)`;
  const rows = tx`
    select 'personne.' || g || '@exemple.com' as email from generate_series(1, 300) as g
    union all select 'autre.77@ailleurs.com' union all select 'a_b.88@exemple.com'`;
  await tx`
    insert into public.contact_messages (name, email, subject, message)
    select 'Awa', email, 'Une question', 'Bonjour.' from (${rows}) as sent`;
  await tx`
    insert into public.profiles (id, first_name, last_name, email)
    select gen_random_uuid(), 'Awa', 'Diallo', email from (${rows}) as sent`;
  await tx`analyze public.contact_messages, public.profiles`;
}

const searches = [
  { words: 'personne.77@exemple.com', emails: ['personne.77@exemple.com'] },
  { words: 'PERSONNE.77@', emails: ['personne.77@exemple.com'] },
  {
    words: '77@exemple.com',
    emails: ['personne.177@exemple.com', 'personne.277@exemple.com', 'personne.77@exemple.com'],
  },
  { words: '@ailleurs', emails: ['autre.77@ailleurs.com'] },
  { words: 'personne_77@exemple.com', emails: [] },
  { words: 'a_b.88@exemple', emails: ['a_b.88@exemple.com'] },
  { words: "personne.77@'; select 1; --", emails: [] },
];

describe('a search that mixes common words and a telling one finds what holds them all', () => {
  it.each(searches)('$words', async ({ words, emails }) => {
    await withRollback(sql, async (tx) => {
      await insertPeople(tx);
      const calls = [
        (at: Transaction) =>
          at`select fields ->> 'email' as email from public.list_submissions('contact_messages', words => ${words}, wanted => 100) order by email`,
        (at: Transaction) => at`select email from public.find_people(${words}, size => 100) order by email`,
      ];
      for (const call of calls) {
        const { code, rows } = await attempt(tx, 'super admin', call);
        expect([code, rows.map(({ email }) => email)]).toEqual([null, emails]);
      }
      const counted = await attempt(
        tx,
        'super admin',
        (at) => at`
          select public.count_submissions(array['contact_messages'], ${words})::int as messages,
            public.count_people(${words})::int as people`,
      );
      expect(counted.rows).toEqual([{ messages: emails.length, people: emails.length }]);
    });
  });

  it('asks the index for selective words only, or for all when none is selective', async () => {
    await withRollback(sql, async (tx) => {
      await insertPeople(tx);
      const condition = async (pattern: string) => {
        const [row] = await tx`
          select private.like_condition('contact_messages', 'search_text', 'like', ${pattern}) as condition`;
        return String(row?.condition).trim();
      };
      expect(await condition('%personne.777@exemple%')).toBe(
        "and search_text like '%777@%' and search_text || '' like '%personne.777@exemple%'",
      );
      expect(await condition('%exemple.com%')).toBe("and search_text like '%exemple.com%'");
      expect(await condition('%777%')).toBe("and search_text like '%777%'");
    });
  });
});
