import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/**
 * Free text kept in the address as `?name=…` and replaced there; null removes it. Null too in prerendered HTML, which
 * knows no query.
 */
export function useQueryParam(name: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const value = useHydrated() ? new URLSearchParams(search).get(name) : null;

  const setValue = useCallback(
    (next: string | null) => {
      const query = new URLSearchParams(window.location.search);
      if (next) query.set(name, next);
      else query.delete(name);
      void navigate({ search: query.toString() }, { replace: true });
    },
    [name, navigate],
  );

  return [value, setValue] as const;
}
