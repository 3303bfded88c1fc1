import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import {
  attemptAs,
  getOnlyRow,
  runAs,
  type StatementSender,
  type Transaction,
  withoutTriggers,
} from './support/database.ts';
import {
  insertCategory,
  insertContent,
  insertMedia,
  insertNewPerson,
  insertPersonWithPermissions,
} from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const LONG_AGO = '2020-02-02T00:00:00+00:00';

/** Inserts a text with old dates, so that a date equal to now() is recognised as new. */
async function insertOldContent(tx: Transaction, status: 'draft' | 'published' | 'archived') {
  const id = await insertContent(tx, { author: peopleByActor.editor.id, status });
  await withoutTriggers(tx)`
    update public.content
    set created_at = ${LONG_AGO}, updated_at = ${LONG_AGO},
      published_at = case when status = 'published' then ${LONG_AGO}::timestamptz end,
      first_published_at = case when status <> 'draft' then ${LONG_AGO}::timestamptz end
    where id = ${id}`;
  return id;
}

async function loadDates(tx: Transaction, id: string) {
  const rows = await tx`
    select
      case published_at when now() then 'now' when ${LONG_AGO} then 'old' end as published,
      case first_published_at when now() then 'now' when ${LONG_AGO} then 'old' end as first,
      case updated_at when now() then 'now' when ${LONG_AGO} then 'old' end as updated,
      created_at = ${LONG_AGO} as created_kept, version
    from public.content where id = ${id}`;
  return getOnlyRow(rows);
}

const save = (tx: Transaction, who: StatementSender, id: string, changes: Record<string, string | null>) =>
  runAs(tx, who)`update public.content set ${tx(changes)} where id = ${id}`;

describe('the dates of content', () => {
  it.for([
    { from: 'draft', to: 'published', published: 'now', first: 'now' },
    { from: 'draft', to: 'archived', published: null, first: null },
    { from: 'published', to: 'published', published: 'now', first: 'old' },
    { from: 'published', to: 'archived', published: null, first: 'old' },
    { from: 'published', to: 'draft', published: null, first: 'old' },
    { from: 'archived', to: 'published', published: 'now', first: 'old' },
  ] as const)('follow a save from $from to $to', async ({ from, to, published, first }, { tx }) => {
    const id = await insertOldContent(tx, from);
    expect((await save(tx, 'editor', id, { status: to })).code).toBe(null);
    expect(await loadDates(tx, id)).toEqual({
      published,
      first,
      updated: 'now',
      created_kept: true,
      version: 2,
    });
  });

  it('cannot be set by the client, on creation or later', async ({ tx }) => {
    const row = {
      title: 'Essai',
      slug: 'essai-de-date',
      status: 'draft',
      author_id: peopleByActor.editor.id,
    };
    const datedRow = { ...row, published_at: '2019-01-01T00:00:00Z' };
    expect((await runAs(tx, 'editor')`insert into public.content ${tx(datedRow)}`).code).toBe(null);
    const drafts = await tx`select id, published_at from public.content where slug = ${row.slug}`;
    expect(getOnlyRow(drafts)).toMatchObject({ published_at: null });
    const id = String(getOnlyRow(drafts).id);
    await save(tx, 'editor', id, { status: 'published', published_at: '2019-01-01T00:00:00Z' });
    expect(await loadDates(tx, id)).toMatchObject({ published: 'now', first: 'now' });
    await save(tx, 'editor', id, { published_at: null });
    expect(await loadDates(tx, id)).toMatchObject({ published: 'now', version: 3 });
  });

  it('are set when a text is created as published', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id, status: 'published' });
    expect(await loadDates(tx, id)).toMatchObject({ published: 'now', first: 'now', version: 1 });
  });
});

describe('saving content', () => {
  it('creates an empty draft of an article by default', async ({ tx }) => {
    const row = { title: 'Essai', slug: 'essai-de-defaut', author_id: peopleByActor.contributor.id };
    await runAs(tx, 'contributor')`insert into public.content ${tx(row)}`;
    const rows = await tx`
      select status, content_type, content, excerpt, version, published_at from public.content
      where slug = ${row.slug}`;
    expect(getOnlyRow(rows)).toEqual({
      status: 'draft',
      content_type: 'article',
      content: '',
      excerpt: '',
      version: 1,
      published_at: null,
    });
  });

  it('never lets a moderator change anything but the status', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.moderator.id });
    const [category, picture] = [await insertCategory(tx), await insertMedia(tx, null)];
    const changes = {
      title: 'Autre',
      slug: 'autre',
      content: 'Autre',
      excerpt: 'Autre',
      content_type: 'news',
      category_id: category,
      cover_media_id: picture,
      share_media_id: picture,
      seo_title: 'Autre',
      seo_description: 'Autre',
      byline: 'Autre',
      publish_at: '2099-01-01',
    };
    for (const [column, value] of Object.entries(changes))
      expect((await save(tx, 'moderator', id, { [column]: value })).code, column).toBe('42501');
    expect((await save(tx, 'editor', id, changes)).code).toBeNull();
  });

  it('lets a contributor choose category and pictures of an own draft', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.contributor.id });
    const [category_id, cover_media_id] = [await insertCategory(tx), await insertMedia(tx, null)];
    const changes = { category_id, cover_media_id, share_media_id: cover_media_id };
    expect(await save(tx, 'contributor', id, changes)).toMatchObject({ code: null, count: 1 });
  });

  it('keeps date and version when the pictures of a text are deleted', async ({ tx }) => {
    const id = await insertOldContent(tx, 'published');
    const picture = await insertMedia(tx, null);
    await withoutTriggers(tx)`
      update public.content set cover_media_id = ${picture}, share_media_id = ${picture} where id = ${id}`;
    const mediaManager = await insertPersonWithPermissions(tx, 'media_manage');
    const removal = await runAs(tx, mediaManager)`delete from public.media_library where id = ${picture}`;
    expect(removal).toMatchObject({ code: null, count: 1 });
    const rows = await tx`select cover_media_id, share_media_id from public.content where id = ${id}`;
    expect(rows).toEqual([{ cover_media_id: null, share_media_id: null }]);
    expect(await loadDates(tx, id)).toMatchObject({ published: 'old', updated: 'old', version: 1 });
  });

  it('lets a contributor who is also moderator write own drafts and moderate others', async ({ tx }) => {
    const writer = await insertNewPerson(tx, 'contributor');
    await tx`insert into public.user_roles (user_id, role) values (${writer.id}, 'moderator')`;
    const ownDraft = await insertContent(tx, { author: writer.id });
    const ownPublished = await insertContent(tx, { author: writer.id, status: 'published' });
    const otherDraft = await insertContent(tx);
    expect((await save(tx, writer, ownDraft, { title: 'Le mien' })).code).toBe(null);
    const bothChanges = { title: 'Réécrit et publié', status: 'published' };
    expect((await save(tx, writer, ownDraft, bothChanges)).code).toBe('42501');
    const unpublishAndEdit = { title: 'Repris et réécrit', status: 'draft' };
    expect((await save(tx, writer, ownPublished, unpublishAndEdit)).code).toBe('42501');
    expect((await save(tx, writer, otherDraft, { title: 'Le leur' })).code).toBe('42501');
    expect(await save(tx, writer, otherDraft, { status: 'published' })).toMatchObject({
      code: null,
      count: 1,
    });
  });
});

// Tests private.require_right_to_publish
describe('pin, byline and dates', () => {
  const choices = [
    { pinned: true },
    { byline: 'Le président' },
    { publish_at: '2090-01-01T00:00:00+00:00' },
    { unpublish_at: '2090-01-01T00:00:00+00:00' },
  ] as const;
  /** Saves with `save_content`, as the editor does. */
  const saveWithFunction = (fields: object, id: string | null) => (db: Transaction) =>
    db`select id from public.save_content(${db.json(fields as Record<string, string>)}, text_id => ${id}, base_version => 1)`;

  it.for(choices)('are refused to a contributor, by each way to save: %j', async (choice, { tx }) => {
    const { id: author } = peopleByActor.contributor;
    const id = await insertContent(tx, { author });
    const row = { title: 'Essai', slug: 'essai-de-choix', author_id: author, ...choice };
    const ways = [
      (db: Transaction) => db`update public.content set ${db(choice)} where id = ${id}`,
      (db: Transaction) => db`insert into public.content ${db(row)}`,
      saveWithFunction(choice, id),
      saveWithFunction(row, null),
    ];
    for (const way of ways) {
      expect((await attemptAs(tx, 'contributor', way)).code).toBe('42501');
    }
    const changedRows = await tx`
      select from public.content
      where author_id = ${author} and (pinned or byline <> '' or publish_at is not null or unpublish_at is not null)`;
    expect(changedRows).toHaveLength(0);
  });

  it.for(choices)(
    'are set by an editor, and stay when the contributor saves or restores: %j',
    async (choice, { tx }) => {
      const { id: author } = peopleByActor.contributor;
      const id = await insertContent(tx, { author });
      expect(
        await runAs(tx, 'editor')`update public.content set ${tx(choice)} where id = ${id}`,
      ).toMatchObject({ code: null, count: 1 });
      const contributorChanges = { title: 'Repris', ...choice };
      expect(
        await runAs(tx, 'contributor')`update public.content set ${tx(contributorChanges)} where id = ${id}`,
      ).toMatchObject({ code: null, count: 1 });
      expect((await runAs(tx, 'contributor')`delete from public.content where id = ${id}`).count).toBe(1);
      expect(
        await runAs(tx, 'contributor')`select * from public.restore_content(array[${id}::uuid])`,
      ).toMatchObject({ code: null, count: 1 });
      const keptChoices = await tx`
        select from public.content
        where id = ${id} and (pinned or byline <> '' or publish_at is not null or unpublish_at is not null)`;
      expect(keptChoices).toHaveLength(1);
    },
  );
});
