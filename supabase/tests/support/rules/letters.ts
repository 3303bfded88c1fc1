import type { Transaction } from '../database.ts';
import { deleteRule, insertRule, selectRule, splitNames, type TableRules, updateRule } from '../rules.ts';

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
  columns: splitNames('id, subject, intro, audience, stories, state, version, scheduled_at, sent_stories'),
  // A allowed, R refused, F filtered: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    selectRule('R F F F F F A', 'a draft', insertDraftLetter),
    selectRule('R F F F F F A', 'a sent letter', insertSentLetter),
    insertRule('R R R R R R A', 'a draft', { subject: 'Une lettre d’essai' }),
    insertRule('R R R R R R R', 'a letter in state sending', { subject: 'Une lettre', state: 'sending' }),
    updateRule('R F F F F F A', 'the subject of a draft', insertDraftLetter, { subject: 'Autre chose' }),
    updateRule('R F F F F F F', 'the subject of a sent letter', insertSentLetter, { subject: 'Autre chose' }),
    updateRule('R F F F F F F', 'the subject of a scheduled letter', insertScheduledLetter, {
      subject: 'Autre chose',
    }),
    deleteRule('R F F F F F F', 'a scheduled letter', insertScheduledLetter),
    updateRule('R R R R R R R', 'the state of a letter', insertDraftLetter, { state: 'sent' }),
    deleteRule('R F F F F F A', 'a draft', insertDraftLetter),
    deleteRule('R F F F F F F', 'a sent letter', insertSentLetter),
  ],
};

async function insertDraftLetter(tx: Transaction) {
  const id = crypto.randomUUID();
  await tx`insert into public.letters (id, subject, intro) values (${id}, 'La lettre de mai', 'Bonjour.')`;
  return id;
}

async function insertSentLetter(tx: Transaction) {
  const id = await insertDraftLetter(tx);
  await tx`
    update public.letters set state = 'sent', started_at = now(), ended_at = now(), sent_stories = '[]' where id = ${id}`;
  return id;
}

async function insertScheduledLetter(tx: Transaction) {
  const id = await insertDraftLetter(tx);
  await tx`
    update public.letters set state = 'scheduled', scheduled_at = now() + interval '1 day' where id = ${id}`;
  return id;
}
