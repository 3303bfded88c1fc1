import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { insertCategory, insertContent, insertTag } from './support/fixtures.ts';
import { loadJournalLines } from './support/queries.ts';
import { it } from './support/rollback-test.ts';

/** Returns what staff did, without the lines of the fixtures. */
const loadStaffLines = async (tx: Transaction, target: string | null) =>
  (await loadJournalLines(tx, target)).filter(([, actor]) => actor !== 'Système');

describe('the journal', () => {
  it('shows old and new values of short columns, and names the changed long ones', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id, title: 'Avant', slug: 'avant' });
    const category = await insertCategory(tx, { name: 'Cinéma' });
    const row = {
      title: 'Après',
      slug: 'apres',
      content: 'Un secret.',
      excerpt: 'Un autre secret.',
      byline: 'Awa Diop',
      seo_title: 'Un troisième.',
      content_type: 'news',
      category_id: category,
    };
    await runAs(tx, 'editor')`update public.content set ${tx(row)} where id = ${id}`;
    expect(getOnlyRow(await loadStaffLines(tx, id))[3]).toEqual({
      status: 'draft',
      changes: {
        title: ['Avant', 'Après'],
        slug: ['avant', 'apres'],
        content_type: ['article', 'news'],
        category: [null, 'Cinéma'],
        byline: ['', 'Awa Diop'],
      },
      edited: ['content', 'excerpt', 'seo_title'],
    });
  });

  it('names the tags that a save adds or removes, not tags of deleted texts', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    const [abidjan, bamako] = [await insertTag(tx, 'Abidjan'), await insertTag(tx, 'Bamako')];
    await runAs(tx, 'editor')`insert into public.content_tags values (${id}, ${abidjan}), (${id}, ${bamako})`;
    await runAs(tx, 'editor')`delete from public.content_tags where tag_id = ${abidjan}`;
    await runAs(tx, 'admin')`delete from public.content where id = ${id}`;
    expect(await loadStaffLines(tx, id)).toEqual([
      ['content delete', 'Adjoua Essai', 'Un titre', { status: 'draft' }],
      ['content update', 'Edem Essai', 'Un titre', { tags_added: ['Abidjan', 'Bamako'] }],
      ['content update', 'Edem Essai', 'Un titre', { tags_removed: ['Abidjan'] }],
    ]);
  });

  it('lists the changes of a category, except its position', async ({ tx }) => {
    const parent = await insertCategory(tx, { name: 'Programmes' });
    const id = await insertCategory(tx, { name: 'Séries' });
    // a third category, so that position 3 exists
    await insertCategory(tx);
    const save = (values: Record<string, string | number>) =>
      runAs(tx, 'admin')`update public.categories set ${tx(values)} where id = ${id}`;
    await save({ position: 3 });
    await save({ name: 'Séries et fictions', parent_id: parent });
    await runAs(tx, 'admin')`delete from public.categories where id = ${id}`;
    const changes = { name: ['Séries', 'Séries et fictions'], parent: [null, 'Programmes'] };
    expect(await loadStaffLines(tx, id)).toEqual([
      ['content category_delete', 'Adjoua Essai', 'Séries et fictions', {}],
      ['content category_update', 'Adjoua Essai', 'Séries et fictions', { changes }],
    ]);
  });

  it('lists the old and the new name of a tag', async ({ tx }) => {
    const id = await insertTag(tx, 'Fespaco');
    await runAs(tx, 'admin')`update public.tags set name = 'FESPACO 2027' where id = ${id}`;
    const changes = { name: ['Fespaco', 'FESPACO 2027'] };
    expect(await loadStaffLines(tx, id)).toEqual([
      ['content tag_update', 'Adjoua Essai', 'FESPACO 2027', { changes }],
    ]);
  });

  it('records a merge of tags in one line', async ({ tx }) => {
    const [mergedTag, remainingTag] = [await insertTag(tx, 'Fespaco'), await insertTag(tx, 'FESPACO')];
    await tx`insert into public.content_tags
      values (${await insertContent(tx, { author: peopleByActor.editor.id })}, ${mergedTag})`;
    await runAs(tx, 'admin')`update public.tags set merged_into = ${remainingTag} where id = ${mergedTag}`;
    expect(await loadStaffLines(tx, remainingTag)).toEqual([
      ['content tag_merge', 'Adjoua Essai', 'Fespaco', { into: 'FESPACO' }],
    ]);
    expect(await loadStaffLines(tx, mergedTag)).toEqual([]);
  });

  it('lists changed settings, and ignores a save without changes', async ({ tx }) => {
    const save = (phone: string) => runAs(tx, 'admin')`update public.site_settings set phone = ${phone}`;
    await save('+33 1 23 45 67 89');
    await save('+33 1 23 45 67 89');
    const changes = { phone: ['+225 27 00 00 00 00', '+33 1 23 45 67 89'] };
    expect(await loadStaffLines(tx, null)).toEqual([
      ['settings update', 'Adjoua Essai', 'Paramètres du site', { changes }],
    ]);
  });
});
