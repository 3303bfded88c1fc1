import { sendWaitingMails } from '../functions/send-mails/send-waiting-mails.ts';
import { readSettings } from '../functions/send-mails/settings.ts';
import { openSmtp } from '../functions/send-mails/smtp.ts';

/**
 * Runs the function `send-mails` as a process of its own, with the environment that it has on a hosted project, until nothing is
 * due: `node supabase/local/run-mails.ts`. Says how many mails were sent as a line of JSON.
 */
const settings = readSettings(process.env);
let sent = 0;
for (let more = true; more; ) {
  const run = await sendWaitingMails(settings, { open: () => openSmtp(process.env) });
  sent += run.sent;
  more = run.stoppedEarly;
}
console.log(JSON.stringify({ sent }));
