import { useEffect, useRef, useState } from 'react';
import { useUrlSyncedValue } from './use-url-synced-value';

interface DebouncedInput {
  /** Text of the field. */
  text: string;
  type: (next: string) => void;
  /** Sends the text at once: on Enter, and on blur, because the next click may need its result. */
  sendNow: () => void;
}

/**
 * State of a search field whose query is in the address (or a state). The field keeps its own text while
 * typing, sends it after a pause, and takes over a query that changed elsewhere.
 * @param query current query
 * @param pauseMs milliseconds without a key before the text is sent
 */
export function useDebouncedInput(
  searched: string,
  send: (next: string) => void,
  pause: number,
): DebouncedInput {
  const [text, setText] = useState(searched);
  const write = useUrlSyncedValue(searched, send, setText);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function sendText(next: string) {
    window.clearTimeout(timer.current);
    write(next.trim());
  }

  function type(next: string) {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => sendText(next), pause);
  }

  return { text, type, sendNow: () => sendText(text) };
}
