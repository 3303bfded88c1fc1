import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUrlValueWriter } from './use-url-value-writer';

interface DebouncedInput {
  /** Ref of the field, to take over what a visitor typed before hydration. */
  field: RefObject<HTMLInputElement | null>;
  /** Text of the field. */
  text: string;
  /** Changes the text, and sends it after a pause. */
  changeText: (next: string) => void;
  /** Sends the text at once: on Enter, and on blur, because the next click may need its result. */
  sendNow: () => void;
}

/**
 * Returns the state of a search field whose query is in the URL or a state. The field keeps its own text while the
 * visitor types, and sends it `pauseMs` after the last key. It takes over a query that changed elsewhere.
 */
export function useDebouncedInput(
  query: string,
  send: (next: string) => void,
  pauseMs: number,
): DebouncedInput {
  const [text, setText] = useState(query);
  const sendQuery = useUrlValueWriter(query, send, setText);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function sendText(next: string) {
    window.clearTimeout(timer.current);
    sendQuery(next.trim());
  }

  function changeText(next: string) {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => sendText(next), pauseMs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration
  useLayoutEffect(() => {
    if (field.current?.value) changeText(field.current.value);
  }, []);

  return { field, text, changeText, sendNow: () => sendText(text) };
}
