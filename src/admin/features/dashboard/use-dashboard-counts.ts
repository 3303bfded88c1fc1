import { useQueries } from '@tanstack/react-query';
import { type DashboardCountName, dashboardQueries } from './api/dashboard-queries';

/** Returns counts. A failed count stays at zero (specification 8), and `refresh` loads all of them again. */
export function useDashboardCounts(countNames: readonly DashboardCountName[]) {
  return useQueries({
    queries: countNames.map((name) => dashboardQueries.count(name)),
    combine: (results) => ({
      counts: Object.fromEntries(
        countNames.map((name, index) => [name, results[index]?.data ?? 0]),
      ) as Partial<Record<DashboardCountName, number>>,
      isLoading: results.some(({ isPending }) => isPending),
      hasFailedCount: results.some(({ isError }) => isError),
      isRefreshing: results.some(({ isFetching }) => isFetching),
      refresh: () => {
        for (const { refetch } of results) void refetch();
      },
    }),
  });
}
