import { connectAsOwner } from './lib/operate/owner-database.ts';
import { runScriptWithDatabaseUrl } from './lib/operate/run-command.ts';

const USAGE = `Usage: npm run admin:reset-mfa -- <e-mail>
Takes the second factor away from an account whose owner has lost phone and recovery codes, and ends its sessions.
First verify the person by other means than that address: afterwards the password alone opens the account.
Database: DATABASE_URL (the connection string of a hosted project), else the local backend's.`;

/**
 * Removes the second factor.
 * @returns a sentence about the result.
 * @throws without such an account or factor.
 */
async function resetSecondFactor(url: string, email: string): Promise<string> {
  const database = connectAsOwner(url);
  try {
    const [account] = await database`select id from auth.users where lower(email) = ${email.toLowerCase()}`;
    if (!account) throw new Error(`There is no account with the address ${email}.`);
    const [result] = await database`select private.remove_second_factor(${account.id}) as removed`;
    if (!result?.removed) throw new Error(`${email} has no second factor; its sessions have been ended.`);
    return `${email} has no second factor any more, and no open session.`;
  } finally {
    await database.end();
  }
}

const [email, ...rest] = process.argv.slice(2);
if (!email || rest.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
await runScriptWithDatabaseUrl((url) => resetSecondFactor(url, email));
