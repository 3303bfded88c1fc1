import { readSettings } from '../send-mails/settings.ts';
import { createUnsubscribeHandler } from './handler.ts';

// As much of the platform as is used here; the handler is plain TypeScript, which Node runs as well.
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

Deno.serve(createUnsubscribeHandler(readSettings(Deno.env.toObject())));
