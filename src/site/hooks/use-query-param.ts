import { useCallback } from 'react';
import { useQuery, writeQuery } from './use-query';

/** Free text kept in the address as `?name=…` and replaced there; null removes it. Null too in prerendered HTML. */
export function useQueryParam(name: string) {
  const value = new URLSearchParams(useQuery()).get(name);
  const setValue = useCallback((next: string | null) => writeQuery(name, next), [name]);
  return [value, setValue] as const;
}
