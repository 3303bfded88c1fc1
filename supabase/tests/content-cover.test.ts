import { afterAll, expect, it } from 'vitest';
import { ACTORS, others, people } from './support/actors.ts';
import { attempt, connect, only, rolledBack, type Transaction } from './support/database.ts';
import { insertContent, insertMedia, insertPerson, insertRole, stranger } from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

const { colleague } = others;

async function covered(tx: Transaction, status: 'draft' | 'published' | 'archived', type = 'article') {
  const media = await insertMedia(tx, colleague.id);
  const content = await insertContent(tx, { author: colleague.id, status });
  await tx`update public.content set cover_media_id = ${media}, content_type = ${type} where id = ${content}`;
  return { media, content };
}

/** Where no migration opens published texts to visitors yet, this one does; what stands is never widened. */
async function openContentToVisitors(tx: Transaction) {
  const policies = await tx`
    select from pg_policies where tablename = 'content' and cmd = 'SELECT' and 'anon' = any (roles)`;
  if (policies.length > 0) return;
  await tx`
    create policy "visitors read published content" on public.content for select to anon
    using (status = 'published' and content_type in ('article', 'news'))`;
}

const seen = (media: string) => (at: Transaction) =>
  at`select file_path, alt_text, width, height from public.media_library where id = ${media}`;

it.each([
  ['published', 'article', 1],
  ['published', 'news', 1],
  ['published', 'page', 0],
  ['draft', 'article', 0],
  ['archived', 'news', 0],
] as const)(
  'visitors see the cover of a content that is %s and of type %s: %i',
  async (status, type, count) => {
    await rolledBack(sql, async (tx) => {
      await openContentToVisitors(tx);
      const { media } = await covered(tx, status, type);
      expect(await attempt(tx, 'anon', seen(media))).toMatchObject({ code: null, count });
    });
  },
);

it('visitors see no file that is no cover, and of covers neither names nor people', async () => {
  await rolledBack(sql, async (tx) => {
    await openContentToVisitors(tx);
    const { media } = await covered(tx, 'published');
    const loose = await insertMedia(tx, colleague.id);
    expect(await attempt(tx, 'anon', seen(loose))).toMatchObject({ code: null, count: 0 });
    for (const column of [
      'filename',
      'original_filename',
      'mime_type',
      'file_size',
      'uploaded_by',
      'created_at',
    ]) {
      const { code } = await attempt(
        tx,
        'anon',
        (at) => at`select ${at(column)} from public.media_library where id = ${media}`,
      );
      expect(code, column).toBe('42501');
    }
  });
});

const OUTCOMES = {
  anon: '42501',
  'no role': 0,
  contributor: 0,
  moderator: '42501',
  editor: 1,
  admin: 1,
  'super admin': 1,
};

it.each(ACTORS)('%s sets the cover of a colleague’s draft only with the right to edit it', async (actor) => {
  await rolledBack(sql, async (tx) => {
    const media = await insertMedia(tx, colleague.id);
    const content = await insertContent(tx, { author: colleague.id });
    const { code, count } = await attempt(
      tx,
      actor,
      (at) => at`update public.content set cover_media_id = ${media} where id = ${content}`,
    );
    expect(code ?? count).toBe(OUTCOMES[actor]);
    const row = only(await tx`select cover_media_id from public.content where id = ${content}`);
    expect(row.cover_media_id).toBe(OUTCOMES[actor] === 1 ? media : null);
  });
});

it('a contributor gives an own draft a cover, and a cover that does not exist is refused', async () => {
  await rolledBack(sql, async (tx) => {
    const media = await insertMedia(tx, colleague.id);
    const create = (cover: string) => (at: Transaction) =>
      at`insert into public.content (title, slug, author_id, cover_media_id)
         values ('Essai', 'essai-de-couverture', ${people.contributor.id}, ${cover})`;
    expect((await attempt(tx, 'contributor', create(crypto.randomUUID()))).code).toBe('23503');
    expect(await attempt(tx, 'contributor', create(media))).toMatchObject({ code: null, count: 1 });
  });
});

it('the text outlives its cover, undated, whoever removes the file', async () => {
  await rolledBack(sql, async (tx) => {
    const { media, content } = await covered(tx, 'published');
    const keeper = stranger(await insertRole(tx, ['media_manage']));
    await insertPerson(tx, keeper);
    const state = () =>
      tx`select cover_media_id, version, updated_at from public.content where id = ${content}`;
    const before = only(await state());
    expect(before.cover_media_id).toBe(media);
    const removed = await attempt(
      tx,
      keeper,
      (at) => at`delete from public.media_library where id = ${media}`,
    );
    expect(removed).toMatchObject({ code: null, count: 1 });
    expect(only(await state())).toEqual({ ...before, cover_media_id: null });
  });
});
