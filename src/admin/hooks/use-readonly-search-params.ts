import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns the query of the address, read-only. `useSearchParams` also writes, and its code would reach the pages of
 * visitors.
 */
export function useReadonlySearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
