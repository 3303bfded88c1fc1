import { readMailFunctionSettings } from '../_shared/settings.ts';
import { createUnsubscribeHandler } from './handler.ts';

// Declares the part of Deno that this file uses. The handler itself is plain TypeScript, which Node also runs.
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

Deno.serve(createUnsubscribeHandler(readMailFunctionSettings(Deno.env.toObject())));
