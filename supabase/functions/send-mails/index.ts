import { readMailFunctionSettings } from '../_shared/settings.ts';
import { createSendMailsHandler } from './handler.ts';
import { openSmtpTransport } from './smtp.ts';

// Declares the part of Deno that this file uses. The other files of the folder are plain TypeScript, which Node also
// runs.
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void };

const environment = Deno.env.toObject();

Deno.serve(
  createSendMailsHandler(readMailFunctionSettings(environment), {
    open: () => openSmtpTransport(environment),
    waitUntil: (work) => EdgeRuntime.waitUntil(work),
  }),
);
