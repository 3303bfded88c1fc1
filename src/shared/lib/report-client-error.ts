import { supabaseKey, supabaseUrl } from '@/shared/lib/env';
import { isMissingChunk } from '@/shared/lib/missing-chunk';
import { removeTrailingSlash } from '@/shared/lib/remove-trailing-slash';
import { createSupabaseHeaders } from '@/shared/lib/supabase-headers';

/** Source of an error: a script, a promise, a crashed page, or a failed form. */
type ErrorKind = 'script' | 'promise' | 'crash' | 'form';

/** Maximum number of reports of one page load, so that an error in a loop costs little. */
const MAX_REPORTS = 5;

const sentReports = new Set<string>();

/** Returns the name of an error, not its message, which may contain typed text. */
export function getErrorName(cause: unknown): string {
  if (isMissingChunk(cause)) return 'MissingChunk';
  return cause instanceof Error ? cause.name : 'other';
}

/**
 * Reports the kind, the page and the code of an error; the database counts them
 * (20261122103500_client_errors.sql). Sends equal reports once per page load. Does nothing on a site without a project.
 */
export function reportClientError(kind: ErrorKind, code: string): void {
  if (!import.meta.env.VITE_SUPABASE_URL) return;
  const body = JSON.stringify({ kind, path: removeTrailingSlash(location.pathname), code });
  if (code === 'AbortError' || sentReports.size >= MAX_REPORTS || sentReports.has(body)) return;
  sentReports.add(body);
  fetch(`${supabaseUrl}/rest/v1/rpc/report_client_error`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { ...createSupabaseHeaders(supabaseKey), 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
}

/** Returns true for a script of this site, unlike those of extensions. */
const isSiteScript = (source: string | undefined) => source?.includes(`${location.origin}/`) ?? false;

/** Reports unhandled errors and rejections from now on. */
export function reportUnhandledErrors(): void {
  addEventListener('error', ({ error, filename }) => {
    if (error instanceof Error && isSiteScript(filename)) reportClientError('script', getErrorName(error));
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && isSiteScript(reason.stack))
      reportClientError('promise', getErrorName(reason));
  });
}
