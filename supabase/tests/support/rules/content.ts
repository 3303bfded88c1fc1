import { others, type Person } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertContent, insertCopy } from '../fixtures.ts';
import type { Rule, TableRules, Values } from '../rules.ts';

const { colleague } = others;

export const contentRules: TableRules = {
  table: 'content',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: [
        ...['title', 'slug', 'content', 'excerpt', 'status', 'content_type', 'author_id', 'published_at'],
        ...['cover_media_id', 'category_id', 'publish_at', 'unpublish_at', 'pinned'],
        ...['seo_title', 'seo_description', 'share_media_id', 'byline', 'update_at'],
      ],
      update: [
        ...['title', 'slug', 'content', 'excerpt', 'status', 'content_type', 'published_at', 'autosaved_at'],
        ...['cover_media_id', 'category_id', 'publish_at', 'unpublish_at', 'pinned'],
        ...['seo_title', 'seo_description', 'share_media_id', 'byline', 'update_at', 'copied_version'],
      ],
      delete: true,
    },
  },
  columns: [
    ...['id', 'title', 'slug', 'content', 'excerpt', 'status', 'content_type', 'author_id', 'published_at'],
    ...['created_at', 'updated_at', 'first_published_at', 'version'],
  ],
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'their own draft', given: own('draft'), outcomes: 'R F A A A A A' },
    { operation: 'select', subject: 'their own article', given: own('published'), outcomes: 'R F A A A A A' },
    { operation: 'select', subject: "a colleague's draft", given: other('draft'), outcomes: 'R F F A A A A' },
    {
      operation: 'select',
      subject: "a colleague's article",
      given: other('published'),
      outcomes: 'R F F A A A A',
    },
    create('a draft of their own', (person) => ({ author_id: person.id, status: 'draft' }), 'R R A R A A A'),
    create(
      'an article of their own',
      (person) => ({ author_id: person.id, status: 'published' }),
      'R R R R A A A',
    ),
    create(
      'an archived article of their own',
      (person) => ({ author_id: person.id, status: 'archived' }),
      'R R R R A A A',
    ),
    create("a draft in a colleague's name", () => ({ author_id: colleague.id }), 'R R R R R R R'),
    create('a draft in nobody’s name', () => ({ author_id: null }), 'R R R R R R R'),
    change('the title of their own draft', own('draft'), { title: 'Autre titre' }, 'R F A R A A A'),
    change('the title of their own article', own('published'), { title: 'Autre titre' }, 'R F F R A A A'),
    change("the title of a colleague's draft", other('draft'), { title: 'Autre titre' }, 'R F F R A A A'),
    change("the title of a colleague's article", other('published'), { title: 'Autre' }, 'R F F R A A A'),
    change('the status of their own draft', own('draft'), { status: 'published' }, 'R F R A A A A'),
    change("the status of a colleague's draft", other('draft'), { status: 'published' }, 'R F F A A A A'),
    change(
      "the status of a colleague's article",
      other('published'),
      { status: 'archived' },
      'R F F A A A A',
    ),
    change(
      'status and text at once',
      other('draft'),
      { status: 'published', content: 'Autre texte' },
      'R F F R A A A',
    ),
    change(
      'the title of a copy of their own article',
      copy('own'),
      { title: 'Autre titre' },
      'R F A R A A A',
    ),
    change(
      "the title of a copy of a colleague's article",
      copy('other'),
      { title: 'Autre' },
      'R F F R A A A',
    ),
    change('the date of a copy', copy('own'), { update_at: '2099-01-01T00:00:00+00:00' }, 'R F R R A A A'),
    change('a scheduled copy', copy('own', '2099-01-01'), { title: 'Autre titre' }, 'R F R R A A A'),
    change('the original of a copy', copy('own'), { copy_of: null }, 'R R R R R R R'),
    change('the author of an article', own('draft'), { author_id: colleague.id }, 'R R R R R R R'),
    change('the version of an article', own('draft'), { version: 40 }, 'R R R R R R R'),
    change(
      'what stands of a review',
      own('draft'),
      { review_requested_at: '2026-01-01T00:00:00+00:00' },
      'R R R R R R R',
    ),
    change('the word a text came back with', own('draft'), { review_note: 'Relu' }, 'R R R R R R R'),
    change(
      'the first publication date of an article',
      own('draft'),
      { first_published_at: '2020-01-01T00:00:00+00:00' },
      'R R R R R R R',
    ),
    { operation: 'delete', subject: 'their own draft', given: own('draft'), outcomes: 'R F A F A A A' },
    { operation: 'delete', subject: 'their own article', given: own('published'), outcomes: 'R F F F F A A' },
    { operation: 'delete', subject: "a colleague's draft", given: other('draft'), outcomes: 'R F F F F A A' },
    {
      operation: 'delete',
      subject: 'a copy of their own article',
      given: copy('own'),
      outcomes: 'R F A F A A A',
    },
    {
      operation: 'delete',
      subject: 'a copy of another article',
      given: copy('other'),
      outcomes: 'R F F F A A A',
    },
  ],
};

type Status = 'draft' | 'published';

function own(status: Status) {
  return async (tx: Transaction, person: Person | null) => ({
    id: await insertContent(tx, { author: person?.id ?? colleague.id, status }),
  });
}

function other(status: Status) {
  return async (tx: Transaction) => ({ id: await insertContent(tx, { author: colleague.id, status }) });
}

function copy(owner: 'own' | 'other', updateAt: string | null = null) {
  return async (tx: Transaction, person: Person | null) => {
    const author = owner === 'own' && person ? person.id : colleague.id;
    return { id: await insertCopy(tx, await insertContent(tx, { author, status: 'published' }), updateAt) };
  };
}

function create(subject: string, values: (person: Person) => Values, outcomes: string): Rule {
  return {
    operation: 'insert',
    subject,
    values: (person) => ({ title: 'Essai', slug: 'essai-de-regle', ...values(person ?? colleague) }),
    outcomes,
  };
}

function change(subject: string, given: Rule['given'], values: Values, outcomes: string): Rule {
  return { operation: 'update', subject, given, values: () => values, outcomes };
}
