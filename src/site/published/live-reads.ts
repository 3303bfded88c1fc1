import type { NewsCounts, NewsFilter, NewsItem } from '@/site/api/published-texts';

// what asks the database comes when somebody asks: no first view carries it
const reads = () => import('@/site/api/published-texts');

/** The newest of those that staff put forward, five at most. */
export const readPinned = async (): Promise<NewsItem[]> => (await reads()).readPinned();

/** How many texts of staff are online, and in which categories. */
export const readCounts = async (): Promise<NewsCounts> => (await reads()).readCounts();

/** The newest texts of staff after the last one shown, as many as wanted (25 at most). */
export const readNews = async (filter: NewsFilter, wanted: number, after?: NewsItem): Promise<NewsItem[]> =>
  (await reads()).readNews(filter, wanted, after);
