import { expect, it } from 'vitest';
import {
  pickSettingsChanges,
  type SettingsValues,
  settingsSchema,
  toSettingsFormValues,
} from './settings-schema';

const saved: SettingsValues = {
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
  public_comments: true,
  open_registration: false,
  require_second_factor: false,
  newsletter_double_opt_in: true,
};

it('accepts settings that the database accepts', () => {
  expect(settingsSchema.safeParse(saved).success).toBe(true);
});

it.each([
  ['title', ' '],
  ['url', 'https://www.exemple.com/'],
  ['url', 'javascript:alert(1)'],
  ['email', 'sans arobase'],
  ['phone', 'appelez-nous'],
  ['facebook', 'javascript:alert(1)'],
  ['linkedin', 'linkedin.com/obouo'],
] as const)('refuses %s = %j with an error at the field', (name, value) => {
  const { error } = settingsSchema.safeParse({ ...saved, [name]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
});

it('sends only the changed settings', () => {
  expect(pickSettingsChanges(saved, { ...saved, phone: '+33 1', maintenance_mode: true })).toEqual({
    phone: '+33 1',
    maintenance_mode: true,
  });
  expect(pickSettingsChanges(saved, { ...saved })).toEqual({});
});

it('leaves the key and the date of the row out of the form', () => {
  expect(toSettingsFormValues({ ...saved, id: true, updated_at: '2026-01-01' } as SettingsValues)).toEqual(
    saved,
  );
});
