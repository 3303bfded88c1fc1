import { useQueryClient } from '@tanstack/react-query';
import { userQueries } from './user-queries';

/** Returns a function that reloads the people after an error. */
export function useRefreshPeople() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: userQueries.all() });
  };
}
