import { passivePeople } from '../actors.ts';
import {
  deleteRule,
  insertForActor,
  insertForColleague,
  insertRule,
  selectRule,
  splitNames,
  type TableRules,
  updateRule,
} from '../rules.ts';

// every account has a profile, so that the tests insert none
const getOwnKey = insertForActor(async (_tx, id) => id);
const getColleagueKey = insertForColleague(async (_tx, id) => id);
const dashboardState = { watch_seen_at: '2026-11-23T12:00:00+00:00', first_steps_hidden: true };
const noMails = { proposal_mails: false, decision_mails: false };

export const profileRules: TableRules = {
  table: 'profiles',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      update: splitNames(
        'first_name, last_name, watch_seen_at, first_steps_hidden, proposal_mails, decision_mails',
      ),
    },
  },
  columns: splitNames(`
    id, first_name, last_name, email, created_at, search_name, search_text, roles, confirmed_at, last_seen_at,
    suspended_at, watch_seen_at, first_steps_hidden, proposal_mails, decision_mails`),
  // A allowed, R refused, F filtered: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    selectRule('R A A A A A A', 'their own profile', getOwnKey),
    selectRule('R F F F F A A', 'the profile of a colleague', getColleagueKey),
    insertRule('R R R R R R R', 'a profile', { id: passivePeople.newcomer.id, first_name: 'Faux' }),
    updateRule('R A A A A A A', 'their own name', getOwnKey, { first_name: 'Nouveau', last_name: 'Nom' }),
    updateRule('R F F F F F F', 'the name of a colleague', getColleagueKey, { first_name: 'Nouveau' }),
    updateRule('R R R R R R R', 'the e-mail of their own profile', getOwnKey, { email: 'autre@example.org' }),
    updateRule('R R R R R R R', 'the id of their own profile', getOwnKey, { id: crypto.randomUUID() }),
    updateRule('R R R R R R R', 'the copy of the roles in their own profile', getOwnKey, {
      roles: '{super_admin}',
    }),
    updateRule('R R R R R R R', 'the suspension of a colleague', getColleagueKey, {
      suspended_at: '2026-01-01T00:00:00+00:00',
    }),
    updateRule('R R R R R R R', 'the date of their own last visit', getOwnKey, {
      last_seen_at: '2026-01-01T00:00:00+00:00',
    }),
    updateRule('R A A A A A A', 'their own dashboard state', getOwnKey, dashboardState),
    updateRule('R F F F F F F', "a colleague's dashboard state", getColleagueKey, dashboardState),
    updateRule('R A A A A A A', 'which mails about reviews they get', getOwnKey, noMails),
    updateRule('R F F F F F F', 'which mails a colleague gets', getColleagueKey, noMails),
    deleteRule('R R R R R R R', 'their own profile', getOwnKey),
    deleteRule('R R R R R R R', 'the profile of a colleague', getColleagueKey),
  ],
};
