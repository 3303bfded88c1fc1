import { passivePeople } from '../actors.ts';
import type { TableRules } from '../rules.ts';

const { colleague, newcomer } = passivePeople;

export const profileRules: TableRules = {
  table: 'profiles',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      update: [
        ...['first_name', 'last_name', 'watch_seen_at', 'first_steps_hidden'],
        ...['proposal_mails', 'decision_mails'],
      ],
    },
  },
  columns: [
    ...['id', 'first_name', 'last_name', 'email', 'created_at', 'search_name', 'search_text', 'roles'],
    ...['confirmed_at', 'last_seen_at', 'suspended_at', 'watch_seen_at', 'first_steps_hidden'],
    ...['proposal_mails', 'decision_mails'],
  ],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'their own profile', prepareRow: getOwnKey, outcomes: 'R A A A A A A' },
    {
      operation: 'select',
      subject: 'the profile of a colleague',
      prepareRow: getColleagueKey,
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'insert',
      subject: 'a profile',
      values: () => ({ id: newcomer.id, first_name: 'Faux' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'their own name',
      prepareRow: getOwnKey,
      values: () => ({ first_name: 'Nouveau', last_name: 'Nom' }),
      outcomes: 'R A A A A A A',
    },
    {
      operation: 'update',
      subject: 'the name of a colleague',
      prepareRow: getColleagueKey,
      values: () => ({ first_name: 'Nouveau' }),
      outcomes: 'R F F F F F F',
    },
    {
      operation: 'update',
      subject: 'the e-mail of their own profile',
      prepareRow: getOwnKey,
      values: () => ({ email: 'autre@example.org' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the id of their own profile',
      prepareRow: getOwnKey,
      values: () => ({ id: crypto.randomUUID() }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the copy of the roles in their own profile',
      prepareRow: getOwnKey,
      values: () => ({ roles: '{super_admin}' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the suspension of a colleague',
      prepareRow: getColleagueKey,
      values: () => ({ suspended_at: '2026-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the date of their own last visit',
      prepareRow: getOwnKey,
      values: () => ({ last_seen_at: '2026-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'their own dashboard state',
      prepareRow: getOwnKey,
      values: () => ({ watch_seen_at: '2026-11-23T12:00:00+00:00', first_steps_hidden: true }),
      outcomes: 'R A A A A A A',
    },
    {
      operation: 'update',
      subject: "a colleague's dashboard state",
      prepareRow: getColleagueKey,
      values: () => ({ watch_seen_at: '2026-11-23T12:00:00+00:00', first_steps_hidden: true }),
      outcomes: 'R F F F F F F',
    },
    {
      operation: 'update',
      subject: 'which mails about reviews they get',
      prepareRow: getOwnKey,
      values: () => ({ proposal_mails: false, decision_mails: false }),
      outcomes: 'R A A A A A A',
    },
    {
      operation: 'update',
      subject: 'which mails a colleague gets',
      prepareRow: getColleagueKey,
      values: () => ({ proposal_mails: false, decision_mails: false }),
      outcomes: 'R F F F F F F',
    },
    { operation: 'delete', subject: 'their own profile', prepareRow: getOwnKey, outcomes: 'R R R R R R R' },
    {
      operation: 'delete',
      subject: 'the profile of a colleague',
      prepareRow: getColleagueKey,
      outcomes: 'R R R R R R R',
    },
  ],
};

async function getOwnKey(_tx: unknown, person: { id: string } | null) {
  return { id: person?.id ?? colleague.id };
}

async function getColleagueKey() {
  return { id: colleague.id };
}
