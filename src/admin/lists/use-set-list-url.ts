import { useNavigate } from 'react-router-dom';

/** Writes what a list shows into its address, at once: what is pressed next, a filter that is a link, already starts from it. */
export function useSetListUrl(): (query: string) => void {
  const navigate = useNavigate();
  return (query) => void navigate(query || '?', { replace: true, flushSync: true });
}
