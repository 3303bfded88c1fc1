import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** What the query of the address says, to be read. The router's own hook also writes, which each visitor's page would carry. */
export function useParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
