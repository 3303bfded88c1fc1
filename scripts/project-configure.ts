import { formatError } from './lib/operate/owner-database.ts';
import {
  createManagementApi,
  listDifferingSettings,
  listSignInMethodsToDisable,
} from './lib/operate/project-api.ts';
import { type ProjectSettingsResource, readExpectedProjectSettings } from './lib/operate/project-settings.ts';

// `npm run project:configure -- <remote>` applies supabase/config.toml with [remotes.<remote>] to a hosted
// project, then verifies it. `--check` only reports differences. Exits 1 when a difference remains.
// SUPABASE_ACCESS_TOKEN: personal access token of a Supabase account.
// SITE_URL, SMTP_HOST, SMTP_USER, SMTP_PASSWORD, SMTP_SENDER: values for config.toml.
// SUPABASE_API_URL: another address of the management API, for tests.

const USAGE = 'Usage: npm run project:configure -- <production|staging> [--check]';

type Api = ReturnType<typeof createManagementApi>;

/** Formats a value on one line. A long one, such as a mail template, becomes its length. */
function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.length} characters` : text;
}

/**
 * Returns the current settings of a resource, and the settings to change. For the first resource (Auth), these also turn
 * off the unused sign-in methods.
 */
async function readChanges(api: Api, resource: ProjectSettingsResource, { isFirst }: { isFirst: boolean }) {
  const actual = await api.read(resource.path);
  const unusedSignInSettings = isFirst ? listSignInMethodsToDisable(actual) : {};
  return { actual, changes: { ...listDifferingSettings(resource, actual), ...unusedSignInSettings } };
}

/** Prints the settings that differ. @returns their number. */
async function printDifferences(api: Api, resources: readonly ProjectSettingsResource[]): Promise<number> {
  let differenceCount = 0;
  for (const [index, resource] of resources.entries()) {
    const { actual, changes } = await readChanges(api, resource, { isFirst: index === 0 });
    for (const [field, value] of Object.entries(changes)) {
      console.log(
        `${resource.path} ${field}: is ${formatValue(actual[field])}, has to be ${formatValue(value)}`,
      );
      differenceCount += 1;
    }
  }
  return differenceCount;
}

async function applySettings(api: Api, resources: readonly ProjectSettingsResource[]): Promise<void> {
  for (const [index, resource] of resources.entries()) {
    const { changes } = await readChanges(api, resource, { isFirst: index === 0 });
    // the API does not return secrets, so each run sends them again
    const body = { ...changes, ...resource.secrets };
    if (Object.keys(body).length === 0) continue;
    try {
      await api.write(resource, body);
    } catch (error) {
      let reason = error instanceof Error ? error.message : String(error);
      for (const secret of Object.values(resource.secrets ?? {})) reason = reason.replaceAll(secret, '…');
      console.error(`${resource.path} ${Object.keys(body).join(', ')}: refused (${reason})`);
    }
  }
}

try {
  const args = process.argv.slice(2);
  const isCheck = args.includes('--check');
  const [remote, ...otherArguments] = args.filter((arg) => arg !== '--check');
  if (!remote || remote.startsWith('-') || otherArguments.length > 0) throw new Error(USAGE);
  const token = process.env.SUPABASE_ACCESS_TOKEN;
  if (!token) throw new Error('Set SUPABASE_ACCESS_TOKEN.');
  const { ref, resources } = readExpectedProjectSettings(remote);
  const api = createManagementApi(ref, token, process.env.SUPABASE_API_URL);
  const initialDifferenceCount = await printDifferences(api, resources);
  if (!isCheck) await applySettings(api, resources);
  const differenceCount = isCheck ? initialDifferenceCount : await printDifferences(api, resources);
  console.log(
    differenceCount === 0
      ? `${remote} has every setting of supabase/config.toml.`
      : `${differenceCount} settings of ${remote} differ from supabase/config.toml.`,
  );
  if (differenceCount > 0) process.exitCode = 1;
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
}
