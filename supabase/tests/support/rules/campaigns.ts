import type { Transaction } from '../database.ts';
import { ruleBuilder, type TableAccessRules } from '../rules.ts';

export const campaignAccessRules: TableAccessRules = {
  table: 'campaigns',
  grants: {
    authenticated: {
      select: 'all',
      insert: ['subject', 'intro', 'audience', 'stories'],
      update: ['subject', 'intro', 'audience', 'stories'],
      delete: true,
    },
  },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F F F F F A', 'a draft', insertDraftCampaign),
    ruleBuilder.select('R F F F F F A', 'a sent campaign', insertSentCampaign),
    ruleBuilder.insert('R R R R R R A', 'a draft', { subject: 'Une lettre d’essai' }),
    ruleBuilder.update('R F F F F F A', 'the subject of a draft', insertDraftCampaign, {
      subject: 'Autre chose',
    }),
    ruleBuilder.update('R F F F F F F', 'the subject of a sent campaign', insertSentCampaign, {
      subject: 'Autre chose',
    }),
    ruleBuilder.update('R F F F F F F', 'the subject of a scheduled campaign', insertScheduledCampaign, {
      subject: 'Autre chose',
    }),
    ruleBuilder.delete('R F F F F F F', 'a scheduled campaign', insertScheduledCampaign),
    ruleBuilder.delete('R F F F F F A', 'a draft', insertDraftCampaign),
    ruleBuilder.delete('R F F F F F F', 'a sent campaign', insertSentCampaign),
  ],
};

async function insertDraftCampaign(tx: Transaction) {
  const id = crypto.randomUUID();
  await tx`insert into public.campaigns (id, subject, intro) values (${id}, 'La lettre de mai', 'Bonjour.')`;
  return id;
}

async function insertSentCampaign(tx: Transaction) {
  const id = await insertDraftCampaign(tx);
  await tx`
    update public.campaigns set state = 'sent', started_at = now(), sent_stories = '[]' where id = ${id}`;
  return id;
}

async function insertScheduledCampaign(tx: Transaction) {
  const id = await insertDraftCampaign(tx);
  await tx`
    update public.campaigns set state = 'scheduled', scheduled_at = now() + interval '1 day' where id = ${id}`;
  return id;
}
