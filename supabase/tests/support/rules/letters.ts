import type { Transaction } from '../database.ts';
import type { TableRules } from '../rules.ts';

export const letterRules: TableRules = {
  table: 'letters',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['subject', 'intro', 'stories'],
      update: ['subject', 'intro', 'stories'],
      delete: true,
    },
  },
  columns: ['id', 'subject', 'intro', 'stories', 'state', 'version', 'sent_stories'],
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'a draft', given: draft, outcomes: 'R F F F F F A' },
    { operation: 'select', subject: 'a sent letter', given: insertSentLetter, outcomes: 'R F F F F F A' },
    {
      operation: 'insert',
      subject: 'a draft',
      values: () => ({ subject: 'Une lettre d’essai' }),
      outcomes: 'R R R R R R A',
    },
    {
      operation: 'insert',
      subject: 'a letter that is on its way',
      values: () => ({ subject: 'Une lettre', state: 'sending' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'what a draft says',
      given: draft,
      values: () => ({ subject: 'Autre chose' }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: 'what a sent letter said',
      given: insertSentLetter,
      values: () => ({ subject: 'Autre chose' }),
      outcomes: 'R F F F F F F',
    },
    {
      operation: 'update',
      subject: 'where a letter stands',
      given: draft,
      values: () => ({ state: 'sent' }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'a draft', given: draft, outcomes: 'R F F F F F A' },
    { operation: 'delete', subject: 'a sent letter', given: insertSentLetter, outcomes: 'R F F F F F F' },
  ],
};

async function draft(tx: Transaction) {
  const id = crypto.randomUUID();
  await tx`insert into public.letters (id, subject, intro) values (${id}, 'La lettre de mai', 'Bonjour.')`;
  return { id };
}

async function insertSentLetter(tx: Transaction) {
  const { id } = await draft(tx);
  await tx`
    update public.letters set state = 'sent', started_at = now(), ended_at = now(), sent_stories = '[]' where id = ${id}`;
  return { id };
}
