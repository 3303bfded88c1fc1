import { formText } from '@/copy/forms/common';
import { HONEYPOT_NAME } from './honeypot';

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
