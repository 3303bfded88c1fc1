import { formText } from '@/copy/forms/common';
import { HONEYPOT_NAME } from './honeypot';

/** The hidden field for robots: off screen, out of the tab order and of the accessibility tree. */
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
