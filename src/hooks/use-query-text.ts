import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useQueryParam } from './use-query-param';

/** Long enough not to write the address at each key, short enough to feel immediate. */
const PAUSE = 150;

/** State of the entries that the field itself wrote. */
const WRITTEN_HERE = 'typed';

/** Whether the deferred part of that name, if any, hears updates. */
function isAlive(part: string): boolean {
  return document.querySelector(`[data-deferred="${part}"]:not([data-alive])`) === null;
}

/**
 * What a search field holds: its own at each key, written to `?name=…` when typing pauses, and replaced when the address
 * changes for another reason (a reset, a link). `reader` is the deferred part that shows what is found: React throws a
 * sleeping part away when the address changes under it, so the writing waits until it is awake.
 */
export function useQueryText(name: string, reader: string) {
  const [value, setValue] = useQueryParam(name, WRITTEN_HERE);
  const { state } = useLocation();
  // A visit by the back button is asked for, not typed.
  const isEcho = useNavigationType() !== 'POP' && state === WRITTEN_HERE;
  const asked = value ?? '';
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  const [sent, setSent] = useState(asked);

  if (asked !== known) {
    setKnown(asked);
    // Our own writing comes back too, on a slow device after the next one was sent: it must not undo what was typed since.
    if (!isEcho) {
      setText(asked);
      setSent(asked);
    }
  }

  useEffect(() => {
    const next = text.trim();
    if (next === sent) return;
    const send = () => {
      if (!isAlive(reader)) return;
      setSent(next);
      setValue(next);
    };
    const timer = setTimeout(send, PAUSE);
    window.addEventListener('app:ready', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('app:ready', send);
    };
  }, [text, sent, setValue, reader]);

  return [text, setText] as const;
}
