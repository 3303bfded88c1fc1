type ModifierKeys = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/** Returns true for a click with which the browser opens a link in a new tab or window, or saves it. */
export const isModifiedClick = ({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
