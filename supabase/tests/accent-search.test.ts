import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import { formRowsByTable } from './support/all-rules.ts';
import { attemptAs, runAs, type Transaction } from './support/database.ts';
import { insertMedia } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

interface SearchCase {
  readonly list: string;
  /** Inserts a row with « Cinéma » in a searched column. */
  readonly insert: (tx: Transaction) => Promise<unknown>;
  /** Search as the screen sends it; $1 is the typed text. */
  readonly search: string;
}

const insertCinemaArticle = (tx: Transaction) => tx`
  insert into public.content (title, slug, content_type, status, author_id, published_at)
  values ('Cinéma d’été', 'cinema-d-ete', 'article', 'published', ${peopleByActor.editor.id}, now() - interval '1 minute')`;

/** Inserts a row of a form with these values: a name, and a text of the message. */
const insertForm = (tx: Transaction, table: string, name: string, text = 'Bonjour') => {
  const nameColumn = table === 'contact_messages' ? 'name' : 'last_name';
  const textColumn = table === 'job_applications' ? 'motivation' : 'message';
  return tx`
    insert into ${tx(`public.${table}`)} ${tx({ ...formRowsByTable[table], [nameColumn]: name, [textColumn]: text })}`;
};
const formTables = Object.keys(formRowsByTable);

async function insertFile(tx: Transaction, column: string) {
  const id = await insertMedia(tx, null);
  await tx`update public.media_library set ${tx({ [column]: 'Cinéma' })} where id = ${id}`;
}

const insertJournalLine = (tx: Transaction) => tx`
  insert into public.activity_log (actor_name, action, type, target_label)
  values ('Système', 'update', 'content', 'Cinéma')`;

const lists: readonly SearchCase[] = [
  {
    list: 'contents, and the link picker',
    insert: insertCinemaArticle,
    search: 'select id from public.search_content($1)',
  },
  {
    list: 'stories of a newsletter',
    insert: insertCinemaArticle,
    search: 'select jsonb_array_elements(public.campaign_stories(words => $1))',
  },
  {
    list: 'the bin of contents',
    insert: async (tx) => {
      await insertCinemaArticle(tx);
      await tx`delete from public.content where slug = 'cinema-d-ete'`;
    },
    search: `select id from public.content_bin where search_text like '%' || $1 || '%'`,
  },
  ...['alt_text', 'caption', 'credit'].map((column) => ({
    list: `files, by ${column}`,
    insert: (tx: Transaction) => insertFile(tx, column),
    search: 'select id from public.search_media($1)',
  })),
  {
    list: 'the bin of files',
    insert: async (tx) => {
      await insertFile(tx, 'credit');
      await tx`delete from public.media_library where credit = 'Cinéma'`;
    },
    search: `select id from public.media_bin where search_text like '%' || $1 || '%'`,
  },
  {
    list: 'tags',
    insert: (tx) => tx`insert into public.tags (name, slug) values ('Cinéma', 'cinema-accent')`,
    search: `select id from public.tags where search_name like '%' || $1 || '%'`,
  },
  {
    list: 'the journal',
    insert: insertJournalLine,
    search: 'select id from public.search_activity($1)',
  },
  {
    list: 'the export of the journal',
    insert: insertJournalLine,
    search: 'select id from public.export_activity($1)',
  },
  {
    list: 'people',
    insert: (tx) =>
      tx`update public.profiles set first_name = 'Cinéma' where id = ${peopleByActor.editor.id}`,
    search: `select id from public.profiles where search_text like '%' || $1 || '%'`,
  },
  ...formTables.map((table) => ({
    list: table,
    insert: (tx: Transaction) => insertForm(tx, table, 'Cinéma'),
    search: `select id from public.list_submissions('${table}', words => $1)`,
  })),
];

// In the other lists (tags, people, bins), the browser removes case and accents and splits the words (filterQueryByWords).
const functionSearches = lists.filter(({ search }) => !search.includes(' like '));
const countMatches = async (tx: Transaction, search: string, words: string) =>
  (await attemptAs(tx, 'super admin', (db) => db.unsafe(search, [words]))).rows.length;

it.for([
  ...lists.map((list) => ({ ...list, words: 'cinema' })),
  // « ma cine »: each word may be any part of the text
  ...functionSearches.flatMap((list) => ['CINÉMA', 'ma cine'].map((words) => ({ ...list, words }))),
])('a search for « $words » finds « Cinéma » in $list', async ({ insert, search, words }, { tx }) => {
  // other test files may have stored matching rows
  const before = await countMatches(tx, search, words);
  await insert(tx);
  expect(await countMatches(tx, search, words)).toBe(before + 1);
});

describe('the search of contents', () => {
  const longContent = {
    title: 'Marmite Channel et ses recettes',
    slug: 'une-adresse-parlante',
    excerpt: 'Des résultats en hausse',
    byline: 'Aïssatou Ndiaye',
    content:
      'Un chef-d’œuvre, une œuvre en H₂O, avec sous-titrage. Selon l’Insee, M. N’Guessan lit __init__.',
    status: 'published',
    author_id: peopleByActor.editor.id,
  };
  const insertLongContent = (tx: Transaction) => tx`insert into public.content ${tx(longContent)}`;

  const callsByList = {
    contents: 'select id from public.search_content($1)',
    'stories of a newsletter': 'select jsonb_array_elements(public.campaign_stories(words => $1))',
  };

  const searches = [
    'recettes marmite',
    'CHANNEL recette',
    'resultats',
    'hausse marmite',
    'adresse parlante',
    'ndiaye',
    'oeuvre',
    'sous titrage',
    'h2o',
    'marmite ndiaye titrage',
    'insee',
    'nguessan',
    "n'guessan",
    '__init__',
  ];

  it.for(Object.entries(callsByList))(
    'finds words of title, slug, excerpt, byline and body: %s',
    async ([_list, call], { tx }) => {
      const countPerSearch = async () => {
        const counts: [string, number][] = [];
        for (const words of searches) counts.push([words, await countMatches(tx, call, words)]);
        return counts;
      };
      const before = await countPerSearch();
      await insertLongContent(tx);
      expect(await countPerSearch()).toEqual(before.map(([words, count]) => [words, count + 1]));
    },
  );

  it('matches an underscore literally, not as a wildcard of LIKE', async ({ tx }) => {
    await insertLongContent(tx);
    expect(await countMatches(tx, callsByList.contents, '__init_z')).toBe(0);
  });

  it('finds nothing when one word is missing', async ({ tx }) => {
    await insertLongContent(tx);
    for (const call of Object.values(callsByList)) {
      expect(await countMatches(tx, call, 'marmite girafe')).toBe(0);
    }
  });

  it('finds texts by the name of their author, never by an e-mail address', async ({ tx }) => {
    await tx`update public.profiles set first_name = 'Zéphyrine' where id = ${peopleByActor.editor.id}`;
    await tx`update auth.users set email = 'xylophone@exemple.org' where id = ${peopleByActor.editor.id}`;
    await insertLongContent(tx);
    const find = async (words: string) =>
      (await runAs(tx, 'editor')`select title from public.search_content(${words})`).rows;
    expect(await find('zephyrine recette')).toHaveLength(1);
    expect(await find('xylophone')).toEqual([]);
  });
});

describe('the search of the inbox', () => {
  const searches = ['remboursée', 'remboursee awa', 'nguessan', "n'guessan", 'N’Guessan'];

  it.for(formTables)(
    'finds words of the message and names with an apostrophe in %s',
    async (table, { tx }) => {
      const countAll = async () => {
        const { rows } = await runAs(tx, 'super admin')`
            select public.count_submissions(array[${table}], words)::int as count from unnest(${searches}::text[]) as words`;
        return rows.map(({ count }) => Number(count));
      };
      const before = await countAll();
      await insertForm(tx, table, 'N’Guessan', 'Je n’ai pas été remboursée');
      expect(await countAll()).toEqual(before.map((count) => count + 1));
    },
  );
});
