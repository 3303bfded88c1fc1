import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { LOCAL_MAILS_SECRET, LOCAL_SECRET_KEY } from './keys.ts';

/** Runs the function `send-mails` of this backend as a process of its own, which sends through this port. */
export function startMailRun(backendUrl: string, smtpPort: number): ChildProcess {
  return spawn(process.execPath, [path.join(import.meta.dirname, 'run-mails.ts')], {
    env: {
      ...process.env,
      SUPABASE_URL: backendUrl,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: LOCAL_SECRET_KEY }),
      MAILS_SECRET: LOCAL_MAILS_SECRET,
      SITE_URL: 'https://site.test/',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtpPort),
      MAIL_FROM: 'Groupe Obouo <site@obouo.test>',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
