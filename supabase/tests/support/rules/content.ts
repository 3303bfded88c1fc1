import { contentFields } from '../../../../src/copy/admin/content-fields.ts';
import { type TestPerson, targetPeople } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertContent, insertCopy } from '../fixtures.ts';
import { createColleagueRowSetup, createOwnRowSetup, ruleBuilder, type TableAccessRules } from '../rules.ts';

type Status = 'draft' | 'published' | 'archived';

const editedColumns = Object.keys(contentFields);
const newDraft = { title: 'Essai', slug: 'essai-de-regle' };
const createOwnText = (status: Status) => (person: TestPerson | null) => ({
  ...newDraft,
  author_id: (person ?? targetPeople.colleague).id,
  status,
});

const insertText = (status: Status) => (tx: Transaction, author: string) =>
  insertContent(tx, { author, status });
const insertOwnDraft = createOwnRowSetup(insertText('draft'));
const insertOwnArticle = createOwnRowSetup(insertText('published'));
const insertColleagueDraft = createColleagueRowSetup(insertText('draft'));
const insertColleagueArticle = createColleagueRowSetup(insertText('published'));

/** Inserts a published text, and a working copy that replaces it at `updateAt`. Returns the id of the copy. */
const insertTextWithCopy =
  (updateAt: string | null = null) =>
  async (tx: Transaction, author: string) =>
    insertCopy(tx, await insertText('published')(tx, author), updateAt);
const insertOwnCopy = createOwnRowSetup(insertTextWithCopy());
const insertOwnScheduledCopy = createOwnRowSetup(insertTextWithCopy('2099-01-01'));
const insertColleagueCopy = createColleagueRowSetup(insertTextWithCopy());

export const contentAccessRules: TableAccessRules = {
  table: 'content',
  grants: {
    authenticated: {
      select: 'all',
      insert: [...editedColumns, 'author_id', 'published_at'],
      update: [...editedColumns, 'published_at', 'autosaved_at', 'copied_version'],
      delete: true,
    },
  },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'their own draft', insertOwnDraft),
    ruleBuilder.select('R F A A A A A', 'their own article', insertOwnArticle),
    ruleBuilder.select('R F F A A A A', "a colleague's draft", insertColleagueDraft),
    ruleBuilder.select('R F F A A A A', "a colleague's article", insertColleagueArticle),
    ruleBuilder.insert('R R A R A A A', 'a draft of their own', createOwnText('draft')),
    ruleBuilder.insert('R R R R A A A', 'an article of their own', createOwnText('published')),
    ruleBuilder.insert('R R R R A A A', 'an archived article of their own', createOwnText('archived')),
    ruleBuilder.insert('R R R R R R R', "a draft in a colleague's name", {
      ...newDraft,
      author_id: targetPeople.colleague.id,
    }),
    ruleBuilder.insert('R R R R R R R', 'a draft without an author', { ...newDraft, author_id: null }),
    ruleBuilder.update('R F A R A A A', 'the title of their own draft', insertOwnDraft, {
      title: 'Autre titre',
    }),
    ruleBuilder.update('R F F R A A A', 'the title of their own article', insertOwnArticle, {
      title: 'Autre titre',
    }),
    ruleBuilder.update('R F F R A A A', "the title of a colleague's draft", insertColleagueDraft, {
      title: 'Autre titre',
    }),
    ruleBuilder.update('R F F R A A A', "the title of a colleague's article", insertColleagueArticle, {
      title: 'Autre',
    }),
    ruleBuilder.update('R F R A A A A', 'the status of their own draft', insertOwnDraft, {
      status: 'published',
    }),
    ruleBuilder.update('R F F A A A A', "the status of a colleague's draft", insertColleagueDraft, {
      status: 'published',
    }),
    ruleBuilder.update('R F F A A A A', "the status of a colleague's article", insertColleagueArticle, {
      status: 'archived',
    }),
    ruleBuilder.update('R F F R A A A', 'status and text of a draft at once', insertColleagueDraft, {
      status: 'published',
      content: 'Autre texte',
    }),
    ruleBuilder.update('R F A R A A A', 'the title of a copy of their own article', insertOwnCopy, {
      title: 'Autre titre',
    }),
    ruleBuilder.update('R F F R A A A', "the title of a copy of a colleague's article", insertColleagueCopy, {
      title: 'Autre',
    }),
    ruleBuilder.update('R F R R A A A', 'the publication date of a copy', insertOwnCopy, {
      update_at: '2099-01-01T00:00:00+00:00',
    }),
    ruleBuilder.update('R F R R A A A', 'a scheduled copy', insertOwnScheduledCopy, { title: 'Autre titre' }),
    ruleBuilder.delete('R F A F A A A', 'their own draft', insertOwnDraft),
    ruleBuilder.delete('R F F F F A A', 'their own article', insertOwnArticle),
    ruleBuilder.delete('R F F F F A A', "a colleague's draft", insertColleagueDraft),
  ],
};
