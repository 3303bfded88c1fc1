import { formText } from '@/copy/forms/common';

/** Name of the field that people do not see. Only a program fills it. */
export const HONEYPOT_NAME = 'site_web';

/** Minimum milliseconds between the first render of a form and its sending; people need longer. */
const MINIMUM_FILL_MS = 1200;

/** Returns true when the hidden field was filled. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(HONEYPOT_NAME));
}

/** Resolves after the minimum fill time. A form that a password manager fills at once is delayed, not refused. */
export function delayEarlyFormSending(startedAt: number): Promise<void> {
  const remainingMs = MINIMUM_FILL_MS - (performance.now() - startedAt);
  return remainingMs > 0 ? new Promise((resolve) => setTimeout(resolve, remainingMs)) : Promise.resolve();
}

/** Honeypot field: off screen, and outside the tab order and the accessibility tree. */
export function HoneypotField() {
  return (
    <div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
      <label>
        {formText.honeypotLabel}
        <input name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
