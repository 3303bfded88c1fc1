import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import {
  expectRefusal,
  getOnlyRow,
  runAs,
  type StatementSender,
  type Transaction,
} from './support/database.ts';
import { insertCategory, insertContent, insertTag } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

async function loadNames(tx: Transaction, parent: string | null) {
  const rows = await tx`
    select name, position from public.categories where parent_id is not distinct from ${parent} order by position`;
  return rows.map((row) => `${row.position} ${row.name}`);
}

async function insertCategoryTree(tx: Transaction) {
  const parent = await insertCategory(tx, { name: 'Parent' });
  const a = await insertCategory(tx, { parent, name: 'A' });
  const b = await insertCategory(tx, { parent, name: 'B' });
  await insertCategory(tx, { parent, name: 'C' });
  const d = await insertCategory(tx, { parent, name: 'D' });
  return { parent, a, b, d };
}

const updateCategory = (tx: Transaction, id: string, values: Record<string, string | number | null>) =>
  runAs(tx, 'admin')`update public.categories set ${tx(values)} where id = ${id}`;

describe('the tree of categories', () => {
  it('has two levels at most', async ({ tx }) => {
    const { parent, a } = await insertCategoryTree(tx);
    const other = await insertCategory(tx);
    await expectRefusal(tx, 'admin', '23503')`
      insert into public.categories (name, slug, parent_id) values ('Trop bas', 'trop-bas', ${a})`;
    expect((await updateCategory(tx, parent, { parent_id: other })).code).toBe('23503');
    expect((await updateCategory(tx, other, { parent_id: a })).code).toBe('23503');
    expect((await updateCategory(tx, a, { parent_id: a })).code).toBe('23503');
    expect(await updateCategory(tx, a, { parent_id: other })).toMatchObject({ count: 1 });
  });

  it('refuses to delete a category with subcategories', async ({ tx }) => {
    const { parent } = await insertCategoryTree(tx);
    await expectRefusal(tx, 'admin', '23503')`delete from public.categories where id = ${parent}`;
  });

  it('numbers positions from one, and shifts the others', async ({ tx }) => {
    const { parent, a, b, d } = await insertCategoryTree(tx);
    expect(await loadNames(tx, parent)).toEqual(['1 A', '2 B', '3 C', '4 D']);
    await updateCategory(tx, d, { position: 2 });
    expect(await loadNames(tx, parent)).toEqual(['1 A', '2 D', '3 B', '4 C']);
    await updateCategory(tx, a, { position: 3 });
    expect(await loadNames(tx, parent)).toEqual(['1 D', '2 B', '3 A', '4 C']);
    await runAs(tx, 'admin')`delete from public.categories where id = ${b}`;
    expect(await loadNames(tx, parent)).toEqual(['1 D', '2 A', '3 C']);
    const other = await insertCategory(tx);
    await updateCategory(tx, d, { parent_id: other, position: 1_000_000 });
    expect(await loadNames(tx, parent)).toEqual(['1 A', '2 C']);
    expect(await loadNames(tx, other)).toEqual(['1 D']);
  });

  it('removes a deleted category from its texts, and changes nothing else', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    const category = await insertCategory(tx);
    await runAs(tx, 'editor')`update public.content set category_id = ${category} where id = ${id}`;
    const before = getOnlyRow(await tx`select * from public.content where id = ${id}`);
    expect(before.category_id).toBe(category);
    await runAs(tx, 'admin')`delete from public.categories where id = ${category}`;
    const after = getOnlyRow(await tx`select * from public.content where id = ${id}`);
    expect(after).toEqual({ ...before, category_id: null });
  });
});

describe('the tags of a text', () => {
  it('are removed with the text and with the tag', async ({ tx }) => {
    const content = await insertContent(tx, { author: peopleByActor.editor.id });
    const [otherTag, deletedTag] = [await insertTag(tx), await insertTag(tx)];
    await tx`insert into public.content_tags values (${content}, ${otherTag}), (${content}, ${deletedTag})`;
    await runAs(tx, 'admin')`delete from public.tags where id = ${deletedTag}`;
    expect(await tx`select tag_id from public.content_tags where content_id = ${content}`).toHaveLength(1);
    await runAs(tx, 'admin')`delete from public.content where id = ${content}`;
    expect(await tx`select from public.content_tags where tag_id = ${otherTag}`).toHaveLength(0);
  });
});

describe('merging two tags', () => {
  it('moves the texts of the merged tag to the remaining tag', async ({ tx }) => {
    const [mergedTag, remainingTag] = [await insertTag(tx, 'Fespaco'), await insertTag(tx, 'FESPACO')];
    const textWithBoth = await insertContent(tx, { author: peopleByActor.editor.id });
    const textWithMerged = await insertContent(tx, { author: peopleByActor.editor.id });
    await tx`insert into public.content_tags values (${textWithBoth}, ${mergedTag}), (${textWithBoth}, ${remainingTag}), (${textWithMerged}, ${mergedTag})`;
    const mergeResult = await runAs(tx, 'admin')`
      update public.tags set merged_into = ${remainingTag} where id = ${mergedTag} returning id`;
    expect(mergeResult).toMatchObject({ code: null, count: 1 });
    expect(await tx`select from public.tags where id = ${mergedTag}`).toHaveLength(0);
    const rows = await tx`select content_id from public.content_tags where tag_id = ${remainingTag}`;
    expect(rows.map((row) => row.content_id).sort()).toEqual([textWithBoth, textWithMerged].sort());
  });

  it('is refused to an editor, and for a tag with itself', async ({ tx }) => {
    const [tag, otherTag] = [await insertTag(tx), await insertTag(tx)];
    const merge = (who: StatementSender, target: string) =>
      runAs(tx, who)`update public.tags set merged_into = ${target} where id = ${tag}`;
    expect(await merge('editor', otherTag)).toMatchObject({ code: null, count: 0 });
    expect((await merge('admin', tag)).code).toBe('23514');
    expect(await tx`select from public.tags where id in (${tag}, ${otherTag})`).toHaveLength(2);
  });
});
