import { ruleBuilder, splitNames, type TableAccessRules } from '../rules.ts';

const SETTINGS = splitNames(`
  title, description, url, email, phone, address, facebook, twitter, instagram, youtube, linkedin,
  maintenance_mode, maintenance_until, public_comments, open_registration, require_second_factor,
  newsletter_double_opt_in`);

const getSettingsKey = async () => ({ id: true });

export const siteSettingsAccessRules: TableAccessRules = {
  table: 'site_settings',
  grants: { authenticated: { select: 'all', update: SETTINGS } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'the settings', getSettingsKey),
    ruleBuilder.update('R F F F F A A', 'the title of the site', getSettingsKey, { title: 'Autre titre' }),
    ruleBuilder.update('R F F F F A A', 'open registration', getSettingsKey, { open_registration: true }),
    ruleBuilder.update(
      'R F F F F R R',
      'the required second factor, by an actor without one',
      getSettingsKey,
      {
        require_second_factor: true,
      },
    ),
  ],
};
