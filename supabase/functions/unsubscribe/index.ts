import { readSettings } from '../send-mails/settings.ts';
import { createUnsubscribeHandler } from './handler.ts';

// The part of the platform that this file uses. The handler is plain TypeScript, which Node runs too.
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

Deno.serve(createUnsubscribeHandler(readSettings(Deno.env.toObject())));
