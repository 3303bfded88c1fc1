import { readEnvironmentVariable, readProjectApiCredentials } from '../_shared/settings.ts';
import { createScanHandler } from './handler.ts';
import { scanFile } from './scan-file.ts';

// Declares the part of Deno that this file uses. The handler itself is plain TypeScript, which Node also runs.
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const environment = Deno.env.toObject();
Deno.serve(
  createScanHandler(
    {
      ...readProjectApiCredentials(environment),
      callerSecret: readEnvironmentVariable(environment, 'CV_SCANNER_SECRET'),
    },
    scanFile,
  ),
);
