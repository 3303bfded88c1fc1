import { createContext, Script } from 'node:vm';

const context = createContext({});
const script = new Script('task()');

/** Limit of the time to parse and typeset one record. The longest text takes a tenth of it on a slow machine. */
const RECORD_LIMIT_MS = 5_000;

/** Runs a synchronous task. V8 interrupts it after `limitMs`, even an endless loop. @throws Error */
export function runSyncWithTimeLimit<Result>(task: () => Result, limitMs = RECORD_LIMIT_MS): Result {
  Object.assign(context, { task });
  return script.runInContext(context, { timeout: limitMs }) as Result;
}

/** Returns true for the error of an interrupted task. The error comes from another context, so `instanceof` fails. */
export const isTimeLimitError = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
