import type { QueryClient } from '@tanstack/react-query';
import { collectionQueries } from '@/admin/features/collections/api/collection-queries';
import { listCollectionFigureCommands } from './collection-figure-commands';
import type { PaletteCommand } from './commands';

/** Reads the figures of the collections. After a failed request, returns those of the default values. */
export const fetchCollectionFigureCommands = async (client: QueryClient): Promise<PaletteCommand[]> =>
  listCollectionFigureCommands(await client.fetchQuery(collectionQueries.list()).catch(() => []));
