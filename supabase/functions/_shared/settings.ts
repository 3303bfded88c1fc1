/** Access to the project's API, which the platform gives to each function. */
export interface ProjectApiCredentials {
  /** Address of the project's API. */
  projectUrl: string;
  /** API key that bypasses row security. */
  secretKey: string;
}

/** Settings from the platform and the operator. */
export interface MailFunctionSettings extends ProjectApiCredentials {
  /** Secret that a caller of `send-mails` must send. */
  callerSecret: string;
  /** Address of the site for links, without a trailing slash. */
  siteUrl: string;
}

type Environment = Record<string, string | undefined>;

/** Reads one variable. @throws when it is missing. */
export function readEnvironmentVariable(environment: Environment, name: string): string {
  const value = environment[name]?.trim();
  if (!value) throw new Error(`The secret ${name} is not set.`);
  return value;
}

/** Reads the access to the API that a hosted project gives to each function. @throws when something is missing. */
export const readProjectApiCredentials = (environment: Environment): ProjectApiCredentials => ({
  projectUrl: readEnvironmentVariable(environment, 'SUPABASE_URL').replace(/\/+$/, ''),
  secretKey:
    readSecretKey(environment.SUPABASE_SECRET_KEYS) ??
    readEnvironmentVariable(environment, 'SUPABASE_SERVICE_ROLE_KEY'),
});

/** Reads the project and the secrets of the function. @throws when something is missing. */
export const readMailFunctionSettings = (environment: Environment): MailFunctionSettings => ({
  ...readProjectApiCredentials(environment),
  callerSecret: readEnvironmentVariable(environment, 'MAILS_SECRET'),
  siteUrl: readEnvironmentVariable(environment, 'SITE_URL').replace(/\/+$/, ''),
});

/** Returns the API key "default", or else the first, of a JSON object of API keys by name. Older projects have no such object. */
function readSecretKey(keys: string | undefined): string | undefined {
  const keysByName: Record<string, string> = JSON.parse(keys || '{}');
  return keysByName.default ?? Object.values(keysByName)[0];
}
