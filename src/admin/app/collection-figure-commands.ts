import type { QueryClient } from '@tanstack/react-query';
import { Hash } from 'lucide-react';
import { collectionQueries } from '@/admin/features/collections/api/collection-queries';
import { getCollectionItemName, getCollectionValue } from '@/admin/features/collections/collection-value';
import type { Collection } from '@/copy/collection';
import { allCollections } from '@/shared/collections/registry';
import { paths } from '@/shared/lib/paths';
import type { PaletteCommand } from './commands';

interface StoredValue {
  key: string;
  value: unknown;
}

const listFigureFields = ({ itemFields }: Collection): string[] =>
  Object.keys(itemFields).filter((name) => ['figure', 'number'].includes(itemFields[name]?.kind ?? ''));

/** Returns a command for each item with figures. The label contains the figures, the item and the collection. */
export const listFigurePaletteCommands = (rows: readonly StoredValue[] = []): PaletteCommand[] =>
  allCollections.flatMap((collection) => {
    const fieldNames = listFigureFields(collection);
    if (fieldNames.length === 0) return [];
    const row = rows.find(({ key }) => key === collection.key);
    return getCollectionValue(collection, row).items.flatMap((item) => {
      const figures = fieldNames.map((name) => String(Reflect.get(item, name) ?? '')).filter(Boolean);
      if (figures.length === 0) return [];
      const label = `${figures.join(' ')} ${getCollectionItemName(collection, item)}`;
      return {
        id: `figure-${collection.key}-${item.id}`,
        label: `${label} · ${collection.label}`,
        icon: Hash,
        action: `${paths.admin.collections}/${collection.key}`,
      };
    });
  });

/** Returns the commands of the stored figures; after a failed request, of the default figures. */
export const fetchFigurePaletteCommands = async (client: QueryClient): Promise<PaletteCommand[]> =>
  listFigurePaletteCommands(await client.fetchQuery(collectionQueries.list()).catch(() => []));
