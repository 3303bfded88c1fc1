import type { Transaction } from '../database.ts';
import { ruleBuilder, type TableAccessRules } from '../rules.ts';

export const letterAccessRules: TableAccessRules = {
  table: 'letters',
  grants: {
    authenticated: {
      select: 'all',
      insert: ['subject', 'intro', 'audience', 'stories'],
      update: ['subject', 'intro', 'audience', 'stories'],
      delete: true,
    },
  },
  // A allowed, R refused, F filtered. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F F F F F A', 'a draft', insertDraftLetter),
    ruleBuilder.select('R F F F F F A', 'a sent letter', insertSentLetter),
    ruleBuilder.insert('R R R R R R A', 'a draft', { subject: 'Une lettre d’essai' }),
    ruleBuilder.update('R F F F F F A', 'the subject of a draft', insertDraftLetter, {
      subject: 'Autre chose',
    }),
    ruleBuilder.update('R F F F F F F', 'the subject of a sent letter', insertSentLetter, {
      subject: 'Autre chose',
    }),
    ruleBuilder.update('R F F F F F F', 'the subject of a scheduled letter', insertScheduledLetter, {
      subject: 'Autre chose',
    }),
    ruleBuilder.delete('R F F F F F F', 'a scheduled letter', insertScheduledLetter),
    ruleBuilder.delete('R F F F F F A', 'a draft', insertDraftLetter),
    ruleBuilder.delete('R F F F F F F', 'a sent letter', insertSentLetter),
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
