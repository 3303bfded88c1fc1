import { readProject, readVariable } from '../send-mails/settings.ts';
import { createScanHandler } from './handler.ts';
import { scanFile } from './scan-file.ts';

// The part of the platform that this file uses. The handler is plain TypeScript, which Node runs too.
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const environment = Deno.env.toObject();
Deno.serve(
  createScanHandler(
    { ...readProject(environment), callerSecret: readVariable(environment, 'CV_SCANNER_SECRET') },
    scanFile,
  ),
);
