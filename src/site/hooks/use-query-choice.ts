import { useQueryParam } from './use-query-param';

/**
 * A choice kept in the address (`?categorie=prix`), so that it can be shared and survives a reload. The first choice is
 * the default, and is not written. Prerendered pages show it; the address is read right after hydration.
 */
export function useQueryChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (next: Value) => void] {
  const [asked, setAsked] = useQueryParam(name);
  const value = values.find((candidate) => candidate === asked) ?? values[0];
  return [value, (next) => setAsked(next === values[0] ? null : next)];
}
