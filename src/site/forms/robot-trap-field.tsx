import { formText } from '@/copy/forms/common';
import { TRAP_NAME } from './robot-trap';

/** The hidden field of the robot trap: out of sight, out of the tab order, out of the accessibility tree. */
export function RobotTrapField() {
  return (
    <div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
      <label>
        {formText.trapLabel}
        <input name={TRAP_NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
