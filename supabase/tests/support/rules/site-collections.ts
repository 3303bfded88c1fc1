import type { Transaction } from '../database.ts';
import { ruleBuilder, type TableAccessRules } from '../rules.ts';

/**
 * Returns the value of a collection. ColumnValues has no objects, hence the cast. The database client sends the
 * object as JSON.
 */
const createCollectionValue = (...items: object[]) => ({ texts: { title: 'Un titre' }, items }) as never;

const newCollection = { key: 'essai', label: 'Essai', value: createCollectionValue() };

async function insertCollection(tx: Transaction) {
  await tx`insert into public.site_collections ${tx(newCollection)}`;
  return { key: newCollection.key };
}

async function insertCollectionDraft(tx: Transaction) {
  await tx`insert into public.site_collection_drafts ${tx({ ...newCollection, base_version: 0 })}`;
  return { key: newCollection.key };
}

async function insertCollectionRevision(tx: Transaction) {
  return { ...(await insertCollection(tx)), version: 1 };
}

export const siteCollectionAccessRules: TableAccessRules = {
  table: 'site_collections',
  grants: { authenticated: { select: 'all', insert: ['key', 'label', 'value'], update: ['label', 'value'] } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'a collection', insertCollection),
    ruleBuilder.insert('R R R R A A A', 'a new collection', newCollection),
    ruleBuilder.update('R F F F A A A', 'the value of a collection', insertCollection, {
      value: createCollectionValue({ id: 'un' }),
    }),
  ],
};

export const siteCollectionRevisionAccessRules: TableAccessRules = {
  table: 'site_collection_revisions',
  grants: { authenticated: { select: 'all' } },
  rules: [ruleBuilder.select('R F F F A A A', 'a revision of a collection', insertCollectionRevision)],
};

export const siteCollectionDraftAccessRules: TableAccessRules = {
  table: 'site_collection_drafts',
  grants: {
    authenticated: {
      select: 'all',
      insert: ['key', 'label', 'value', 'base_version', 'publish_at'],
      update: ['label', 'value', 'base_version', 'publish_at'],
      delete: true,
    },
  },
  rules: [
    ruleBuilder.select('R F F F A A A', 'the draft of a collection', insertCollectionDraft),
    ruleBuilder.insert('R R R R A A A', 'a new draft of a collection', { ...newCollection, base_version: 0 }),
    ruleBuilder.update('R F F F A A A', 'the value of a draft of a collection', insertCollectionDraft, {
      value: createCollectionValue({ id: 'un' }),
    }),
    ruleBuilder.delete('R F F F A A A', 'the draft of a collection', insertCollectionDraft),
  ],
};
