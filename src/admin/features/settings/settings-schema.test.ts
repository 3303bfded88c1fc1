import { expect, it } from 'vitest';
import { settingsRow } from '../../../../tests/support/settings-row';
import { createSettingsSchema, pickSettingsChanges, toSettingsFormValues } from './settings-schema';

const savedValues = toSettingsFormValues(settingsRow);
const settingsSchema = createSettingsSchema(savedValues);

it('accepts settings that the database accepts', () => {
  expect(settingsSchema.safeParse(savedValues).success).toBe(true);
});

it.each([
  ['title', ' '],
  ['url', 'https://www.exemple.com/'],
  ['url', 'javascript:alert(1)'],
  ['email', 'sans arobase'],
  ['phone', 'appelez-nous'],
  ['facebook', 'javascript:alert(1)'],
  ['linkedin', 'linkedin.com/obouo'],
  ['maintenance_until', '2025-01-01T10:00'],
] as const)('refuses %s = %j with an error at the field', (name, value) => {
  const { error } = settingsSchema.safeParse({ ...savedValues, [name]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
});

it('sends only the changed settings', () => {
  expect(pickSettingsChanges(savedValues, { ...savedValues, phone: '+33 1' })).toEqual({ phone: '+33 1' });
  expect(pickSettingsChanges(savedValues, { ...savedValues })).toEqual({});
});

it('sends the end of a new maintenance even when it is empty as before', () => {
  const changes = pickSettingsChanges(savedValues, { ...savedValues, maintenance_mode: true });
  expect(changes).toEqual({ maintenance_mode: true, maintenance_until: null });
});

const endedMaintenance = { maintenance_mode: true, maintenance_until: '2025-01-01T10:00:00.000Z' };

it('saves other settings when the maintenance ended while the form was open', () => {
  const values = toSettingsFormValues({ ...savedValues, ...endedMaintenance });
  expect(createSettingsSchema(values).safeParse(values).success).toBe(true);
  expect(pickSettingsChanges(values, { ...values, phone: '+33 1' })).toEqual({ phone: '+33 1' });
});

it('shows the end of the maintenance in local time, and stores it in UTC', () => {
  const end = '2030-05-04T12:30:00.000Z';
  const values = toSettingsFormValues({ ...savedValues, maintenance_until: end });
  expect(values.maintenance_until).toMatch(/^2030-05-04T\d\d:30$/);
  expect(pickSettingsChanges(savedValues, values)).toEqual({ maintenance_until: end });
  expect(pickSettingsChanges(values, savedValues)).toEqual({ maintenance_until: null });
});
