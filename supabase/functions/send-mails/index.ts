import { createHandler } from './handler.ts';
import { readSettings } from './settings.ts';
import { openSmtp } from './smtp.ts';

// The part of the platform that this file uses. The rest of the folder is plain TypeScript, which Node runs
// too.
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

const environment = Deno.env.toObject();

Deno.serve(
  createHandler(readSettings(environment), {
    open: () => openSmtp(environment),
    waitUntil: (work) => EdgeRuntime.waitUntil(work),
  }),
);
