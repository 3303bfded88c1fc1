import { useEffect, useState } from 'react';
import { useQueryParam } from './use-query-param';

/** Long enough not to write the address at each key, short enough to feel immediate. */
const PAUSE = 150;

/**
 * What a search field holds: its own at each key, written to `?name=…` when typing pauses, and replaced when the address
 * changes for another reason (a reset, a link).
 */
export function useQueryText(name: string) {
  const [value, setValue] = useQueryParam(name);
  const asked = value ?? '';
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  const [sent, setSent] = useState(asked);

  if (asked !== known) {
    setKnown(asked);
    // Our own writing comes back too: it must not undo what has been typed since.
    if (asked !== sent) {
      setText(asked);
      setSent(asked);
    }
  }

  useEffect(() => {
    const next = text.trim();
    if (next === sent) return;
    const timer = setTimeout(() => {
      setSent(next);
      setValue(next);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, sent, setValue]);

  return [text, setText] as const;
}
