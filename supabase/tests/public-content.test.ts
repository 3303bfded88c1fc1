import { afterAll, describe, expect, it } from 'vitest';
import { others, people } from './support/actors.ts';
import { attempt, connect, rolledBack, type Transaction } from './support/database.ts';
import { insertContent } from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

const SHOWN = [
  ...['id', 'title', 'slug', 'content', 'excerpt', 'status', 'content_type', 'published_at'],
  'first_published_at',
];

async function insert(tx: Transaction, status: 'draft' | 'published' | 'archived', type: string) {
  const id = await insertContent(tx, { author: others.colleague.id, status });
  await tx`update public.content set content_type = ${type} where id = ${id}`;
  return id;
}

describe('a visitor', () => {
  it.each([
    ['published', 'article', 1],
    ['published', 'news', 1],
    ['published', 'page', 0],
    ['draft', 'article', 0],
    ['draft', 'news', 0],
    ['archived', 'article', 0],
    ['archived', 'news', 0],
    ['archived', 'page', 0],
  ] as const)('reads a %s %s: %d row', async (status, type, count) => {
    await rolledBack(sql, async (tx) => {
      const id = await insert(tx, status, type);
      const read = await attempt(
        tx,
        'anon',
        (at) => at`select ${at(SHOWN)} from public.content where id = ${id}`,
      );
      expect({ code: read.code, count: read.count }).toEqual({ code: null, count });
    });
  });

  it('no longer reads what has been unpublished', async () => {
    await rolledBack(sql, async (tx) => {
      const id = await insert(tx, 'published', 'article');
      const look = () => attempt(tx, 'anon', (at) => at`select id from public.content where id = ${id}`);
      expect((await look()).count).toBe(1);
      await attempt(tx, 'editor', (at) => at`update public.content set status = 'draft' where id = ${id}`);
      expect((await look()).count).toBe(0);
    });
  });

  it.each(['author_id', 'version', 'created_at', 'updated_at', 'autosaved_at'])(
    'does not read %s, nor filters or sorts by it',
    async (column) => {
      await rolledBack(sql, async (tx) => {
        await insert(tx, 'published', 'article');
        const name = tx(column);
        for (const query of [
          (at: Transaction) => at`select ${name} from public.content`,
          (at: Transaction) => at`select id from public.content where ${name} is not null`,
          (at: Transaction) => at`select id from public.content order by ${name}`,
        ]) {
          expect((await attempt(tx, 'anon', query)).code).toBe('42501');
        }
      });
    },
  );

  it('cannot call the search of the back office', async () => {
    await rolledBack(sql, async (tx) => {
      const call = (at: Transaction) => at`select * from public.content_titled('%')`;
      expect((await attempt(tx, 'anon', call)).code).toBe('42501');
    });
  });
});

describe('the search of titles', () => {
  it.each([
    ['no role', 0],
    ['contributor', 1],
    ['moderator', 3],
    ['editor', 3],
    ['admin', 3],
    ['super admin', 3],
  ] as const)('finds for %s what they may read: %d', async (actor, count) => {
    await rolledBack(sql, async (tx) => {
      const title = 'Un mot introuvable ailleurs : zanzibarique';
      await insertContent(tx, { author: people.contributor.id, title });
      await insertContent(tx, { author: others.colleague.id, title });
      await insertContent(tx, { author: others.colleague.id, title, status: 'published' });
      const found = await attempt(
        tx,
        actor,
        (at) => at`select id from public.content_titled('%ZANZIBARIQUE%')`,
      );
      expect({ code: found.code, count: found.count }).toEqual({ code: null, count });
    });
  });
});
