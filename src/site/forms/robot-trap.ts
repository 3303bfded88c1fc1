/** Name of the field that people neither see nor reach, and that form-filling robots complete. */
export const TRAP_NAME = 'site_web';

/** Milliseconds from the first touch of a form before anything is sent: nobody writes faster. */
const HUMAN_PACE = 1200;

/** True when the hidden field was filled. */
export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(TRAP_NAME));
}

/** Waits out the rest of the minimum time, so that a password manager's user loses nothing and a robot gains nothing. */
export function untilHumanPace(startedAt: number): Promise<void> {
  const rest = HUMAN_PACE - (Date.now() - startedAt);
  return rest > 0 ? new Promise((resolve) => setTimeout(resolve, rest)) : Promise.resolve();
}
