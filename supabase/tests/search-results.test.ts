import { describe, expect } from 'vitest';
import { ACTOR_NAMES, peopleByActor, type TestActorName } from './support/actors.ts';
import { attemptAs, getOnlyRow, runAs, type StatementBuilder, type Transaction } from './support/database.ts';
import { insertContent, insertMedia } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

/** Returns what an actor finds, or the error code of a refused call. */
async function searchAs(tx: Transaction, who: TestActorName, call: StatementBuilder) {
  const { code, rows } = await attemptAs(tx, who, call);
  return code === null ? rows.map((row) => String(row.found)).sort() : code;
}

/** Returns the expected results: a refusal for a visitor, nothing for an account that may not read the rows. */
function getExpectedResults(who: TestActorName, isReader: boolean, results: readonly string[]) {
  if (who === 'anon') return '42501';
  return isReader ? results : [];
}
const isManager = (who: TestActorName) => who === 'admin' || who === 'super admin';

describe('a search shows only rows that the actor may read', () => {
  it.for([
    { who: 'anon', titles: '42501' },
    { who: 'no role', titles: [] },
    { who: 'contributor', titles: ['Le zébu du contributeur'] },
    { who: 'moderator', titles: ['Le zébu du contributeur', 'Le zébu du rédacteur'] },
    { who: 'editor', titles: ['Le zébu du contributeur', 'Le zébu du rédacteur'] },
    { who: 'admin', titles: ['Le zébu du contributeur', 'Le zébu du rédacteur'] },
    { who: 'super admin', titles: ['Le zébu du contributeur', 'Le zébu du rédacteur'] },
  ] as const)('contents, as $who', async ({ who, titles }, { tx }) => {
    await insertContent(tx, { author: peopleByActor.contributor.id, title: 'Le zébu du contributeur' });
    await insertContent(tx, { author: peopleByActor.editor.id, title: 'Le zébu du rédacteur' });
    await insertContent(tx, { author: peopleByActor.editor.id, title: 'Autre chose' });
    const call = (db: Transaction) =>
      db`select title as found from public.search_content('ZÉBU') order by title`;
    expect(await searchAs(tx, who, call)).toEqual(titles);
  });

  it.for(ACTOR_NAMES)('media, as %s', async (who, { tx }) => {
    const id = await insertMedia(tx, peopleByActor.editor.id);
    await tx`update public.media_library set credit = 'Agence Zébu' where id = ${id}`;
    const call = (db: Transaction) => db`select id as found from public.search_media('zebu')`;
    expect(await searchAs(tx, who, call)).toEqual(getExpectedResults(who, who !== 'no role', [id]));
  });

  it.for(ACTOR_NAMES)('the journal, as %s', async (who, { tx }) => {
    await tx`
        insert into public.activity_log (actor_name, action, type, target_label)
        values ('Zébulon', 'create', 'content', 'Un texte'), ('Awa', 'create', 'content', 'Le ZÉBU')`;
    const call = (db: Transaction) => db`select actor_name as found from public.search_activity('zébu')`;
    expect(await searchAs(tx, who, call)).toEqual(
      getExpectedResults(who, isManager(who), ['Awa', 'Zébulon']),
    );
  });
});

// the functions of the API also have row security; this function has only its own check
it.for(['content', 'media_library', 'activity_log'])(
  'private.search_ids gives no ids of %s to an account without a role',
  async (list, { tx }) => {
    await insertContent(tx, { author: peopleByActor['no role'].id, title: 'Un zébu' });
    const file = await insertMedia(tx, peopleByActor['no role'].id);
    await tx`update public.media_library set credit = 'Agence Zébu' where id = ${file}`;
    await tx`
      insert into public.activity_log (actor_name, action, type, target_label)
      values ('Awa', 'create', 'content', 'Un zébu')`;
    const countIds = async (who: TestActorName) => {
      const { rows } = await runAs(tx, who)`select cardinality(private.search_ids(${list}, 'zébu')) as ids`;
      return getOnlyRow(rows).ids;
    };
    expect(await countIds('super admin')).toBeGreaterThan(0);
    expect(await countIds('no role')).toBe(0);
  },
);

it('a search for a common word returns the newest 1001 rows', async ({ tx }) => {
  await tx`
    insert into public.activity_log (actor_name, action, type, target_label, created_at)
    select 'Awa', 'create', 'content', 'zébu ' || age, now() - age * interval '1 minute'
    from generate_series(1, 1500) as age`;
  const { rows } = await runAs(tx, 'admin')`
      select count(*)::int as rows, count(*) filter (where created_at < now() - interval '1001 minutes')::int as old
      from public.search_activity('zébu')`;
  expect(rows).toEqual([{ rows: 1001, old: 0 }]);
});
