import postgres from 'postgres';
import { connectAsOwner } from './lib/operate/owner-database.ts';
import { runScriptWithDatabaseUrl } from './lib/operate/run-command.ts';

const USAGE = `Usage: npm run admin:grant -- <e-mail> <role>
Grants a role to an existing account: the way to make the first super admin (role super_admin).
Database: DATABASE_URL (the connection string of a hosted project), else the local backend's.`;

/**
 * Grants the role.
 * @returns a sentence about the result.
 * @throws when the account or the role does not exist.
 */
async function grantRole(url: string, email: string, role: string): Promise<string> {
  const database = connectAsOwner(url);
  try {
    const [account] = await database`select id from auth.users where lower(email) = ${email.toLowerCase()}`;
    if (!account) throw new Error(`There is no account with the address ${email}: sign up with it first.`);
    const newRows = await database`insert into public.user_roles (user_id, role)
      select id, ${role} from auth.users where id = ${account.id}
      on conflict (user_id, role) do nothing returning role`;
    return newRows.length > 0
      ? `${email} now has the role ${role}.`
      : `${email} already had the role ${role}.`;
  } catch (error) {
    // foreign_key_violation, check_violation, invalid_text_representation
    if (error instanceof postgres.PostgresError && ['23503', '23514', '22P02'].includes(error.code)) {
      throw new Error(`There is no role ${role}: ${error.message}.`, { cause: error });
    }
    throw error;
  } finally {
    await database.end();
  }
}

const [email, role, ...rest] = process.argv.slice(2);
if (!email || !role || rest.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
await runScriptWithDatabaseUrl((url) => grantRole(url, email, role));
