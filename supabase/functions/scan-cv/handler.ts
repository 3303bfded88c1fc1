import { hasBearerSecret } from '../_shared/bearer.ts';
import { createSecretKeyHeaders } from '../_shared/call-api.ts';
import type { ProjectApiCredentials } from '../_shared/settings.ts';
import type { ScanVerdict } from './scan-file.ts';

/** Settings of the project, and the secret that the database sends. */
interface Settings extends ProjectApiCredentials {
  /** Value of the Vault secret `cv_scanner_secret`. */
  callerSecret: string;
}

const CV_NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?:pdf|docx?)$/;
const DOWNLOAD_TIMEOUT_MILLISECONDS = 30_000;

/** Returns the handler that downloads the CV named in a request, scans it, and answers with the verdict. */
export function createScanHandler(
  { projectUrl, secretKey, callerSecret }: Settings,
  scan: (file: Blob) => Promise<ScanVerdict>,
  send: typeof fetch = fetch,
): (request: Request) => Promise<Response> {
  const download = async (name: string) => {
    const response = await send(
      new Request(`${projectUrl}/storage/v1/object/cv/${name}`, {
        headers: createSecretKeyHeaders(secretKey),
        signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MILLISECONDS),
      }),
    );
    if (!response.ok) throw new Error(`download: ${response.status}`);
    return response.blob();
  };
  return async (request) => {
    if (!(await hasBearerSecret(request, callerSecret))) return new Response(null, { status: 401 });
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    const body: { name?: unknown } | null = await request.json().catch(() => null);
    const name = body?.name;
    if (typeof name !== 'string' || !CV_NAME.test(name)) return new Response(null, { status: 400 });
    try {
      return Response.json({ name, verdict: await scan(await download(name)) });
    } catch (error) {
      console.error('[scan-cv]', error instanceof Error ? error.message : error);
      return new Response(null, { status: 502 });
    }
  };
}
