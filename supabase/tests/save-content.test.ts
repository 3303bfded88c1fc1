import type { JSONValue } from 'postgres';
import { describe, expect } from 'vitest';
import { getActorAccount, peopleByActor, targetPeople } from './support/actors.ts';
import {
  expectRefusal,
  getOnlyRow,
  runAs,
  type StatementSender,
  type Transaction,
} from './support/database.ts';
import { insertContent, insertPersonWithPermissions, insertTag } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

interface SaveArguments {
  fields: Record<string, JSONValue>;
  added?: string[];
  removed?: string[];
  id?: string;
  version?: number;
}

const save = (
  tx: Transaction,
  who: StatementSender,
  { fields, added = [], removed = [], id, version }: SaveArguments,
) =>
  runAs(tx, who)`
    select id, title, status, version from public.save_content(
      ${tx.json(fields)}, tags_added => ${added}, tags_removed => ${removed}, text_id => ${id ?? null},
      base_version => ${version ?? null}
    )`;

const createContentFields = (author_id: string | null, status = 'draft') => ({
  title: 'Enregistré d’un coup',
  slug: `d-un-coup-${crypto.randomUUID()}`,
  content: 'Un texte.',
  status,
  author_id,
});

/** Inserts a text with its own tag, and another tag that it does not have. */
async function insertTagged(tx: Transaction, author: string, status: 'draft' | 'published' = 'draft') {
  const id = await insertContent(tx, { author, status });
  const [ownTag, otherTag] = [await insertTag(tx), await insertTag(tx)];
  await tx`insert into public.content_tags values (${id}, ${ownTag})`;
  return { id, ownTag, otherTag };
}

/** Returns everything that a save could change. */
async function loadRelatedRows(tx: Transaction, id: string) {
  const rows = await tx`
    select (select to_jsonb(text) from public.content as text where id = ${id}) as row,
      array(select tag_id from public.content_tags where content_id = ${id} order by 1) as tags,
      (select count(*)::int from public.content_revisions where content_id = ${id}) as revisions,
      -- other test files write journal lines at the same time
      (select count(*)::int from public.activity_log where target_id = ${id}) as journal_lines`;
  return getOnlyRow(rows);
}

describe('a new text with its tags', () => {
  it.for([
    ['anon', 'draft', '42501'],
    ['no role', 'draft', '42501'],
    ['contributor', 'draft', null],
    ['contributor', 'published', '42501'],
    ['moderator', 'draft', '42501'],
    ['editor', 'published', null],
    ['admin', 'published', null],
    ['super admin', 'published', null],
  ] as const)('is saved whole or not at all: %s, %s, code %s', async ([actor, status, code], { tx }) => {
    const tags = [await insertTag(tx), await insertTag(tx)].sort();
    const fields = createContentFields(getActorAccount(actor)?.id ?? null, status);
    const result = await save(tx, actor, { fields, added: tags });
    expect(result.code).toBe(code);
    const rows = await tx`select id, status, author_id from public.content where slug = ${fields.slug}`;
    const assignedTags = await tx`select content_id from public.content_tags where tag_id = any (${tags})`;
    expect(rows).toEqual(code ? [] : [{ id: result.rows[0]?.id, status, author_id: fields.author_id }]);
    expect(assignedTags).toHaveLength(code ? 0 : 2);
  });

  it('cannot name another author', async ({ tx }) => {
    const fields = createContentFields(targetPeople.colleague.id);
    expect((await save(tx, 'editor', { fields })).code).toBe('42501');
  });

  it('is not created when its address is taken', async ({ tx }) => {
    const tag = await insertTag(tx);
    await insertContent(tx, { author: peopleByActor.editor.id, slug: 'prise' });
    const fields = { ...createContentFields(peopleByActor.editor.id), slug: 'prise' };
    expect((await save(tx, 'editor', { fields, added: [tag] })).code).toBe('23505');
    expect(await tx`select from public.content_tags where tag_id = ${tag}`).toHaveLength(0);
  });

  it('accepts tags of an author with only content_create, but not after its creation', async ({ tx }) => {
    const author = await insertPersonWithPermissions(tx, 'content_create');
    const [first, second] = [await insertTag(tx), await insertTag(tx)];
    const result = await save(tx, author, { fields: createContentFields(author.id), added: [first] });
    expect(result.code).toBe(null);
    const id = String(result.rows[0]?.id);
    expect((await loadRelatedRows(tx, id)).tags).toEqual([first]);
    // row security compares created_at with now(): an older text comes from another transaction
    await tx`update public.content set created_at = now() - interval '1 second' where id = ${id}`;
    const row = { content_id: id, tag_id: second };
    await expectRefusal(tx, author, '42501')`insert into public.content_tags ${tx(row)}`;
  });
});

describe('an existing text with its tags', () => {
  // null and 0: row security hides the text; 42501: anon may not call the function, a moderator may not change a title
  it.for([
    ['anon', 'colleague', '42501', 0],
    ['no role', 'colleague', null, 0],
    ['contributor', 'contributor', null, 1],
    ['contributor', 'colleague', null, 0],
    ['moderator', 'colleague', '42501', 0],
    ['editor', 'colleague', null, 1],
    ['admin', 'colleague', null, 1],
    ['super admin', 'colleague', null, 1],
  ] as const)('is saved whole or not: %s, text of %s', async ([actor, owner, code, savedCount], { tx }) => {
    const author = owner === 'colleague' ? targetPeople.colleague.id : peopleByActor[owner].id;
    const { id, ownTag, otherTag } = await insertTagged(tx, author);
    const before = await loadRelatedRows(tx, id);
    const change = { fields: { title: 'Changé' }, added: [otherTag], removed: [ownTag], id, version: 1 };
    const result = await save(tx, actor, change);
    expect([result.code, result.count]).toEqual([code, savedCount]);
    const after = await loadRelatedRows(tx, id);
    if (savedCount === 0) return expect(after).toEqual(before);
    expect(result.rows).toEqual([{ id, title: 'Changé', status: 'draft', version: 2 }]);
    expect(after).toMatchObject({ row: { title: 'Changé', version: 2 }, tags: [otherTag] });
  });

  it('is never saved over another version: neither text, tags, revision nor journal', async ({ tx }) => {
    const { id, ownTag, otherTag } = await insertTagged(tx, peopleByActor.editor.id);
    await save(tx, 'admin', { fields: { title: 'Le collègue' }, id, version: 1 });
    const before = await loadRelatedRows(tx, id);
    for (const version of [1, 3, undefined]) {
      const change = { fields: { title: 'Moi' }, added: [otherTag], removed: [ownTag], id, version };
      expect(await save(tx, 'editor', change as SaveArguments)).toMatchObject({ code: null, count: 0 });
      expect(await loadRelatedRows(tx, id)).toEqual(before);
    }
  });

  it.for([
    ['adds a tag', ({ otherTag }: { otherTag: string }) => ({ added: [otherTag] })],
    ['removes a tag', ({ ownTag }: { ownTag: string }) => ({ removed: [ownTag] })],
  ] as const)(
    'keeps its status when a moderator publishes it and %s',
    async ([_what, selectTags], { tx }) => {
      const text = await insertTagged(tx, targetPeople.colleague.id);
      const { id } = text;
      const before = await loadRelatedRows(tx, id);
      const publication = { fields: { status: 'published' }, id, version: 1 };
      const refusal = await save(tx, 'moderator', { ...publication, ...selectTags(text) });
      expect(refusal.code).toBe('42501');
      expect(await loadRelatedRows(tx, id)).toEqual(before);
      expect(await save(tx, 'moderator', publication)).toMatchObject({ code: null, count: 1 });
    },
  );

  it('keeps its tags when its title is refused', async ({ tx }) => {
    const { id, ownTag, otherTag } = await insertTagged(tx, peopleByActor.editor.id);
    const before = await loadRelatedRows(tx, id);
    const change = { fields: { title: ' ' }, added: [otherTag], removed: [ownTag], id, version: 1 };
    expect((await save(tx, 'editor', change)).code).toBe('23514');
    expect(await loadRelatedRows(tx, id)).toEqual(before);
  });

  it('ignores added tags that it has or that were deleted', async ({ tx }) => {
    const { id, ownTag } = await insertTagged(tx, peopleByActor.editor.id);
    const change = { fields: { title: 'Changé' }, added: [ownTag, crypto.randomUUID()], id, version: 1 };
    expect((await save(tx, 'editor', change)).code).toBe(null);
    expect((await loadRelatedRows(tx, id)).tags).toEqual([ownTag]);
  });

  it('writes journal lines in the order of the changes', async ({ tx }) => {
    const tag = await insertTag(tx, 'Abidjan');
    const result = await save(tx, 'editor', {
      fields: createContentFields(peopleByActor.editor.id),
      added: [tag],
    });
    const lines = await tx`
      select action, details from public.activity_log where target_id = ${String(result.rows[0]?.id)}
      order by created_at`;
    expect(lines).toEqual([
      { action: 'create', details: { status: 'draft' } },
      { action: 'update', details: { tags_added: ['Abidjan'] } },
    ]);
  });
});

describe('a payload', () => {
  const tooManyIds = Array.from({ length: 101 }, () => crypto.randomUUID());

  it.for([
    ['101 tags to add', { fields: { title: 'T' }, added: tooManyIds }, '22023'],
    ['101 tags to remove', { fields: { title: 'T' }, removed: tooManyIds }, '22023'],
    ['no column', { fields: {} }, '22023'],
    ['a very long column name', { fields: { [`a${'b'.repeat(1000)}`]: 1 } }, '22023'],
    ['an unknown column', { fields: { nothing: 1 } }, '42703'],
    ['SQL in a column name', { fields: { 'title) values (1); --': 1 } }, '42703'],
    ['an author', { fields: { author_id: peopleByActor.editor.id } }, '42501'],
    ['a version', { fields: { version: 9 } }, '42501'],
    ['a date of creation', { fields: { created_at: '2020-01-01' } }, '42501'],
    // 1e300 has 301 digits as text
    ['a list that is long as text', { fields: { content: [1e300] } }, '22023'],
    ['an object', { fields: { title: { text: 'T' } } }, '22023'],
  ] satisfies [string, SaveArguments, string][])('is refused: %s', async ([_what, change, code], { tx }) => {
    const { id } = await insertTagged(tx, peopleByActor.editor.id);
    const before = await loadRelatedRows(tx, id);
    expect((await save(tx, 'super admin', { ...change, id, version: 1 })).code).toBe(code);
    expect(await loadRelatedRows(tx, id)).toEqual(before);
  });

  it('of an account without a role never becomes a huge text', async ({ tx }) => {
    const fields = { title: 'T', slug: 't', content: [1e300] };
    expect((await save(tx, 'no role', { fields })).code).toBe('22023');
  });
});
