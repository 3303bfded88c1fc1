import { sendAll } from './mail-process.ts';

/**
 * Runs the function `send-mails` as a process of its own, with the environment that it has on a hosted project, until nothing is
 * due: `node benchmarks/newsletter/run-mails.ts`. Says how many mails were sent as a line of JSON.
 */
console.log(JSON.stringify({ sent: await sendAll(process.env) }));
