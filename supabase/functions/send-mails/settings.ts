/** Settings that the platform gives to each function. */
export interface Project {
  /** Address of the project's API. */
  projectUrl: string;
  /** API key that bypasses row security. */
  secretKey: string;
}

/** Settings from the platform and the operator. */
export interface Settings extends Project {
  /** Secret that a caller must send. */
  callerSecret: string;
  /** Address of the site for links, without a trailing slash. */
  siteUrl: string;
}

type Environment = Record<string, string | undefined>;

/** Reads one variable. @throws when it is missing. */
export function readVariable(environment: Environment, name: string): string {
  const value = environment[name]?.trim();
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
}

/** Reads the settings that a hosted project gives to each function. @throws when something is missing. */
export const readProject = (environment: Environment): Project => ({
  projectUrl: readVariable(environment, 'SUPABASE_URL').replace(/\/+$/, ''),
  secretKey:
    readSecretKey(environment.SUPABASE_SECRET_KEYS) ?? readVariable(environment, 'SUPABASE_SERVICE_ROLE_KEY'),
});

/** Reads the project and the secrets of the function. @throws when something is missing. */
export const readSettings = (environment: Environment): Settings => ({
  ...readProject(environment),
  callerSecret: readVariable(environment, 'MAILS_SECRET'),
  siteUrl: readVariable(environment, 'SITE_URL').replace(/\/+$/, ''),
});

/** Returns the key "default", or else the first, of a JSON object of keys by name. Older projects have none. */
function readSecretKey(keys: string | undefined): string | undefined {
  const keysByName: Record<string, string> = JSON.parse(keys || '{}');
  return keysByName.default ?? Object.values(keysByName)[0];
}
