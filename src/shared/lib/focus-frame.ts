/** Moves the focus to a new frame, because the button that opened it is removed. React calls a constant ref once. */
export const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();
