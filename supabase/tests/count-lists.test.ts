import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queries } from '../../benchmarks/db/all-lists.ts';
import { fillTables as fillLists } from '../../benchmarks/db/fill.ts';
import type { Parameter } from '../../benchmarks/db/list-queries.ts';
import { ACTORS, type Actor, people } from './support/actors.ts';
import { attempt, type Connection, connect, rolledBack, type Transaction } from './support/database.ts';
import { insertContent, insertPeople } from './support/fixtures.ts';
import { createScratchDatabase, type ScratchDatabase } from './support/scratch-database.ts';

/** Rows of each list, enough to contain every case of the bench. */
const ROWS = 300;

let database: ScratchDatabase;
let sql: Connection;

beforeAll(async () => {
  database = await createScratchDatabase();
  sql = connect(database.url, 1);
  await fillLists(sql, 1, ROWS, () => undefined);
  await insertPeople(sql);
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

const category = crypto.randomUUID();

/** Adds rows that the bench lacks: texts of the actors, and matches of combined filters. */
async function insertRows(tx: Transaction) {
  // the last one wrote texts before losing a role
  const { contributor, editor, 'no role': former } = people;
  await tx`insert into public.categories (id, name, slug) values (${category}, 'Comptes', ${`comptes-${category}`})`;
  for (const author of [contributor.id, editor.id, former.id]) {
    for (const status of ['draft', 'published', 'archived'] as const) {
      const id = await insertContent(tx, { author, status });
      if (status === 'draft')
        await tx`update public.content set category_id = ${category}, content_type = 'news' where id = ${id}`;
    }
  }
  await tx`
    insert into public.activity_log (actor, actor_name, action, type, created_at)
    values (${editor.id}, 'Edem', 'update', 'settings', now() - interval '1 year'), (null, 'Système', 'create', 'media', now()),
      (${editor.id}, 'Edem', 'mass_export', 'settings', now())`;
}

/** Criteria that the bench lacks: the call, and the same count as plain SQL under row security. */
const criteria = {
  drafts: [`count_content('draft')`, `content where status = 'draft'`],
  news: [`count_content(wanted_type => 'news')`, `content where content_type = 'news'`],
  'drafts of a category': [
    `count_content('draft', 'news', '${category}')`,
    `content where status = 'draft' and content_type = 'news' and category_id = '${category}'`,
  ],
  'images without description': [
    'count_media(missing_alt_text => true)',
    `media_library where media_type = 'image' and alt_text is null`,
  ],
  'sounds that are images': [`count_media('audio', true)`, 'media_library where false'],
  'lines of the week': [
    `count_activity(since => now() - interval '7 days')`,
    `activity_log where created_at >= now() - interval '7 days'`,
  ],
  'lines of before the last week': [
    `count_activity(before => now() - interval '7 days')`,
    `activity_log where created_at < now() - interval '7 days'`,
  ],
  'lines that stand out': ['count_activity(alerts_only => true)', 'activity_log where is_alert'],
} as const;

const ofLists = queries.flatMap(({ list, name, sql, read, parameters = [] }) =>
  read ? [{ name: `${list}, ${name}`, call: sql, read, parameters }] : [],
);
const counts = [
  ...ofLists,
  ...Object.entries(criteria).map(([name, [call, rows]]) => ({
    name,
    call: `select public.${call} as answer`,
    read: `select count(*) as answer from public.${rows}`,
    parameters: [],
  })),
];

const runQuery = async (tx: Transaction, who: Actor, asked: string, parameters: Parameter[] = []) => {
  const { code, rows } = await attempt(tx, who, (at) => at.unsafe(asked, parameters));
  return code ?? Number(rows[0]?.answer);
};

describe('counts say how many rows the person may read, and no more', () => {
  it.each(ACTORS)('as %s', async (who) => {
    await rolledBack(sql, async (tx) => {
      await insertRows(tx);
      for (const { name, call, read, parameters } of counts) {
        const answer = await runQuery(tx, who, call, parameters);
        const rows = who === 'anon' ? '42501' : await runQuery(tx, who, read, parameters);
        expect([name, answer]).toEqual([name, rows]);
      }
    });
  });

  it('and these are what was put there', async () => {
    await rolledBack(sql, async (tx) => {
      await insertRows(tx);
      const count = (who: Actor, call: string) => runQuery(tx, who, `select public.${call} as answer`);
      expect(await count('contributor', criteria['drafts of a category'][0])).toBe(1);
      expect(await count('admin', criteria['drafts of a category'][0])).toBe(3);
      expect(await count('contributor', 'count_activity()')).toBe(0);
      expect(await count('admin', criteria['lines of the week'][0])).toBeGreaterThan(0);
    });
  });

  it.each(ofLists)('and the bench puts rows there: $name', async ({ call, parameters }) => {
    await rolledBack(sql, async (tx) => {
      expect(await runQuery(tx, 'super admin', call, parameters)).toBeGreaterThan(0);
    });
  });
});
