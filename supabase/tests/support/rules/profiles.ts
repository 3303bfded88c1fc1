import {
  createColleagueRowSetup,
  createOwnRowSetup,
  ruleBuilder,
  splitNames,
  type TableAccessRules,
} from '../rules.ts';

// every account has a profile, so the tests insert none
const getOwnKey = createOwnRowSetup(async (_tx, id) => id);
const getColleagueKey = createColleagueRowSetup(async (_tx, id) => id);
const dashboardState = { security_alerts_seen_at: '2026-11-23T12:00:00+00:00', first_steps_hidden: true };
const noMails = { proposal_mails: false, decision_mails: false };

export const profileAccessRules: TableAccessRules = {
  table: 'profiles',
  grants: {
    authenticated: {
      select: 'all',
      update: splitNames(
        'first_name, last_name, security_alerts_seen_at, first_steps_hidden, proposal_mails, decision_mails',
      ),
    },
  },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R A A A A A A', 'their own profile', getOwnKey),
    ruleBuilder.select('R F F F F A A', 'the profile of a colleague', getColleagueKey),
    ruleBuilder.update('R A A A A A A', 'their own name', getOwnKey, {
      first_name: 'Nouveau',
      last_name: 'Nom',
    }),
    ruleBuilder.update('R F F F F F F', 'the name of a colleague', getColleagueKey, {
      first_name: 'Nouveau',
    }),
    ruleBuilder.update('R A A A A A A', 'their own dashboard state', getOwnKey, dashboardState),
    ruleBuilder.update('R F F F F F F', "a colleague's dashboard state", getColleagueKey, dashboardState),
    ruleBuilder.update('R A A A A A A', 'which mails about reviews they get', getOwnKey, noMails),
    ruleBuilder.update('R F F F F F F', 'which mails a colleague gets', getColleagueKey, noMails),
  ],
};
