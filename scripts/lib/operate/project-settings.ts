import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfigFile } from '../../../supabase/local/settings.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

type SettingValue = string | number | boolean;
type Section = { [key: string]: SettingValue | SettingValue[] | Section | undefined };

/** Settings that the management API accepts at one address. */
export interface ProjectSettingsResource {
  /** Path below /v1/projects/{ref}. */
  path: string;
  method: 'PATCH' | 'PUT';
  settings: Record<string, SettingValue>;
  /** Fields that the API does not return: each run sends them, and never compares or prints them. */
  secrets?: Record<string, string>;
}

/** Settings of Auth: path in config.toml → field of the management API. « ! » inverts the value. */
const AUTH_FIELDS = {
  site_url: 'site_url',
  jwt_expiry: 'jwt_exp',
  enable_refresh_token_rotation: 'refresh_token_rotation_enabled',
  refresh_token_reuse_interval: 'security_refresh_token_reuse_interval',
  enable_signup: '!disable_signup',
  enable_anonymous_sign_ins: 'external_anonymous_users_enabled',
  enable_manual_linking: 'security_manual_linking_enabled',
  minimum_password_length: 'password_min_length',
  'email.enable_signup': 'external_email_enabled',
  'email.double_confirm_changes': 'mailer_secure_email_change_enabled',
  'email.enable_confirmations': '!mailer_autoconfirm',
  'email.secure_password_change': 'security_update_password_require_reauthentication',
  'email.require_current_password': 'security_update_password_require_current_password',
  'email.max_frequency': 'smtp_max_frequency',
  'email.otp_length': 'mailer_otp_length',
  'email.otp_expiry': 'mailer_otp_exp',
  'email.smtp.host': 'smtp_host',
  'email.smtp.port': 'smtp_port',
  'email.smtp.user': 'smtp_user',
  'email.smtp.admin_email': 'smtp_admin_email',
  'email.smtp.sender_name': 'smtp_sender_name',
  'sms.enable_signup': 'external_phone_enabled',
  'mfa.max_enrolled_factors': 'mfa_max_enrolled_factors',
  'mfa.totp.enroll_enabled': 'mfa_totp_enroll_enabled',
  'mfa.totp.verify_enabled': 'mfa_totp_verify_enabled',
  'mfa.phone.enroll_enabled': 'mfa_phone_enroll_enabled',
  'mfa.phone.verify_enabled': 'mfa_phone_verify_enabled',
  'mfa.web_authn.enroll_enabled': 'mfa_web_authn_enroll_enabled',
  'mfa.web_authn.verify_enabled': 'mfa_web_authn_verify_enabled',
  'rate_limit.email_sent': 'rate_limit_email_sent',
  'rate_limit.token_refresh': 'rate_limit_token_refresh',
  'rate_limit.sign_in_sign_ups': 'rate_limit_otp',
  'rate_limit.token_verifications': 'rate_limit_verify',
} as const;

/** Settings of Auth without a key in config.toml. */
const AUTH_CONSTANTS = {
  // the forms send no captcha token: a captcha would refuse every sign-in
  security_captcha_enabled: false,
  password_required_characters: '',
};

/** Needs the Pro plan: a separate request, so that a smaller plan refuses only this one. */
const LEAKED_PASSWORDS = { password_hibp_enabled: true };

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mergeSections(base: Section, overrides: Section): Section {
  const merged: Section = { ...base };
  for (const [key, value] of Object.entries(overrides)) {
    const baseValue = merged[key];
    merged[key] = isSection(value) && isSection(baseValue) ? mergeSections(baseValue, value) : value;
  }
  return merged;
}

function findValue(config: Section, keyPath: string): Section[string] {
  let current: Section[string] = config;
  for (const key of keyPath.split('.')) current = isSection(current) ? current[key] : undefined;
  return current;
}

function readValue(config: Section, keyPath: string): SettingValue | SettingValue[] {
  const value = findValue(config, keyPath);
  if (value === undefined || isSection(value)) throw new Error(`supabase/config.toml has no ${keyPath}.`);
  // The TOML reader leaves `env(…)` when the variable is not set.
  const isUnsetVariable = typeof value === 'string' && value.startsWith('env(');
  if (value === '' || isUnsetVariable) {
    throw new Error(`${keyPath} is empty: set the variable that supabase/config.toml names there.`);
  }
  return value;
}

function readScalar(section: Section, keyPath: string): SettingValue {
  const value = readValue(section, keyPath);
  if (Array.isArray(value)) throw new Error(`${keyPath} is a list.`);
  return value;
}

/** Converts a duration of the CLI, such as « 1m30s », to seconds. */
function toSeconds(text: string): number {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
  if (!match) throw new Error(`« ${text} » is no length of time.`);
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

function buildAuthSettings(config: Section): Record<string, SettingValue> {
  const settings: Record<string, SettingValue> = { ...AUTH_CONSTANTS };
  for (const [keyPath, field] of Object.entries(AUTH_FIELDS)) {
    const value = readScalar(config, `auth.${keyPath}`);
    if (field.startsWith('!')) settings[field.slice(1)] = !value;
    else if (field === 'smtp_max_frequency') settings[field] = toSeconds(String(value));
    else if (field === 'smtp_port') settings[field] = String(value);
    else settings[field] = value;
  }
  settings.uri_allow_list = [readValue(config, 'auth.additional_redirect_urls')].flat().join(',');
  return settings;
}

/** Returns the keys of a section; none when config.toml lacks it. */
const listKeys = (config: Section, keyPath: string): string[] => {
  const section = findValue(config, keyPath);
  return isSection(section) ? Object.keys(section) : [];
};

/** Reads the subjects of mails from config.toml, and their texts from the files that it names. */
function buildMailSettings(config: Section): Record<string, SettingValue> {
  const settings: Record<string, SettingValue> = {};
  const readTemplate = (keyPath: string) =>
    readFileSync(path.resolve(ROOT, String(readScalar(config, `${keyPath}.content_path`))), 'utf8');
  for (const kind of listKeys(config, 'auth.email.template')) {
    const keyPath = `auth.email.template.${kind}`;
    settings[`mailer_subjects_${kind}`] = readScalar(config, `${keyPath}.subject`);
    settings[`mailer_templates_${kind}_content`] = readTemplate(keyPath);
  }
  for (const kind of listKeys(config, 'auth.email.notification')) {
    const keyPath = `auth.email.notification.${kind}`;
    settings[`mailer_notifications_${kind}_enabled`] = readScalar(config, `${keyPath}.enabled`);
    settings[`mailer_subjects_${kind}_notification`] = readScalar(config, `${keyPath}.subject`);
    settings[`mailer_templates_${kind}_notification_content`] = readTemplate(keyPath);
  }
  return settings;
}

/** Returns one request for each hook, because some of them need a larger plan. */
function buildHookResources(config: Section): ProjectSettingsResource[] {
  return listKeys(config, 'auth.hook').map((name) => {
    const isEnabled = readScalar(config, `auth.hook.${name}.enabled`);
    const settings: Record<string, SettingValue> = { [`hook_${name}_enabled`]: isEnabled };
    if (isEnabled) settings[`hook_${name}_uri`] = readScalar(config, `auth.hook.${name}.uri`);
    return { path: 'config/auth', method: 'PATCH', settings };
  });
}

function assertValidSiteUrl(address: unknown): void {
  const url = URL.parse(String(address));
  if (url?.protocol !== 'https:' || url.origin !== address) {
    throw new Error(`auth.site_url (« ${address} ») has to be https://… without a slash at the end.`);
  }
}

/**
 * Returns the reference of a project and its expected settings.
 * @param remote name of its section in config.toml: `production` for [remotes.production].
 * @throws when config.toml lacks a setting, or has an invalid reference or site address.
 */
export function readExpectedProjectSettings(remote: string): {
  ref: string;
  resources: ProjectSettingsResource[];
} {
  const base = readConfigFile(path.join(ROOT, 'supabase/config.toml')) as Section;
  const overrides = isSection(base.remotes) ? base.remotes[remote] : undefined;
  if (!isSection(overrides)) throw new Error(`supabase/config.toml has no [remotes.${remote}].`);
  const config = mergeSections(base, overrides);
  // the CLI defines the name of this variable
  const ref =
    process.env[`SUPABASE_REMOTES_${remote.toUpperCase()}_PROJECT_ID`] ?? String(overrides.project_id);
  const isPlaceholder = /^(.)\1*$/.test(ref); // such as « aaaaaaaaaaaaaaaaaaaa »
  if (isPlaceholder || !/^[a-z]{20}$/.test(ref)) {
    throw new Error(`Write the reference of the project into [remotes.${remote}] of supabase/config.toml.`);
  }
  assertValidSiteUrl(readScalar(config, 'auth.site_url'));
  const auth = { ...buildAuthSettings(config), ...buildMailSettings(config) };
  const secrets = { smtp_pass: String(readScalar(config, 'auth.email.smtp.pass')) };
  const sizeMatch = /^(\d+)MiB$/.exec(String(readScalar(config, 'storage.file_size_limit')));
  const joinList = (keyPath: string) => [readValue(config, keyPath)].flat().join(',');
  return {
    ref,
    resources: [
      { path: 'config/auth', method: 'PATCH', settings: auth, secrets },
      { path: 'config/auth', method: 'PATCH', settings: LEAKED_PASSWORDS },
      ...buildHookResources(config),
      {
        path: 'postgrest',
        method: 'PATCH',
        settings: {
          db_schema: joinList('api.schemas'),
          db_extra_search_path: joinList('api.extra_search_path'),
          max_rows: readScalar(config, 'api.max_rows'),
        },
      },
      {
        path: 'config/storage',
        method: 'PATCH',
        settings: { fileSizeLimit: Number(sizeMatch?.[1]) * 2 ** 20 },
      },
      {
        path: 'ssl-enforcement',
        method: 'PUT',
        settings: { database: readScalar(config, 'db.ssl_enforcement.enabled') },
      },
    ],
  };
}
