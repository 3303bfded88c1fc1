import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DefaultAppConfig } from '@supabase/lite';
import { parse } from 'smol-toml';
import { LOCAL_JWT_SECRET, LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './keys.ts';

type CliConfig = Partial<Pick<DefaultAppConfig, 'api' | 'auth' | 'db' | 'storage'>>;
type CliTemplates = Record<string, { enabled?: boolean; subject?: string; content_path?: string }>;
type LibrarySettings = Pick<DefaultAppConfig, 'api' | 'auth' | 'storage'>;

/** Kind of mail: its subject, and the file of its HTML. */
export interface MailTemplate {
  subject: string;
  file: string;
}

/** The parts of the Supabase CLI's `config.toml` that the embedded backend uses. */
export interface BackendConfig {
  librarySettings: LibrarySettings;
  /** Seed files, relative to `supabase/`. */
  seedFiles: string[];
  /** Mail templates, by kind. */
  mailTemplates: Record<string, MailTemplate>;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/**
 * Reads `supabase/config.toml`, the file of the Supabase CLI. Picks the keys that the library needs, because
 * it rejects unknown ones.
 * @param origin address of the site, for links in mails.
 */
export function readSupabaseConfig(supabaseDir: string, origin: string): BackendConfig {
  const { api, auth, db, storage } = readConfigFile(path.join(supabaseDir, 'config.toml'));
  return {
    seedFiles: db?.seed?.sql_paths ?? ['./seed.sql'],
    mailTemplates: resolveMailTemplates(auth?.email),
    librarySettings: {
      api: { schemas: api?.schemas ?? ['public'], max_rows: api?.max_rows ?? 1000, pg_safe_update: true },
      auth: {
        enabled: true,
        jwt_secret: LOCAL_JWT_SECRET,
        publishable_key: LOCAL_PUBLISHABLE_KEY,
        secret_key: LOCAL_SECRET_KEY,
        jwt_expiry: auth?.jwt_expiry ?? 3600,
        enable_signup: auth?.enable_signup ?? true,
        minimum_password_length: auth?.minimum_password_length ?? 8,
        site_url: origin,
        additional_redirect_urls: auth?.additional_redirect_urls ?? [],
        email: {
          enable_confirmations: auth?.email?.enable_confirmations ?? true,
          otp_expiry: auth?.email?.otp_expiry ?? 3600,
        },
      },
      storage: { enabled: true, file_size_limit: storage?.file_size_limit ?? '50MiB' },
    },
  };
}

// Resolves template paths, which are relative to the repository, where the CLI runs.
function resolveMailTemplates(email: unknown): Record<string, MailTemplate> {
  const { template = {}, notification = {} } = (email ?? {}) as Record<
    'template' | 'notification',
    CliTemplates | undefined
  >;
  const mailTemplates: Record<string, MailTemplate> = {};
  for (const [kind, { subject, content_path }] of Object.entries({ ...template, ...notification })) {
    if (subject && content_path)
      mailTemplates[kind] = { subject, file: path.resolve(REPOSITORY, content_path) };
  }
  return mailTemplates;
}

/** Reads a `config.toml` as the CLI does: `env(NAME)` is the value of the variable, if it is set. */
export function readConfigFile(file: string): CliConfig {
  const text = readFileSync(file, 'utf8').replaceAll(/"env\((\w+)\)"/g, (reference, name: string) => {
    const value = process.env[name];
    return value === undefined ? reference : JSON.stringify(value);
  });
  return parse(text) as CliConfig;
}
