import { createContext, Script } from 'node:vm';

const context = createContext({});
const script = new Script('task()');

/** Runs a synchronous task and interrupts it after `limitMs`: only V8 can end a loop of its own thread. @throws Error */
export function runWithTimeLimit<Result>(limitMs: number, task: () => Result): Result {
  Object.assign(context, { task });
  return script.runInContext(context, { timeout: limitMs }) as Result;
}

/** Whether a task was interrupted: the error comes from another context. */
export const isTimeLimitError = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
