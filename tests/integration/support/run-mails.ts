import { runUntilNoMailIsDue } from './mail-process.ts';

// Runs `send-mails` until no mail is due. Reads the environment variables that the hosted function has.
await runUntilNoMailIsDue(process.env);
