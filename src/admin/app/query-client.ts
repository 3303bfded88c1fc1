import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  type QueryMeta,
} from '@tanstack/react-query';
import { identityQueries } from '@/admin/features/auth/api/identity-queries';
import { signOutIfExpired } from '@/admin/features/auth/api/session';
import { authToastTexts } from '@/copy/admin/toasts';
import type { ToastText } from '@/copy/types';
import { notify, type ToastOptions } from '@/shared/components/notify';
import { type AppError, type AppErrorKind, toAppError } from '@/shared/lib/app-error';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';

type ErrorToast = ToastText | ((error: AppError) => ToastText);

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Toast when the load fails. Without it the failure is only logged. */
      error?: ErrorToast;
    };
    mutationMeta: {
      /** Queries to refresh after success, or when the changed row is missing. */
      invalidates?: readonly QueryKey[];
      /** True to refresh these queries after any failure: outdated data on the screen may have caused the failure. */
      invalidatesOnError?: boolean;
      /** Toast after success, or a function of the result and the variables. Undefined shows nothing. */
      success?: ToastOptions | ((data: unknown, variables: unknown) => ToastOptions | undefined);
      error?: ErrorToast;
    };
  }
}

/** Maximum number of retries by kind of error. A request to an overloaded server is retried once. */
const MAX_RETRIES: Partial<Record<AppErrorKind, number>> = {
  network: 2,
  unknown: 2,
  timeout: 1,
  unavailable: 1,
};

/** Code of a statement that Postgres stopped after its timeout. A retry would cost as much again. */
const STATEMENT_TIMEOUT_CODE = '57014';

function shouldRetry(failureCount: number, cause: unknown): boolean {
  const { kind, code, status = 0 } = toAppError(cause);
  const isClientError = status >= 400 && status < 500;
  if (code === STATEMENT_TIMEOUT_CODE || isClientError) return false;
  return failureCount < (MAX_RETRIES[kind] ?? 0);
}

function showErrorToast(toast: ErrorToast | undefined, error: AppError): void {
  if (!toast) return;
  notify.error(typeof toast === 'function' ? toast(error) : { description: error.message, ...toast });
}

/** Returns the strings of a query key for the log, without the objects, which may hold personal data. */
const toLogName = (key: QueryKey) => key.filter((part) => typeof part === 'string').join('/');

/** Returns true for an error that a missing permission may cause: the API refuses, or row security hides the row. */
const isRefusal = ({ kind }: AppError): boolean => kind === 'forbidden' || kind === 'not-found';

/** Returns true for a `PageOfRows` without rows, and for an empty list of a screen. Only queries of a screen have an error toast. */
function isEmptyAnswer(data: unknown, meta: QueryMeta | undefined): boolean {
  if (Array.isArray(data)) return data.length === 0 && meta?.error !== undefined;
  if (typeof data !== 'object' || data === null || !('rows' in data)) return false;
  return Array.isArray(data.rows) && data.rows.length === 0;
}

/** For this time after a read of the permissions, an empty answer causes no other read. Many lists are empty in normal use. */
const RECENT_ACCESS_MS = 5000;

let pendingSignOut: Promise<void> | undefined;

/** Signs out of an expired session, and reports it once when several requests fail at the same time. */
function closeExpiredSession(): void {
  if (pendingSignOut) return;
  pendingSignOut = signOutIfExpired()
    .then((isSignedOut) => {
      // `SessionExpiredDialog` tells a person with unsaved text.
      if (isSignedOut && !unsavedWorkRegistry.exists()) notify.error(authToastTexts.sessionExpired);
    })
    .finally(() => {
      pendingSignOut = undefined;
    });
}

/** Reloads queries without waiting for them: a slow network must not keep a saved form pending. */
function refresh(client: QueryClient, queryKeys: readonly QueryKey[]): void {
  for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey });
}

// By default, components learn the state of a mutation in a later task: a pressed switch would first show its old state.
notifyManager.setScheduler(queueMicrotask);

/** Creates the query client of the back office. It applies the `meta` of queries and mutations. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess(data, { meta }) {
        // For an ended session, row security returns empty lists without an error. A new read of the permissions notices the end.
        if (isEmptyAnswer(data, meta))
          void client.invalidateQueries(
            {
              queryKey: identityQueries.accessKey(),
              predicate: ({ state }) => Date.now() - state.dataUpdatedAt > RECENT_ACCESS_MS,
            },
            { cancelRefetch: false },
          );
      },
      onError(cause, query) {
        const error = toAppError(cause);
        console.error('query:', toLogName(query.queryKey), error.kind, error.code);
        showErrorToast(query.meta?.error, error);
        // After a refusal, the roles may have changed or the session ended. A refused read of the roles must not repeat itself.
        const isIdentityQuery = query.queryKey[0] === identityQueries.all()[0];
        if (isRefusal(error) && !isIdentityQuery) refresh(client, [identityQueries.accessKey()]);
        if (error.kind === 'session') closeExpiredSession();
      },
    }),
    mutationCache: new MutationCache({
      onSuccess(data, variables, _context, mutation) {
        const { invalidates = [], success } = mutation.meta ?? {};
        const toast = typeof success === 'function' ? success(data, variables) : success;
        if (toast) notify.success(toast);
        // Any change may need a new build of the site. `useSiteBuild` has the same key, but the first screen does not download it.
        refresh(client, [['site-build'], ...invalidates]);
      },
      onError(cause, _variables, _context, mutation) {
        const error = toAppError(cause);
        if (error.kind === 'unknown') console.error('mutation:', error.code, error.status ?? '');
        const { invalidates = [], invalidatesOnError, error: toast } = mutation.meta ?? {};
        showErrorToast(toast, error);
        // A row that is missing may still be on the screen.
        if (invalidatesOnError || error.kind === 'not-found') refresh(client, invalidates);
        // A chosen element no longer exists, but the screen still offers it.
        if (error.kind === 'in-use') void client.invalidateQueries();
        // After a refusal, the roles may have changed or the session ended.
        if (isRefusal(error)) refresh(client, [identityQueries.accessKey()]);
        if (error.kind === 'session') closeExpiredSession();
      },
    }),
    // Offline requests fail at once. By default TanStack Query would pause them and keep the button pending.
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
