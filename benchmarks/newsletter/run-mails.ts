import { runUntilNoMailIsDue } from './mail-process.ts';

/**
 * Runs `send-mails` with its hosted environment until no mail is due, and prints the number of sent mails as
 * JSON: `node benchmarks/newsletter/run-mails.ts`.
 */
console.log(JSON.stringify({ sent: await runUntilNoMailIsDue(process.env) }));
