import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/**
 * A choice kept in the address (`?categorie=prix`), so that it can be shared and survives a reload. The first choice is
 * the default, and is not written. Prerendered pages show it; the address is read right after hydration.
 */
export function useQueryChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (next: Value) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = useHydrated() ? parameters.get(name) : null;
  const value = values.find((candidate) => candidate === asked) ?? values[0];

  function choose(next: Value) {
    setParameters(
      (current) => {
        if (next === values[0]) current.delete(name);
        else current.set(name, next);
        return current;
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  }

  return [value, choose];
}
