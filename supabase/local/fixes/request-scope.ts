import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  /** Request that is being answered; undefined while the backend starts. */
  request: Request | undefined;
  complaints: string[];
}

const scope = new AsyncLocalStorage<Scope>();
let openScopes = 0;
let restoreConsole = () => {};

/** Returns the request that the calling code is answering, if any. */
export function currentRequest(): Request | undefined {
  return scope.getStore()?.request;
}

/**
 * Runs the library for one request and withholds its output. The library prints every database error with a
 * stack, also a refused row or a duplicate. Those are dropped. A server error becomes one line.
 */
export async function withQuietConsole(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const complaints: string[] = [];
  const response = await scope.run({ request, complaints }, answer);
  if (response.status >= 500) {
    const reason = complaints[0] ?? 'see the answer';
    console.error(
      `[backend] ${request.method} ${new URL(request.url).pathname}: ${response.status} ${reason}`,
    );
  }
  return response;
}

/** Answers 503 when the database is lost, because the driver would never settle the running queries. */
export function answerUnlessLost(lost: AbortSignal, answer: () => Promise<Response>): Promise<Response> {
  const sorry = () =>
    Response.json({ message: 'The local database ended; restart the server.' }, { status: 503 });
  if (lost.aborted) return Promise.resolve(sorry());
  return new Promise((resolve, reject) => {
    const onLost = () => resolve(sorry());
    lost.addEventListener('abort', onLost);
    answer()
      .then(resolve, reject)
      .finally(() => lost.removeEventListener('abort', onLost));
  });
}

/** Runs a step of the start without the library's notices. Failures still throw. */
export function startQuietly<T>(step: () => Promise<T>): Promise<T> {
  return scope.run({ request: undefined, complaints: [] }, step);
}

/** Makes the console respect the scopes above until the returned function is called. */
export function quietConsole(): () => void {
  if (openScopes === 0) restoreConsole = divertConsole();
  openScopes += 1;
  let open = true;
  return () => {
    if (!open) return;
    open = false;
    openScopes -= 1;
    if (openScopes === 0) restoreConsole();
  };
}

function divertConsole(): () => void {
  const { error, warn } = console;
  const divert = (print: typeof console.error) =>
    function diverted(...parts: unknown[]): void {
      const current = scope.getStore();
      if (current) current.complaints.push(oneLine(parts));
      else print.apply(console, parts);
    };
  const diverted = { error: divert(error), warn: divert(warn) };
  Object.assign(console, diverted);
  return () => {
    if (console.error === diverted.error) console.error = error;
    if (console.warn === diverted.warn) console.warn = warn;
  };
}

function oneLine(parts: unknown[]): string {
  return parts.map(describe).join(' ').replace(/\s+/g, ' ').slice(0, 300);
}

function describe(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return String(part);
  const { code, message } = part as { code?: unknown; message?: unknown };
  return [code, message].filter((text) => typeof text === 'string').join(' ');
}
