import { readScriptArguments, runScriptWithDatabase } from './lib/operate/run-command.ts';

const USAGE = `Usage: npm run admin:reset-mfa -- <e-mail>
Takes the second factor away from an account whose owner has lost phone and recovery codes, and ends its sessions.
First verify the person by other means than that address: afterwards the password alone opens the account.
Database: DATABASE_URL (the connection string of a hosted project), else the local backend's.`;

const [email = ''] = readScriptArguments(USAGE, 1);
await runScriptWithDatabase(async (database) => {
  const [account] = await database`select id from auth.users where lower(email) = ${email.toLowerCase()}`;
  if (!account) throw new Error(`There is no account with the address ${email}.`);
  const [result] = await database`select private.remove_second_factor(${account.id}) as factor_count`;
  if (!result?.factor_count) throw new Error(`${email} had no second factor. Its sessions have ended.`);
  return `${email} has no second factor any more, and no open session.`;
});
