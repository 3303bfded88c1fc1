import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { identityQueries } from '@/admin/features/auth/api/identity-queries';
import { endSession } from '@/admin/features/auth/api/session';
import { siteBuildQueries } from '@/admin/hooks/api/site-build';
import { authToasts } from '@/copy/admin/toasts';
import type { ToastText } from '@/copy/types';
import { notify, type ToastWithAction } from '@/shared/components/notify';
import { type AppError, type AppErrorKind, toAppError } from '@/shared/lib/app-error';

type ErrorToast = ToastText | ((error: AppError) => ToastText);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Toast when the load fails; without it the failure is only logged. */
      error?: ErrorToast;
    };
    mutationMeta: {
      /** Keys whose queries are out of date once it has succeeded. */
      invalidates?: readonly QueryKey[];
      /** A function for a toast that counts what was done; without an answer nothing shows. */
      success?: ToastWithAction | ((data: unknown) => ToastWithAction | undefined);
      error?: ErrorToast;
    };
  }
}

/** How often each failure is asked again that may go better a moment later: a server with too much to do only once. */
const RETRIES: Partial<Record<AppErrorKind, number>> = { network: 2, unknown: 2, timeout: 1, unavailable: 1 };

/** The database gave the statement up: asked again it would only cost as much again. */
const STATEMENT_TIMED_OUT = '57014';

/** Never a refusal, never an expired session. */
function isWorthRetrying(failures: number, cause: unknown): boolean {
  const { kind, code, status = 0 } = toAppError(cause);
  if (code === STATEMENT_TIMED_OUT || (status >= 400 && status < 500)) return false;
  return failures < (RETRIES[kind] ?? 0);
}

function showFailure(toast: ErrorToast | undefined, error: AppError): void {
  if (toast)
    notify.error(typeof toast === 'function' ? toast(error) : { description: error.message, ...toast });
}

/** Words of a key, to log; what identifies people and searches sits in objects and stays out. */
const nameOf = (key: QueryKey) => key.filter((part) => typeof part === 'string').join('/');

let ending: Promise<void> | undefined;

/** The server no longer knows the session: say it once, however many calls found out, and forget it here too. */
function closeExpiredSession(): void {
  if (ending) return;
  notify.error(authToasts.sessionExpired);
  ending = endSession().finally(() => {
    ending = undefined;
  });
}

/** A refusal may mean that the roles of this person have changed: the screens ask again what they may offer. */
function forgetAccess(client: QueryClient, { kind }: AppError): void {
  if (kind === 'forbidden' || kind === 'not-found') {
    void client.invalidateQueries({ queryKey: identityQueries.accesses() });
  }
}

/** The query cache of the back office. What mutations and queries declare as `meta` is carried out here, once. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(cause, query) {
        const error = toAppError(cause);
        console.error('query:', nameOf(query.queryKey), error.kind, error.code);
        showFailure(query.meta?.error, error);
        if (error.kind === 'session') closeExpiredSession();
      },
    }),
    mutationCache: new MutationCache({
      onSuccess(data, _variables, _context, mutation) {
        const { invalidates = [], success } = mutation.meta ?? {};
        const toast = typeof success === 'function' ? success(data) : success;
        if (toast) notify.success(toast);
        // Whatever was done, visitors may see it once the site is built. Nothing waits for what is asked again: what is stored is no
        // longer unsaved, however slow the network.
        for (const queryKey of [siteBuildQueries.all(), ...invalidates])
          void client.invalidateQueries({ queryKey });
      },
      onError(cause, _variables, _context, mutation) {
        const error = toAppError(cause);
        if (error.kind === 'unknown') console.error('mutation:', error.code, error.status ?? '');
        showFailure(mutation.meta?.error, error);
        forgetAccess(client, error);
        if (error.kind === 'session') closeExpiredSession();
      },
    }),
    // A lost network is an error to show, not a pause that leaves a button pending for ever.
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
