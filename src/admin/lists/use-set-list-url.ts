import { useNavigate } from 'react-router-dom';

/** Returns a function that writes the state of a list into the address at once, before the next click. */
export function useSetListUrl(): (query: string) => void {
  const navigate = useNavigate();
  return (query) => void navigate(query || '?', { replace: true, flushSync: true });
}
