import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface DebouncedInput {
  /** Ref of the field, to take over what a visitor typed before hydration. */
  field: RefObject<HTMLInputElement | null>;
  /** Text of the field. */
  text: string;
  /** Changes the text, and applies it to the query after a pause. */
  changeText: (next: string) => void;
  /** Applies the text at once: on Enter, and on blur, because the next click may need its result. */
  applyNow: () => void;
}

/**
 * Returns the state of a search field whose query is in the URL or a state. The field keeps its own text while the
 * visitor types, and applies it `pauseMs` after the last key. It takes over a query that changed elsewhere.
 */
export function useDebouncedInput(
  query: string,
  onQueryChange: (next: string) => void,
  pauseMs: number,
): DebouncedInput {
  const [text, setText] = useState(query);
  const lastQuery = useRef(query);
  /** Applied texts that are not the query yet. On a slow device, the router reports a text after the next one was applied. */
  const pendingTexts = useRef<string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    const appliedIndex = pendingTexts.current.indexOf(query);
    if (appliedIndex >= 0) {
      pendingTexts.current.splice(0, appliedIndex + 1);
      return;
    }
    if (query === lastQuery.current) return;
    lastQuery.current = query;
    setText(query);
  }, [query]);

  function applyText(next: string) {
    window.clearTimeout(timer.current);
    const nextQuery = next.trim();
    if (nextQuery === lastQuery.current) return;
    lastQuery.current = nextQuery;
    pendingTexts.current.push(nextQuery);
    onQueryChange(nextQuery);
  }

  function changeText(next: string) {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => applyText(next), pauseMs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration
  useLayoutEffect(() => {
    if (field.current?.value) changeText(field.current.value);
  }, []);

  return { field, text, changeText, applyNow: () => applyText(text) };
}
