import { only, type Transaction } from '../database.ts';
import type { TableRules } from '../rules.ts';

/** The database client sends an object as JSON, which the type of a rule's values does not allow. */
const saying = (...items: object[]) => ({ texts: { title: 'Un titre' }, items }) as never;

async function aCollection(tx: Transaction) {
  const rows = await tx`
    insert into public.site_collections (key, label, value) values ('essai', 'Essai', ${tx.json(saying())}) returning key`;
  return { key: only(rows).key as string };
}

async function itsPast(tx: Transaction) {
  return { ...(await aCollection(tx)), version: 1 };
}

export const siteCollectionRules: TableRules = {
  table: 'site_collections',
  grants: {
    anon: {},
    authenticated: { select: 'all', insert: ['key', 'label', 'value'], update: ['label', 'value'] },
  },
  columns: ['key', 'label', 'value', 'version', 'updated_at', 'updated_by'],
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'what a collection says', given: aCollection, outcomes: 'R F A A A A A' },
    {
      operation: 'insert',
      subject: 'a collection that nobody changed yet',
      values: () => ({ key: 'autre', label: 'Autre', value: saying() }),
      outcomes: 'R R R R A A A',
    },
    {
      operation: 'update',
      subject: 'what a collection says',
      given: aCollection,
      values: () => ({ value: saying({ id: 'un' }) }),
      outcomes: 'R F F F A A A',
    },
    {
      operation: 'update',
      subject: 'the version of a collection',
      given: aCollection,
      values: () => ({ version: 7 }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the key of a collection',
      given: aCollection,
      values: () => ({ key: 'volee' }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'a collection', given: aCollection, outcomes: 'R R R R R R R' },
  ],
};

export const siteCollectionRevisionRules: TableRules = {
  table: 'site_collection_revisions',
  grants: { anon: {}, authenticated: { select: 'all' } },
  columns: ['key', 'version', 'value', 'author', 'author_name', 'created_at'],
  rules: [
    { operation: 'select', subject: 'what a collection said', given: itsPast, outcomes: 'R F F F A A A' },
    {
      operation: 'insert',
      subject: 'a past that was not',
      values: () => ({ key: 'essai', version: 7, value: '{}' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'who said it',
      given: itsPast,
      values: () => ({ author_name: 'Quelqu’un d’autre' }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'what a collection said', given: itsPast, outcomes: 'R R R R R R R' },
  ],
};
