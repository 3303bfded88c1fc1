import type { Transaction } from '../database.ts';
import type { TableRules } from '../rules.ts';

export const letterRules: TableRules = {
  table: 'letters',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: ['subject', 'intro', 'audience', 'stories'],
      update: ['subject', 'intro', 'audience', 'stories'],
      delete: true,
    },
  },
  columns: [
    'id',
    'subject',
    'intro',
    'audience',
    'stories',
    'state',
    'version',
    'scheduled_at',
    'sent_stories',
  ],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'a draft', prepareRow: insertDraftLetter, outcomes: 'R F F F F F A' },
    {
      operation: 'select',
      subject: 'a sent letter',
      prepareRow: insertSentLetter,
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'insert',
      subject: 'a draft',
      values: () => ({ subject: 'Une lettre d’essai' }),
      outcomes: 'R R R R R R A',
    },
    {
      operation: 'insert',
      subject: 'a letter in state sending',
      values: () => ({ subject: 'Une lettre', state: 'sending' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the subject of a draft',
      prepareRow: insertDraftLetter,
      values: () => ({ subject: 'Autre chose' }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: 'the subject of a sent letter',
      prepareRow: insertSentLetter,
      values: () => ({ subject: 'Autre chose' }),
      outcomes: 'R F F F F F F',
    },
    {
      operation: 'update',
      subject: 'the subject of a scheduled letter',
      prepareRow: insertScheduledLetter,
      values: () => ({ subject: 'Autre chose' }),
      outcomes: 'R F F F F F F',
    },
    {
      operation: 'delete',
      subject: 'a scheduled letter',
      prepareRow: insertScheduledLetter,
      outcomes: 'R F F F F F F',
    },
    {
      operation: 'update',
      subject: 'the state of a letter',
      prepareRow: insertDraftLetter,
      values: () => ({ state: 'sent' }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'a draft', prepareRow: insertDraftLetter, outcomes: 'R F F F F F A' },
    {
      operation: 'delete',
      subject: 'a sent letter',
      prepareRow: insertSentLetter,
      outcomes: 'R F F F F F F',
    },
  ],
};

async function insertDraftLetter(tx: Transaction) {
  const id = crypto.randomUUID();
  await tx`insert into public.letters (id, subject, intro) values (${id}, 'La lettre de mai', 'Bonjour.')`;
  return { id };
}

async function insertSentLetter(tx: Transaction) {
  const { id } = await insertDraftLetter(tx);
  await tx`
    update public.letters set state = 'sent', started_at = now(), ended_at = now(), sent_stories = '[]' where id = ${id}`;
  return { id };
}

async function insertScheduledLetter(tx: Transaction) {
  const { id } = await insertDraftLetter(tx);
  await tx`
    update public.letters set state = 'scheduled', scheduled_at = now() + interval '1 day' where id = ${id}`;
  return { id };
}
