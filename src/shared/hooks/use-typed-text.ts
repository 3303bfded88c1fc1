import { useEffect, useRef, useState } from 'react';
import { useOwnWrites } from './use-own-writes';

interface TypedText {
  /** Text of the field. */
  text: string;
  type: (next: string) => void;
  /** Sends what is typed now: on Enter, and when the field is left, since what is pressed next already lives with it. */
  settle: () => void;
}

/**
 * What a search field holds while the address (or a state) holds what is searched: its own text at each key, sent on once
 * typing pauses, and replaced when something else changed what is searched.
 * @param searched what is searched now
 * @param pause milliseconds without a key before it is sent
 */
export function useTypedText(searched: string, send: (next: string) => void, pause: number): TypedText {
  const [text, setText] = useState(searched);
  const write = useOwnWrites(searched, send, setText);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function settle(next: string) {
    window.clearTimeout(timer.current);
    write(next.trim());
  }

  function type(next: string) {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => settle(next), pause);
  }

  return { text, type, settle: () => settle(text) };
}
