import type { Transaction } from '../database.ts';
import { insertCategory, insertContent, insertTag } from '../fixtures.ts';
import {
  createColleagueRowSetup,
  createOwnRowSetup,
  ruleBuilder,
  type TableAccessRules,
  type TestRowSetup,
} from '../rules.ts';

const prepareCategory: TestRowSetup = (tx) => insertCategory(tx);
const prepareTag: TestRowSetup = (tx) => insertTag(tx);

export const categoryAccessRules: TableAccessRules = {
  table: 'categories',
  grants: {
    authenticated: {
      select: 'all',
      insert: ['name', 'slug', 'description', 'parent_id'],
      update: ['name', 'slug', 'description', 'parent_id', 'position'],
      delete: true,
    },
  },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R A A A A A A', 'a category', prepareCategory),
    ruleBuilder.insert('R R R R R A A', 'a category', {
      name: 'Reportages',
      slug: 'reportages-de-regle',
      description: 'Sur le terrain',
    }),
    ruleBuilder.update('R F F F F A A', 'the name of a category', prepareCategory, { name: 'Autre nom' }),
    ruleBuilder.delete('R F F F F A A', 'a category', prepareCategory),
  ],
};

export const tagAccessRules: TableAccessRules = {
  table: 'tags',
  grants: {
    authenticated: {
      select: 'all',
      insert: ['name', 'slug'],
      update: ['name', 'slug', 'merged_into'],
      delete: true,
    },
  },
  rules: [
    ruleBuilder.select('R A A A A A A', 'a tag', prepareTag),
    ruleBuilder.insert('R R R R R A A', 'a tag', { name: 'Festival', slug: 'festival-de-regle' }),
    ruleBuilder.update('R F F F F A A', 'the name of a tag', prepareTag, { name: 'Autre nom' }),
    ruleBuilder.delete('R F F F F A A', 'a tag', prepareTag),
  ],
};

/** Fixed ids of a text and a tag, because the rule for inserts names both. */
const pair = {
  content_id: 'c1000000-0000-4000-8000-000000000001',
  tag_id: 'c1000000-0000-4000-8000-000000000002',
};

/** Inserts the text and the tag of the pair, without linking them. */
async function insertPair(tx: Transaction, author_id: string) {
  const title = 'Un titre';
  await tx`insert into public.content ${tx({ id: pair.content_id, title, slug: 'un-titre-de-regle', author_id })}`;
  await tx`insert into public.tags (id, name, slug) values (${pair.tag_id}, 'Une étiquette', 'etiquette-de-regle')`;
  return {};
}

async function insertPairOfArticle(tx: Transaction, author_id: string) {
  await insertPair(tx, author_id);
  await tx`update public.content set status = 'published' where id = ${pair.content_id}`;
  return {};
}

async function insertTaggedContent(tx: Transaction, author: string) {
  const key = { content_id: await insertContent(tx, { author }), tag_id: await insertTag(tx) };
  await tx`insert into public.content_tags ${tx(key)}`;
  return key;
}
const insertOwnTag = createOwnRowSetup(insertTaggedContent);
const insertColleagueTag = createColleagueRowSetup(insertTaggedContent);

/** Readers of a text read its tags, and writers assign them. Moderators change the status only. */
export const contentTagAccessRules: TableAccessRules = {
  table: 'content_tags',
  grants: { authenticated: { select: 'all', insert: ['content_id', 'tag_id'], delete: true } },
  rules: [
    ruleBuilder.select('R F A A A A A', 'a tag of their own draft', insertOwnTag),
    ruleBuilder.select('R F F A A A A', "a tag of a colleague's draft", insertColleagueTag),
    ruleBuilder.insert('R R A R A A A', 'a tag to their own draft', pair, createOwnRowSetup(insertPair)),
    ruleBuilder.insert(
      'R R R R A A A',
      'a tag to their own article',
      pair,
      createOwnRowSetup(insertPairOfArticle),
    ),
    ruleBuilder.insert(
      'R R R R A A A',
      "a tag to a colleague's draft",
      pair,
      createColleagueRowSetup(insertPair),
    ),
    ruleBuilder.delete('R F A F A A A', 'a tag of their own draft', insertOwnTag),
    ruleBuilder.delete('R F F F A A A', "a tag of a colleague's draft", insertColleagueTag),
  ],
};
