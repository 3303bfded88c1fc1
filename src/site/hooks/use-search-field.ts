import { useLayoutEffect, useRef } from 'react';
import { useDebouncedInput } from '@/shared/hooks/use-debounced-input';

/** Returns the state of a prerendered search field, and its `fieldRef`. Text typed before hydration counts too. */
export function useSearchField(query: string, send: (next: string) => void, pauseMs: number) {
  const input = useDebouncedInput(query, send, pauseMs);
  const fieldRef = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration
  useLayoutEffect(() => {
    if (fieldRef.current?.value) input.changeText(fieldRef.current.value);
  }, []);
  return { ...input, fieldRef };
}
