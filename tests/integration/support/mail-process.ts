import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { readMailFunctionSettings } from '../../../supabase/functions/_shared/settings.ts';
import { sendWaitingMails } from '../../../supabase/functions/send-mails/send-waiting-mails.ts';
import { openSmtpTransport } from '../../../supabase/functions/send-mails/smtp.ts';
import { LOCAL_MAILS_SECRET, LOCAL_SECRET_KEY } from '../../../supabase/local/keys.ts';

/** Pause before the second check of an empty queue. Here nothing queues a mail during a run. */
const RECHECK_PAUSE_MS = 0;

const createEnvironment = (backendUrl: string, smtpPort: number) => ({
  SUPABASE_URL: backendUrl,
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: LOCAL_SECRET_KEY }),
  MAILS_SECRET: LOCAL_MAILS_SECRET,
  SITE_URL: 'https://site.test/',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(smtpPort),
  MAIL_FROM: 'Groupe Obouo <site@obouo.test>',
});

/** Starts `send-mails` for this backend and SMTP port in a separate process, which a test may kill. */
export function startMailSenderProcess(backendUrl: string, smtpPort: number): ChildProcess {
  return spawn(process.execPath, [path.join(import.meta.dirname, 'run-mails.ts')], {
    env: { ...process.env, ...createEnvironment(backendUrl, smtpPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Runs `send-mails` in this process, which is faster. */
export const runMails = (backendUrl: string, smtpPort: number): Promise<void> =>
  runUntilNoMailIsDue(createEnvironment(backendUrl, smtpPort));

/** Runs `send-mails` with this environment until no mail is due. */
export async function runUntilNoMailIsDue(variables: Record<string, string | undefined>): Promise<void> {
  const settings = readMailFunctionSettings(variables);
  const runOnce = () =>
    sendWaitingMails(settings, { open: () => openSmtpTransport(variables) }, RECHECK_PAUSE_MS);
  while (await runOnce());
}
