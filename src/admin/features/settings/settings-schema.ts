import { dateTimeInputSchema } from '@/admin/lib/date-time-schema';
import { fromDateTimeInputValue, isPastDateTime, toDateTimeInputValue } from '@/admin/lib/publication-state';
import { createNonEmptyTextSchema, createOptionalTextSchema, emailSchema } from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { activityChangeText } from '@/copy/admin/activity';
import { settingsText } from '@/copy/admin/settings';
import { inputLimits } from '@/shared/lib/limits';
import type { TablesUpdate } from '@/types/database';

/** Optional address that the site renders as a link: http and https only. */
const optionalLinkSchema = createOptionalTextSchema(inputLimits.settings.url).regex(
  /^(https?:\/\/\S+)?$/,
  settingsText.errors.link,
);

/** Schema of the settings form, without its rule about past dates. CHECK constraints of the table have the same limits. */
const settingsSchema = z.object({
  title: createNonEmptyTextSchema(inputLimits.settings.title),
  description: createNonEmptyTextSchema(inputLimits.settings.description),
  // An address without a path: « https://www.exemple.com ».
  url: createNonEmptyTextSchema(inputLimits.settings.url).regex(
    /^https?:\/\/[^\s/]+$/,
    settingsText.errors.url,
  ),
  email: emailSchema,
  phone: createNonEmptyTextSchema(inputLimits.phone).regex(
    /^\+?[0-9][0-9 .()-]{3,}$/,
    settingsText.errors.phone,
  ),
  address: createNonEmptyTextSchema(inputLimits.settings.address),
  facebook: optionalLinkSchema,
  twitter: optionalLinkSchema,
  instagram: optionalLinkSchema,
  youtube: optionalLinkSchema,
  linkedin: optionalLinkSchema,
  maintenance_mode: z.boolean(),
  maintenance_until: dateTimeInputSchema,
  public_comments: z.boolean(),
  open_registration: z.boolean(),
  require_second_factor: z.boolean(),
  newsletter_double_opt_in: z.boolean(),
});

export type SettingsValues = z.infer<typeof settingsSchema>;

/** Returns the schema of the form. It accepts a past end only when that end is stored: the form was open when it passed. */
export const createSettingsSchema = (storedValues: SettingsValues) =>
  settingsSchema.extend({
    maintenance_until: dateTimeInputSchema.refine(
      (end) => !isPastDateTime(end) || end === storedValues.maintenance_until,
      settingsText.errors.past,
    ),
  });

/** Columns of `site_settings` to update. */
export type SettingsChanges = TablesUpdate<'site_settings'>;

/** Names of the columns that the form edits. */
export const settingNames = Object.keys(settingsSchema.shape) as (keyof SettingsValues)[];

/** Stored settings, with dates as the database writes them. */
export interface StoredSettings extends Omit<SettingsValues, 'maintenance_until'> {
  maintenance_until: string | null;
}

/** Returns the form values of a row. They do not depend on the time, because a save computes and compares them again. */
export function toSettingsFormValues(row: StoredSettings): SettingsValues {
  const values = Object.fromEntries(settingNames.map((name) => [name, row[name]])) as SettingsValues;
  return { ...values, maintenance_until: toDateTimeInputValue(row.maintenance_until) };
}

/** Returns the changed settings. A save sends only these, so two people can change different settings at once. */
export function pickSettingsChanges(savedValues: SettingsValues, values: SettingsValues): SettingsChanges {
  const toStored = (name: keyof SettingsValues) =>
    name === 'maintenance_until' ? fromDateTimeInputValue(values[name]) : values[name];
  // A start sends its end too, so it conflicts with a colleague's start that has another end.
  const startsMaintenance = values.maintenance_mode && !savedValues.maintenance_mode;
  const isChanged = (name: keyof SettingsValues) =>
    values[name] !== savedValues[name] || (name === 'maintenance_until' && startsMaintenance);
  return Object.fromEntries(settingNames.filter(isChanged).map((name) => [name, toStored(name)]));
}

function formatSetting(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? activityChangeText.on : activityChangeText.off;
}

/** Returns the settings as text, one line a setting, for the comparison of two versions. */
export const formatSettingsForDiff = (values: SettingsValues): string =>
  settingNames
    .map((name) => `${settingsText.fields[name].label}\u00a0: ${formatSetting(values[name])}`)
    .join('\n');
