import { passivePeople, type TestPerson } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertCategory, insertContent, insertTag } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = passivePeople;

export const categoryRules: TableRules = {
  table: 'categories',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['name', 'slug', 'description', 'parent_id'],
      update: ['name', 'slug', 'description', 'parent_id', 'position'],
      delete: true,
    },
  },
  columns: ['id', 'name', 'slug', 'description', 'parent_id', 'position', 'level'],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'a category', prepareRow: insertCategoryRow, outcomes: 'R A A A A A A' },
    {
      operation: 'insert',
      subject: 'a category',
      values: () => ({ name: 'Reportages', slug: 'reportages-de-regle', description: 'Sur le terrain' }),
      outcomes: 'R R R R R A A',
    },
    {
      operation: 'insert',
      subject: 'a category with a position',
      values: () => ({ name: 'Reportages', slug: 'reportages-de-regle', position: 1 }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the name of a category',
      prepareRow: insertCategoryRow,
      values: () => ({ name: 'Autre nom' }),
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'update',
      subject: 'the id of a category',
      prepareRow: insertCategoryRow,
      values: () => ({ id: colleague.id }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'a category', prepareRow: insertCategoryRow, outcomes: 'R F F F F A A' },
  ],
};

export const tagRules: TableRules = {
  table: 'tags',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['name', 'slug'],
      update: ['name', 'slug', 'merged_into'],
      delete: true,
    },
  },
  columns: ['id', 'name', 'slug', 'merged_into'],
  rules: [
    { operation: 'select', subject: 'a tag', prepareRow: insertTagRow, outcomes: 'R A A A A A A' },
    {
      operation: 'insert',
      subject: 'a tag',
      values: () => ({ name: 'Festival', slug: 'festival-de-regle' }),
      outcomes: 'R R R R R A A',
    },
    {
      operation: 'update',
      subject: 'the name of a tag',
      prepareRow: insertTagRow,
      values: () => ({ name: 'Autre nom' }),
      outcomes: 'R F F F F A A',
    },
    { operation: 'delete', subject: 'a tag', prepareRow: insertTagRow, outcomes: 'R F F F F A A' },
  ],
};

/** Fixed ids of a text and a tag, because the rule for inserts names both. */
const pair = {
  content_id: 'c1000000-0000-4000-8000-000000000001',
  tag_id: 'c1000000-0000-4000-8000-000000000002',
};

/** Readers of a text read its tags, and writers assign them. Moderators change the status only. */
export const contentTagRules: TableRules = {
  table: 'content_tags',
  grants: {
    anon: {},
    authenticated: { select: 'all', insert: ['content_id', 'tag_id'], delete: true },
  },
  columns: ['content_id', 'tag_id'],
  rules: [
    {
      operation: 'select',
      subject: 'a tag of their own draft',
      prepareRow: insertOwnTag,
      outcomes: 'R F A A A A A',
    },
    {
      operation: 'select',
      subject: "a tag of a colleague's draft",
      prepareRow: insertColleagueTag,
      outcomes: 'R F F A A A A',
    },
    {
      operation: 'insert',
      subject: 'a tag to their own draft',
      prepareRow: (tx, person) => insertUnlinkedPair(tx, person?.id ?? colleague.id),
      values: () => pair,
      outcomes: 'R R A R A A A',
    },
    {
      operation: 'insert',
      subject: "a tag to a colleague's draft",
      prepareRow: (tx) => insertUnlinkedPair(tx, colleague.id),
      values: () => pair,
      outcomes: 'R R R R A A A',
    },
    {
      operation: 'update',
      subject: 'the text of a tag',
      prepareRow: insertOwnTag,
      values: () => ({ content_id: colleague.id }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a tag of their own draft',
      prepareRow: insertOwnTag,
      outcomes: 'R F A F A A A',
    },
    {
      operation: 'delete',
      subject: "a tag of a colleague's draft",
      prepareRow: insertColleagueTag,
      outcomes: 'R F F F A A A',
    },
  ],
};

async function insertCategoryRow(tx: Transaction) {
  return { id: await insertCategory(tx) };
}

async function insertTagRow(tx: Transaction) {
  return { id: await insertTag(tx) };
}

async function insertOwnTag(tx: Transaction, person: TestPerson | null) {
  return insertTaggedContent(tx, person?.id ?? colleague.id);
}

async function insertColleagueTag(tx: Transaction) {
  return insertTaggedContent(tx, colleague.id);
}

async function insertTaggedContent(tx: Transaction, author: string) {
  const row = { content_id: await insertContent(tx, { author }), tag_id: await insertTag(tx) };
  await tx`insert into public.content_tags ${tx(row)}`;
  return row;
}

async function insertUnlinkedPair(tx: Transaction, author: string) {
  await tx`
    insert into public.content (id, title, slug, author_id)
    values (${pair.content_id}, 'Un titre', 'un-titre-de-regle', ${author})`;
  await tx`insert into public.tags (id, name, slug) values (${pair.tag_id}, 'Une étiquette', 'etiquette-de-regle')`;
  return {};
}
