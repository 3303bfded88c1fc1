import type { TableRules } from '../rules.ts';

const SETTINGS = [
  ...['title', 'description', 'url', 'email', 'phone', 'address', 'facebook', 'twitter', 'instagram'],
  ...['youtube', 'linkedin', 'maintenance_mode', 'maintenance_until', 'public_comments'],
];

const getSettingsKey = async () => ({ id: true });

export const siteSettingsRules: TableRules = {
  table: 'site_settings',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      update: [...SETTINGS, 'open_registration', 'require_second_factor', 'newsletter_double_opt_in'],
    },
  },
  columns: [
    ...['title', 'description', 'url', 'email', 'phone', 'address', 'facebook', 'twitter', 'instagram'],
    ...['youtube', 'linkedin', 'maintenance_mode', 'public_comments', 'open_registration', 'updated_at'],
    ...['require_second_factor', 'maintenance_until'],
  ],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'the settings', prepareRow: getSettingsKey, outcomes: 'R A A A A A A' },
    {
      operation: 'insert',
      subject: 'settings',
      values: () => ({ title: 'Autre' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the title of the site',
      prepareRow: getSettingsKey,
      values: () => ({ title: 'Autre titre' }),
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'update',
      subject: 'open registration',
      prepareRow: getSettingsKey,
      values: () => ({ open_registration: true }),
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'update',
      subject: 'the required second factor, by an actor without one',
      prepareRow: getSettingsKey,
      values: () => ({ require_second_factor: true }),
      outcomes: 'R F F F F R R',
    },
    {
      operation: 'update',
      subject: 'the key of the row',
      prepareRow: getSettingsKey,
      values: () => ({ id: false }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'the settings', prepareRow: getSettingsKey, outcomes: 'R R R R R R R' },
  ],
};
