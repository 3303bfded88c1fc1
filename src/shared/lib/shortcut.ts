const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** True when keys are being typed into a field, where Ctrl+B belongs to the text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** True for Ctrl or Cmd plus the letter, and no other modifier. */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  return (
    event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey && event.key.toLowerCase() === letter
  );
}

/** True for the character alone, however the keyboard makes it. */
export function isCharacter(event: KeyboardEvent, character: string): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && event.key === character;
}
