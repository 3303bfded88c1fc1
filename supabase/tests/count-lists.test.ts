import { afterAll, describe, expect, it } from 'vitest';
import { ACTORS, people } from './support/actors.ts';
import { attempt, connect, rolledBack, type Transaction } from './support/database.ts';
import { insertContent, insertMedia } from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

const category = crypto.randomUUID();

/** A few rows of each kind, whatever else is there. */
async function fill(tx: Transaction) {
  // the last one wrote texts while holding a role that is gone
  const { contributor, editor, 'no role': former } = people;
  await tx`insert into public.categories (id, name, slug) values (${category}, 'Comptes', ${`comptes-${category}`})`;
  for (const author of [contributor.id, editor.id, former.id]) {
    for (const status of ['draft', 'published', 'archived'] as const) {
      const id = await insertContent(tx, { author, status });
      if (status === 'draft')
        await tx`update public.content set category_id = ${category}, content_type = 'news' where id = ${id}`;
    }
  }
  await insertMedia(tx, editor.id);
  const described = await insertMedia(tx, editor.id);
  await tx`update public.media_library set alt_text = 'Une affiche' where id = ${described}`;
  const sound = await insertMedia(tx, editor.id);
  await tx`update public.media_library set media_type = 'audio' where id = ${sound}`;
  await tx`
    insert into public.activity_log (actor, actor_name, action, type, created_at)
    values (${editor.id}, 'Edem', 'update', 'settings', now() - interval '1 year'), (null, 'Système', 'create', 'media', now()),
      (${editor.id}, 'Edem', 'mass_export', 'settings', now())`;
}

/** What a list asks, and the same counted row by row under row security. */
const counts = {
  contents: ['count_content()', 'content'],
  drafts: [`count_content('draft')`, `content where status = 'draft'`],
  news: [`count_content(wanted_type => 'news')`, `content where content_type = 'news'`],
  'drafts of a category': [
    `count_content('draft', 'news', '${category}')`,
    `content where status = 'draft' and content_type = 'news' and category_id = '${category}'`,
  ],
  media: ['count_media()', 'media_library'],
  sounds: [`count_media('audio')`, `media_library where media_type = 'audio'`],
  'images without description': [
    'count_media(undescribed => true)',
    `media_library where media_type = 'image' and alt_text is null`,
  ],
  'sounds that are images': [`count_media('audio', true)`, 'media_library where false'],
  'lines of the journal': ['count_activity()', 'activity_log'],
  'lines about settings': [`count_activity('settings')`, `activity_log where type = 'settings'`],
  'lines of a person': [
    `count_activity(person => '${people.editor.id}')`,
    `activity_log where actor = '${people.editor.id}'`,
  ],
  'lines of the week': [
    `count_activity(since => now() - interval '7 days')`,
    `activity_log where created_at >= now() - interval '7 days'`,
  ],
  'lines of before the last week': [
    `count_activity(before => now() - interval '7 days')`,
    `activity_log where created_at < now() - interval '7 days'`,
  ],
  'lines that stand out': ['count_activity(standing_out => true)', 'activity_log where stands_out'],
} as const;

describe('counts say how many rows the person may read, and no more', () => {
  it.each(ACTORS)('as %s', async (who) => {
    await rolledBack(sql, async (tx) => {
      await fill(tx);
      for (const [name, [counted, read]] of Object.entries(counts)) {
        const answer = await attempt(tx, who, (at) => at.unsafe(`select public.${counted}::int as rows`));
        if (who === 'anon') {
          expect([name, answer.code]).toEqual([name, '42501']);
          continue;
        }
        const rows = await attempt(tx, who, (at) =>
          at.unsafe(`select count(*)::int as rows from public.${read}`),
        );
        expect([name, answer.rows]).toEqual([name, rows.rows]);
      }
    });
  });

  it('and these are what was put there', async () => {
    await rolledBack(sql, async (tx) => {
      await fill(tx);
      const count = async (who: 'contributor' | 'admin', call: string) =>
        (await attempt(tx, who, (at) => at.unsafe(`select public.${call}::int as rows`))).rows[0]?.rows;
      expect(await count('contributor', counts['drafts of a category'][0])).toBe(1);
      expect(await count('admin', counts['drafts of a category'][0])).toBe(3);
      expect(await count('contributor', 'count_activity()')).toBe(0);
      expect(await count('admin', counts['lines of the week'][0])).toBeGreaterThan(0);
    });
  });
});
