const TEXT_FIELD_SELECTOR =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Returns true when the target of an event is in a text field. There, Ctrl+B means bold; elsewhere, it folds the sidebar. */
export function isInTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELD_SELECTOR) !== null;
}

/** Returns true for the key without Ctrl, Cmd or Alt, on any keyboard layout, outside text fields. */
export function isKeyPress(event: KeyboardEvent, key: string): boolean {
  return (
    !event.ctrlKey && !event.metaKey && !event.altKey && event.key === key && !isInTextField(event.target)
  );
}
