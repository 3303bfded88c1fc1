import postgres from 'postgres';
import { readScriptArguments, runScriptWithDatabase } from './lib/operate/run-command.ts';

const USAGE = `Usage: npm run admin:grant -- <e-mail> <role>
Grants a role to an existing account: the way to make the first super admin (role super_admin).
Database: DATABASE_URL, the connection string of a hosted project.`;

/** SQLSTATE of foreign_key_violation, check_violation, invalid_text_representation. */
const UNKNOWN_ROLE_CODES = ['23503', '23514', '22P02'];

const [email = '', role = ''] = readScriptArguments(USAGE, 2);
await runScriptWithDatabase(async (database) => {
  const [account] = await database`select id from auth.users where lower(email) = ${email.toLowerCase()}`;
  if (!account) throw new Error(`There is no account with the address ${email}: sign up with it first.`);
  const newRows = await database`
    insert into public.user_roles (user_id, role) values (${account.id}, ${role})
    on conflict (user_id, role) do nothing returning role`.catch((error) => {
    if (error instanceof postgres.PostgresError && UNKNOWN_ROLE_CODES.includes(error.code))
      throw new Error(`There is no role ${role}: ${error.message}.`, { cause: error });
    throw error;
  });
  return newRows.length > 0 ? `${email} now has the role ${role}.` : `${email} already had the role ${role}.`;
});
