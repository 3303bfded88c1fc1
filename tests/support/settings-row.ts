import type { SettingsRow } from '@/admin/features/settings/api/settings-api';

/** Row of the settings, as the back office reads it. */
export const settingsRow: SettingsRow = {
  title: 'Groupe Obouo',
  description: 'Quatre chaînes.',
  url: 'https://www.exemple.com',
  email: 'contact@exemple.com',
  phone: '+225 27 00 00 00 00',
  address: '10 rue de l’Exemple, Paris',
  facebook: 'https://www.facebook.com/',
  twitter: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  maintenance_mode: false,
  maintenance_until: null,
  public_comments: true,
  open_registration: false,
  require_second_factor: false,
  newsletter_double_opt_in: true,
  version: 1,
  updated_at: null,
};
