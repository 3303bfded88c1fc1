import { runUntilNoMailIsDue } from './mail-process.ts';

/**
 * Runs `send-mails` until no mail is due, and prints the number of sent mails as JSON:
 * `node benchmarks/newsletter/run-mails.ts`. Reads the environment variables that the hosted function has.
 */
console.log(JSON.stringify({ sent: await runUntilNoMailIsDue(process.env) }));
