import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { sendWaitingMails } from '../../supabase/functions/send-mails/send-waiting-mails.ts';
import { readSettings } from '../../supabase/functions/send-mails/settings.ts';
import { openSmtp } from '../../supabase/functions/send-mails/smtp.ts';
import { LOCAL_MAILS_SECRET, LOCAL_SECRET_KEY } from '../../supabase/local/keys.ts';

const environment = (backendUrl: string, smtpPort: number) => ({
  SUPABASE_URL: backendUrl,
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: LOCAL_SECRET_KEY }),
  MAILS_SECRET: LOCAL_MAILS_SECRET,
  SITE_URL: 'https://site.test/',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(smtpPort),
  MAIL_FROM: 'Groupe Obouo <site@obouo.test>',
});

/**
 * Runs `send-mails` of this backend as a separate process, which may be killed. It sends through this port.
 */
export function startMailRun(backendUrl: string, smtpPort: number): ChildProcess {
  return spawn(process.execPath, [path.join(import.meta.dirname, 'run-mails.ts')], {
    env: { ...process.env, ...environment(backendUrl, smtpPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Runs it in this process, which spares a start. */
export const runMails = (backendUrl: string, smtpPort: number): Promise<number> =>
  sendAll(environment(backendUrl, smtpPort));

/** Runs the function with this environment until nothing is due. @returns how many mails were sent. */
export async function sendAll(variables: Record<string, string | undefined>): Promise<number> {
  const settings = readSettings(variables);
  let sent = 0;
  for (let more = true; more; ) {
    const run = await sendWaitingMails(settings, { open: () => openSmtp(variables) });
    sent += run.sent;
    more = run.stoppedEarly;
  }
  return sent;
}
