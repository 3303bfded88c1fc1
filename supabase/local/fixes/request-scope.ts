import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  /** Request that is being answered; undefined while the backend starts. */
  request: Request | undefined;
  messages: string[];
}

const scope = new AsyncLocalStorage<Scope>();

/** Returns the request that the calling code is answering, if any. */
export function getCurrentRequest(): Request | undefined {
  return scope.getStore()?.request;
}

/**
 * Runs `@supabase/lite` for one request and withholds its errors and warnings. The library prints every database error
 * with a stack, even a refused row or a duplicate. This function prints one line, for a server error only.
 */
export async function runInRequestScope(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const messages: string[] = [];
  const response = await scope.run({ request, messages }, answer);
  if (response.status >= 500) {
    const reason = messages[0] ?? 'see the answer';
    console.error(
      `[backend] ${request.method} ${new URL(request.url).pathname}: ${response.status} ${reason}`,
    );
  }
  return response;
}

/** Answers 503 when the database is lost, because the driver would never settle the running queries. */
export function answerUnlessServerLost(
  serverLost: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  const createUnavailableResponse = () =>
    Response.json({ message: 'The local database ended; restart the server.' }, { status: 503 });
  if (serverLost.aborted) return Promise.resolve(createUnavailableResponse());
  return new Promise((resolve, reject) => {
    const onLost = () => resolve(createUnavailableResponse());
    serverLost.addEventListener('abort', onLost);
    answer()
      .then(resolve, reject)
      .finally(() => serverLost.removeEventListener('abort', onLost));
  });
}

/** Runs a step of the start without the notices of `@supabase/lite`. Failures still throw. */
export function runWithoutLibraryNotices<T>(step: () => Promise<T>): Promise<T> {
  return scope.run({ request: undefined, messages: [] }, step);
}

/** Collects the console errors and warnings of scopes from now on, instead of printing them. */
export function captureRequestConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    const print = console[method];
    console[method] = (...parts: unknown[]) => {
      const current = scope.getStore();
      if (current) current.messages.push(joinToOneLine(parts));
      else print.apply(console, parts);
    };
  }
}

function joinToOneLine(parts: unknown[]): string {
  return parts.map(describePart).join(' ').replace(/\s+/g, ' ').slice(0, 300);
}

function describePart(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return String(part);
  const { code, message } = part as { code?: unknown; message?: unknown };
  return [code, message].filter((text) => typeof text === 'string').join(' ');
}
