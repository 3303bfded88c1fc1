import { describe, expect } from 'vitest';
import { disableTriggers, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { it } from './support/rollback-test.ts';

/** Inserts messages of three hundred people with similar addresses, and of two others. */
async function insertSimilarMessages(tx: Transaction) {
  await disableTriggers(tx);
  const rows = tx`
    select 'personne.' || number || '@exemple.com' as email from generate_series(1, 300) as number
    union all select 'autre.77@ailleurs.com' union all select 'a_b.88@exemple.com'`;
  await tx`
    insert into public.contact_messages (name, email, subject, message)
    select 'Awa', email, 'Une question', 'Bonjour.' from (${rows}) as sent`;
}

const searches = [
  { words: 'personne.77@exemple.com', emails: ['personne.77@exemple.com'] },
  { words: 'PERSONNE.77@', emails: ['personne.77@exemple.com'] },
  {
    words: '77@exemple.com',
    emails: ['personne.177@exemple.com', 'personne.277@exemple.com', 'personne.77@exemple.com'],
  },
  { words: '%@ailleurs', emails: [] },
  { words: '@ailleurs', emails: ['autre.77@ailleurs.com'] },
  { words: 'personne_77@exemple.com', emails: [] },
  { words: 'a_b.88@exemple', emails: ['a_b.88@exemple.com'] },
  { words: "personne.77@'; select 1; --", emails: [] },
];

const lookUps = [
  { words: 'personne.4242@exemple.com', parts: ['%4242@%', '%@exemple%'] },
  { words: 'contact@rare.firm.com', parts: ['%contact@%', '%@rare%'] },
  { words: 'jean_d@exemple.com', parts: [String.raw`%jean\\_d@%`, '%@exemple%'] },
  { words: 'a.b@exemple.com', parts: ['%a.b@exemple.com%'] },
];

it.for(lookUps)('the index looks up rare parts of « $words »', async ({ words, parts }, { tx }) => {
  const { condition } = getOnlyRow(await tx`select private.build_search_condition(${words}) as condition`);
  const texts = [...condition.matchAll(/ and search_text like E?'(.+?)'/g)].map(([, text]) => text);
  expect(texts).toEqual(parts);
});

describe('a search of the inbox for e-mail addresses', () => {
  it.for(searches)('finds « $words »', async ({ words, emails }, { tx }) => {
    await insertSimilarMessages(tx);
    const result = await runAs(tx, 'super admin')`
      select fields ->> 'email' as email
      from public.list_submissions('contact_messages', words => ${words}, page_size => 100) order by email`;
    expect([result.code, result.rows.map(({ email }) => email)]).toEqual([null, emails]);
    const counts = await runAs(tx, 'super admin')`
        select public.count_submissions(array['contact_messages'], ${words})::int as messages`;
    expect(counts.rows).toEqual([{ messages: emails.length }]);
  });
});
