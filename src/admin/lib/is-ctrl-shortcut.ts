/** Returns true for Ctrl or Cmd plus the letter, without another modifier. */
export function isCtrlShortcut(event: KeyboardEvent, letter: string): boolean {
  return (
    event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey && event.key.toLowerCase() === letter
  );
}
