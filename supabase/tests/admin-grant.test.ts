import { spawnSync } from 'node:child_process';
import { expect, inject, it } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

// Separate database, because the command commits.
const sql = await openScratchDatabase();

/** Runs the command that makes the first super admin (docs/operate/deploy.md). */
function runGrantCommand(...args: string[]): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = sql.options.database;
  const env = { ...process.env, DATABASE_URL: url.href };
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/admin-grant.ts', ...args], {
    env,
    encoding: 'utf8',
  });
  return (stdout + stderr).trim();
}

it('admin:grant gives a role once, to an address in any letter case', async () => {
  const { id, email } = peopleByActor['no role'];
  const typedEmail = email.toUpperCase();
  expect(runGrantCommand(typedEmail, 'super_admin')).toBe(`${typedEmail} now has the role super_admin.`);
  expect(runGrantCommand(typedEmail, 'super_admin')).toBe(`${typedEmail} already had the role super_admin.`);
  expect([...(await sql`select role from public.user_roles where user_id = ${id}`)]).toEqual([
    { role: 'super_admin' },
  ]);
});

it('admin:grant refuses an unknown address, an unknown role and missing arguments', () => {
  expect(runGrantCommand('nobody@test.obouo.example', 'super_admin')).toContain('There is no account');
  expect(runGrantCommand(peopleByActor.editor.email, 'king')).toContain('There is no role king');
  expect(runGrantCommand('')).toContain('Usage: npm run admin:grant -- <e-mail> <role>');
});
