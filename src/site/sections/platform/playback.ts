/** The simulated player moves by 1 % every 100 ms (specification 2.6). */
export const STEP_MS = 100;

const END = 100;

/** Progress one step later: after 100 it starts over from 0. */
export function nextProgress(progress: number): number {
  return progress >= END ? 0 : progress + 1;
}
