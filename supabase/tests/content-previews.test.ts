import { describe, expect } from 'vitest';
import { emptyArticleRow } from '../../src/site/data/article.ts';
import { getActorRowOwnerId, peopleByActor, targetPeople } from './support/actors.ts';
import {
  expectRefusal,
  getOnlyRow,
  runAs,
  type StatementSender,
  type Transaction,
} from './support/database.ts';
import { insertContent, insertNewPerson } from './support/fixtures.ts';
import { readJsonAnswersAs } from './support/queries.ts';
import { it } from './support/rollback-test.ts';
import { insertPersonWithFactor } from './support/second-factor.ts';
import { setRequestHeaders } from './support/visitors.ts';

const makePreview = (tx: Transaction, who: StatementSender, id: string) =>
  runAs(tx, who)`select * from public.make_preview(${id})`;

const createToken = async (tx: Transaction, who: StatementSender, id: string) =>
  String(getOnlyRow((await makePreview(tx, who, id)).rows).token);

const readPreview = (tx: Transaction, token: string | null) =>
  readJsonAnswersAs(tx)`select public.previewed_text(${token}) as answer`;

describe('a preview link', () => {
  it("shows the current text without its author's data, only to holders of the token", async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.contributor.id, title: 'Pas encore' });
    const token = await createToken(tx, 'contributor', id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await readPreview(tx, token)).toEqual([
      {
        ...emptyArticleRow,
        id,
        slug: `un-titre-${id}`,
        title: 'Pas encore',
        content: 'Un texte.',
        first_published_at: expect.any(String),
        modified_at: expect.any(String),
        expires_at: expect.any(String),
      },
    ]);
    await tx`
      update public.content set title = 'Bientôt', status = 'published', publish_at = '2099-12-31T23:00:00Z'
      where id = ${id}`;
    // midnight in Paris
    const first_published_at = '2100-01-01T00:00:00+01:00';
    expect(await readPreview(tx, token)).toMatchObject([{ title: 'Bientôt', first_published_at }]);

    await tx`update public.content set publish_at = null where id = ${id}`;
    expect(await readPreview(tx, token)).toEqual([{ moved_to: `/presse/un-titre-${id}` }]);

    const storedLink = getOnlyRow(await tx`select * from public.content_previews where content_id = ${id}`);
    expect(JSON.stringify(storedLink)).not.toContain(token);
    expect(storedLink.expires_at.getTime() - storedLink.created_at.getTime()).toBe(7 * 86_400_000);
    await expectRefusal(tx, 'super admin', '42501')`select token_hash from public.content_previews`;
    for (const guess of [
      null,
      '',
      token.slice(1),
      `${token}a`,
      token.toLowerCase(),
      storedLink.id,
      `${'a'.repeat(42)}é`,
    ]) {
      expect(await readPreview(tx, guess)).toEqual([]);
    }
  });

  it('ends after seven days, when it is revoked, and with its text', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    const expiredToken = await createToken(tx, 'editor', id);
    const revokedToken = await createToken(tx, 'editor', id);
    const binnedToken = await createToken(tx, 'editor', id);
    const matchesToken = (token: string) => tx`token_hash = sha256(${token}::text::bytea)`;
    await tx`update public.content_previews set expires_at = now() where ${matchesToken(expiredToken)}`;
    const { id: link } = getOnlyRow(
      await tx`select id from public.content_previews where ${matchesToken(revokedToken)}`,
    );
    await runAs(tx, 'editor')`delete from public.content_previews where id = ${link}`;
    expect([await readPreview(tx, expiredToken), await readPreview(tx, revokedToken)]).toEqual([[], []]);
    expect(await readPreview(tx, binnedToken)).toHaveLength(1);

    await runAs(tx, 'admin')`delete from public.content where id = ${id}`;
    expect(await readPreview(tx, binnedToken)).toEqual([]);
    await runAs(tx, 'admin')`select public.restore_content(array[${id}::uuid])`;
    expect(await readPreview(tx, binnedToken)).toEqual([]);
    const lines = await tx`
      select action from public.activity_log where target_id = ${id} and action like 'preview%' order by created_at`;
    expect(lines.map(({ action }) => action)).toEqual(['preview', 'preview', 'preview', 'preview_end']);
  });

  it('has a unique token, and ends with the account of its creator', async ({ tx }) => {
    const writer = await insertNewPerson(tx, 'editor');
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    const token = await createToken(tx, writer, id);
    await expectRefusal(tx, 'superuser', '23505')`
      insert into public.content_previews (content_id, token_hash)
      select content_id, token_hash from public.content_previews where content_id = ${id}`;
    await tx`delete from auth.users where id = ${writer.id}`;
    expect(await readPreview(tx, token)).toEqual([]);
    expect(
      getOnlyRow(
        await tx`select made_by, made_by_name from public.content_previews where content_id = ${id}`,
      ),
    ).toEqual({ made_by: null, made_by_name: 'Yao Passager' });
  });

  it.for<[string, (tx: Transaction, id: string) => PromiseLike<unknown>]>([
    ['suspended', (tx, id) => tx`update public.profiles set suspended_at = now() where id = ${id}`],
    ['without a role', (tx, id) => tx`delete from public.user_roles where user_id = ${id}`],
    [
      'a contributor without rights to the text',
      (tx, id) => tx`update public.user_roles set role = 'contributor' where user_id = ${id}`,
    ],
  ])('stops working once its creator is %s', async ([_state, change], { tx }) => {
    const writer = await insertNewPerson(tx, 'editor');
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    const token = await createToken(tx, writer, id);
    expect(await readPreview(tx, token)).toHaveLength(1);
    await change(tx, writer.id);
    expect(await readPreview(tx, token)).toEqual([]);
  });

  it('needs the second factor of its creator', async ({ tx }) => {
    const writer = await insertPersonWithFactor(tx, 'editor');
    const id = await insertContent(tx, { author: writer.id });
    const countNewLinks = async (aal: string) =>
      (await runAs(tx, writer, { aal })`select token from public.make_preview(${id})`).count;
    expect([await countNewLinks('aal1'), await countNewLinks('aal2')]).toEqual([0, 1]);
  });

  it.for([
    // number of links for an own draft, and for a text of others; null for an error
    ['anon', null, null],
    ['no role', 0, 0],
    ['contributor', 1, 0],
    ['moderator', 0, 0],
    ['editor', 1, 1],
    ['admin', 1, 1],
    ['super admin', 1, 1],
  ] as const)(
    'can be created by %s (own draft: %s, text of others: %s)',
    async ([actor, ownResult, otherResult], { tx }) => {
      const countLinks = async (author: string) => {
        const { code, count } = await makePreview(tx, actor, await insertContent(tx, { author }));
        return code ? null : count;
      };
      expect(await countLinks(getActorRowOwnerId(actor))).toBe(ownResult);
      expect(await countLinks(targetPeople.newcomer.id)).toBe(otherResult);
    },
  );

  it('cannot be guessed: failed tokens count against the sender, valid ones do not', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    const token = await createToken(tx, 'editor', id);
    await setRequestHeaders(tx, { 'x-forwarded-for': '203.0.113.77' });
    for (let tries = 0; tries < 60; tries += 1) await readPreview(tx, 'x'.repeat(43));
    const guess = (guessedToken: string) =>
      runAs(tx, 'anon')`select public.previewed_text(${guessedToken}) as answer`;
    expect((await guess('x'.repeat(43))).code).toBe('PT429');
    for (let reads = 0; reads < 3; reads += 1) expect((await guess(token)).code).toBe(null);
  });
});
