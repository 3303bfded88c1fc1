/** What the function is told by its platform and its operator. */
export interface Settings {
  /** Address of the project's API. */
  projectUrl: string;
  /** Passes row security: it claims and settles mails. */
  secretKey: string;
  /** The word that whoever calls has to know. */
  callerSecret: string;
  /** Address of the site, without a slash at its end: links lead there. */
  siteUrl: string;
}

/** The function's secrets, and what every function of a hosted project is given. @throws when one is missing. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = (name: string) => {
    const value = environment[name]?.trim();
    if (!value) throw new Error(`The secret ${name} is not set.`);
    return value;
  };
  return {
    projectUrl: given('SUPABASE_URL').replace(/\/+$/, ''),
    secretKey: secretKey(environment.SUPABASE_SECRET_KEYS) ?? given('SUPABASE_SERVICE_ROLE_KEY'),
    callerSecret: given('MAILS_SECRET'),
    siteUrl: given('SITE_URL').replace(/\/+$/, ''),
  };
}

/** The first of today's keys, which are an object of JSON by name; projects made before them have none. */
function secretKey(keys: string | undefined): string | undefined {
  const named: Record<string, string> = JSON.parse(keys || '{}');
  return named.default ?? Object.values(named)[0];
}
