import { afterAll, beforeEach } from 'vitest';
import { serveBackend } from '../../../supabase/local/server/serve-backend.ts';
import { connectAsSuperuser, getOnlyRow } from '../../../supabase/tests/support/database.ts';

/** Starts a backend for the tests of a file. Its queue of mails is empty before each test. */
export async function startMailBackend(dir: string) {
  const backend = await serveBackend({ dir, durable: false, seed: false });
  const sql = connectAsSuperuser(backend.databaseUrl, 2);
  afterAll(async () => {
    await sql.end();
    await backend.close();
  });
  beforeEach(async () => {
    await sql`delete from private.mails`;
    backend.mails.length = 0;
  });

  /** Queues a test mail. Returns its id, or null when its key was used before. */
  const queueMail = async (
    recipient = 'awa@example.org',
    idempotencyKey: string | null = null,
  ): Promise<string | null> =>
    getOnlyRow(await sql`select private.queue_mail('test', ${recipient}, '{}', ${idempotencyKey}) as id`).id;
  /** Returns the mails of the queue, oldest first. */
  const loadMails = async () => [
    ...(await sql`select state, attempts, reason, bounced from private.mails order by created_at, id`),
  ];
  return { backend, sql, queueMail, loadMails };
}
