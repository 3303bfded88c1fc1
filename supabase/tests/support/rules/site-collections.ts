import { getOnlyRow, type Transaction } from '../database.ts';
import type { TableRules } from '../rules.ts';

/** Returns the value of a collection. The cast hides that it is an object, which the database client sends as JSON. */
const collectionValue = (...items: object[]) => ({ texts: { title: 'Un titre' }, items }) as never;

async function insertCollection(tx: Transaction) {
  const rows = await tx`
    insert into public.site_collections (key, label, value) values ('essai', 'Essai', ${tx.json(collectionValue())}) returning key`;
  return { key: getOnlyRow(rows).key as string };
}

async function insertCollectionDraft(tx: Transaction) {
  const rows = await tx`
    insert into public.site_collection_drafts (key, label, value, base_version)
    values ('essai', 'Essai', ${tx.json(collectionValue())}, 0) returning key`;
  return { key: getOnlyRow(rows).key as string };
}

async function insertCollectionRevision(tx: Transaction) {
  return { ...(await insertCollection(tx)), version: 1 };
}

export const siteCollectionRules: TableRules = {
  table: 'site_collections',
  grants: {
    anon: {},
    authenticated: { select: 'all', insert: ['key', 'label', 'value'], update: ['label', 'value'] },
  },
  columns: ['key', 'label', 'value', 'version', 'updated_at', 'updated_by'],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'a collection', prepareRow: insertCollection, outcomes: 'R F A A A A A' },
    {
      operation: 'insert',
      subject: 'a new collection',
      values: () => ({ key: 'autre', label: 'Autre', value: collectionValue() }),
      outcomes: 'R R R R A A A',
    },
    {
      operation: 'update',
      subject: 'the value of a collection',
      prepareRow: insertCollection,
      values: () => ({ value: collectionValue({ id: 'un' }) }),
      outcomes: 'R F F F A A A',
    },
    {
      operation: 'update',
      subject: 'the version of a collection',
      prepareRow: insertCollection,
      values: () => ({ version: 7 }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the key of a collection',
      prepareRow: insertCollection,
      values: () => ({ key: 'volee' }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'a collection', prepareRow: insertCollection, outcomes: 'R R R R R R R' },
  ],
};

export const siteCollectionRevisionRules: TableRules = {
  table: 'site_collection_revisions',
  grants: { anon: {}, authenticated: { select: 'all' } },
  columns: ['key', 'version', 'value', 'author', 'author_name', 'created_at'],
  rules: [
    {
      operation: 'select',
      subject: 'a revision of a collection',
      prepareRow: insertCollectionRevision,
      outcomes: 'R F F F A A A',
    },
    {
      operation: 'insert',
      subject: 'an invented revision',
      values: () => ({ key: 'essai', version: 7, value: '{}' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the author of a revision',
      prepareRow: insertCollectionRevision,
      values: () => ({ author_name: 'Quelqu’un d’autre' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a revision of a collection',
      prepareRow: insertCollectionRevision,
      outcomes: 'R R R R R R R',
    },
  ],
};

export const siteCollectionDraftRules: TableRules = {
  table: 'site_collection_drafts',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['key', 'label', 'value', 'base_version', 'publish_at'],
      update: ['label', 'value', 'base_version', 'publish_at'],
      delete: true,
    },
  },
  columns: ['key', 'label', 'value', 'base_version', 'publish_at', 'version', 'updated_at', 'updated_by'],
  rules: [
    {
      operation: 'select',
      subject: 'the draft of a collection',
      prepareRow: insertCollectionDraft,
      outcomes: 'R F F F A A A',
    },
    {
      operation: 'insert',
      subject: 'a new draft of a collection',
      values: () => ({ key: 'autre', label: 'Autre', value: collectionValue(), base_version: 0 }),
      outcomes: 'R R R R A A A',
    },
    {
      operation: 'update',
      subject: 'the value of a draft of a collection',
      prepareRow: insertCollectionDraft,
      values: () => ({ value: collectionValue({ id: 'un' }) }),
      outcomes: 'R F F F A A A',
    },
    {
      operation: 'update',
      subject: 'the author of a draft of a collection',
      prepareRow: insertCollectionDraft,
      values: () => ({ updated_by: null }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'the draft of a collection',
      prepareRow: insertCollectionDraft,
      outcomes: 'R F F F A A A',
    },
  ],
};
