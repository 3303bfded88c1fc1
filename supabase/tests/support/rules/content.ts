import { contentFields } from '../../../../src/copy/admin/content-fields.ts';
import { passivePeople, type TestPerson } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertContent, insertCopy } from '../fixtures.ts';
import type { AccessRule, ColumnValues, TableRules } from '../rules.ts';

const { colleague } = passivePeople;
const editedColumns = Object.keys(contentFields);

export const contentRules: TableRules = {
  table: 'content',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: [...editedColumns, 'author_id', 'published_at'],
      update: [...editedColumns, 'published_at', 'autosaved_at', 'copied_version'],
      delete: true,
    },
  },
  columns: [
    ...['id', 'title', 'slug', 'content', 'excerpt', 'status', 'content_type', 'author_id', 'published_at'],
    ...['created_at', 'updated_at', 'text_changed_at', 'first_published_at', 'version'],
  ],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'their own draft',
      prepareRow: prepareOwnText('draft'),
      outcomes: 'R F A A A A A',
    },
    {
      operation: 'select',
      subject: 'their own article',
      prepareRow: prepareOwnText('published'),
      outcomes: 'R F A A A A A',
    },
    {
      operation: 'select',
      subject: "a colleague's draft",
      prepareRow: prepareColleagueText('draft'),
      outcomes: 'R F F A A A A',
    },
    {
      operation: 'select',
      subject: "a colleague's article",
      prepareRow: prepareColleagueText('published'),
      outcomes: 'R F F A A A A',
    },
    insertRule(
      'a draft of their own',
      (person) => ({ author_id: person.id, status: 'draft' }),
      'R R A R A A A',
    ),
    insertRule(
      'an article of their own',
      (person) => ({ author_id: person.id, status: 'published' }),
      'R R R R A A A',
    ),
    insertRule(
      'an archived article of their own',
      (person) => ({ author_id: person.id, status: 'archived' }),
      'R R R R A A A',
    ),
    insertRule("a draft in a colleague's name", () => ({ author_id: colleague.id }), 'R R R R R R R'),
    insertRule('a draft in nobody’s name', () => ({ author_id: null }), 'R R R R R R R'),
    updateRule(
      'the title of their own draft',
      prepareOwnText('draft'),
      { title: 'Autre titre' },
      'R F A R A A A',
    ),
    updateRule(
      'the title of their own article',
      prepareOwnText('published'),
      { title: 'Autre titre' },
      'R F F R A A A',
    ),
    updateRule(
      "the title of a colleague's draft",
      prepareColleagueText('draft'),
      { title: 'Autre titre' },
      'R F F R A A A',
    ),
    updateRule(
      "the title of a colleague's article",
      prepareColleagueText('published'),
      { title: 'Autre' },
      'R F F R A A A',
    ),
    updateRule(
      'the status of their own draft',
      prepareOwnText('draft'),
      { status: 'published' },
      'R F R A A A A',
    ),
    updateRule(
      "the status of a colleague's draft",
      prepareColleagueText('draft'),
      { status: 'published' },
      'R F F A A A A',
    ),
    updateRule(
      "the status of a colleague's article",
      prepareColleagueText('published'),
      { status: 'archived' },
      'R F F A A A A',
    ),
    updateRule(
      'status and text of a draft at once',
      prepareColleagueText('draft'),
      { status: 'published', content: 'Autre texte' },
      'R F F R A A A',
    ),
    updateRule(
      'the title of a copy of their own article',
      prepareCopy('own'),
      { title: 'Autre titre' },
      'R F A R A A A',
    ),
    updateRule(
      "the title of a copy of a colleague's article",
      prepareCopy('other'),
      { title: 'Autre' },
      'R F F R A A A',
    ),
    updateRule(
      'the date of a copy',
      prepareCopy('own'),
      { update_at: '2099-01-01T00:00:00+00:00' },
      'R F R R A A A',
    ),
    updateRule(
      'a scheduled copy',
      prepareCopy('own', '2099-01-01'),
      { title: 'Autre titre' },
      'R F R R A A A',
    ),
    updateRule('the original of a copy', prepareCopy('own'), { copy_of: null }, 'R R R R R R R'),
    updateRule(
      'the author of an article',
      prepareOwnText('draft'),
      { author_id: colleague.id },
      'R R R R R R R',
    ),
    updateRule('the version of an article', prepareOwnText('draft'), { version: 40 }, 'R R R R R R R'),
    updateRule(
      'the review request of a text',
      prepareOwnText('draft'),
      { review_requested_at: '2026-01-01T00:00:00+00:00' },
      'R R R R R R R',
    ),
    updateRule(
      'the review note of a text',
      prepareOwnText('draft'),
      { review_note: 'Relu' },
      'R R R R R R R',
    ),
    updateRule(
      'the first publication date of an article',
      prepareOwnText('draft'),
      { first_published_at: '2020-01-01T00:00:00+00:00' },
      'R R R R R R R',
    ),
    {
      operation: 'delete',
      subject: 'their own draft',
      prepareRow: prepareOwnText('draft'),
      outcomes: 'R F A F A A A',
    },
    {
      operation: 'delete',
      subject: 'their own article',
      prepareRow: prepareOwnText('published'),
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'delete',
      subject: "a colleague's draft",
      prepareRow: prepareColleagueText('draft'),
      outcomes: 'R F F F F A A',
    },
  ],
};

type Status = 'draft' | 'published';

function prepareOwnText(status: Status) {
  return async (tx: Transaction, person: TestPerson | null) => ({
    id: await insertContent(tx, { author: person?.id ?? colleague.id, status }),
  });
}

function prepareColleagueText(status: Status) {
  return async (tx: Transaction) => ({ id: await insertContent(tx, { author: colleague.id, status }) });
}

function prepareCopy(owner: 'own' | 'other', updateAt: string | null = null) {
  return async (tx: Transaction, person: TestPerson | null) => {
    const author = owner === 'own' && person ? person.id : colleague.id;
    return { id: await insertCopy(tx, await insertContent(tx, { author, status: 'published' }), updateAt) };
  };
}

function insertRule(
  subject: string,
  values: (person: TestPerson) => ColumnValues,
  outcomes: string,
): AccessRule {
  return {
    operation: 'insert',
    subject,
    values: (person) => ({ title: 'Essai', slug: 'essai-de-regle', ...values(person ?? colleague) }),
    outcomes,
  };
}

function updateRule(
  subject: string,
  prepareRow: AccessRule['prepareRow'],
  values: ColumnValues,
  outcomes: string,
): AccessRule {
  return { operation: 'update', subject, prepareRow, values: () => values, outcomes };
}
