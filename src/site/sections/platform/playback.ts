/** The simulated player moves by 1 % every 100 ms (specification 2.6). */
export const PLAYBACK_STEP_MS = 100;

const MAX_PROGRESS = 100;

/** Returns the progress one step later. After 100 % it starts again at 0. */
export function getNextPlaybackProgress(progress: number): number {
  return progress >= MAX_PROGRESS ? 0 : progress + 1;
}
