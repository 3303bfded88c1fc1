import { Hash } from 'lucide-react';
import { getCollectionItemName, parseCollectionValue } from '@/admin/features/collections/collection-value';
import { allCollections } from '@/shared/collections/registry';
import { paths } from '@/shared/lib/paths';
import { createGoAction, type PaletteCommand } from './commands';

interface StoredValue {
  key: string;
  value: unknown;
}

/** Kinds of field whose value is a figure. */
const FIGURE_KINDS: readonly string[] = ['figure', 'number'];

/** Returns a command for each figure of the collections: its number, what it counts, and its collection. */
export const listFigureCommands = (rows: readonly StoredValue[] = []): PaletteCommand[] =>
  allCollections.flatMap((collection) => {
    const fieldNames = Object.keys(collection.item).filter((name) =>
      FIGURE_KINDS.includes(collection.item[name]?.kind ?? ''),
    );
    if (fieldNames.length === 0) return [];
    const row = rows.find(({ key }) => key === collection.key);
    const { items } = (row && parseCollectionValue(collection, row.value)) ?? collection.initial;
    return items.flatMap((item) => {
      const figures = fieldNames.map((name) => String(Reflect.get(item, name) ?? '')).filter(Boolean);
      if (figures.length === 0) return [];
      const label = `${figures.join(' ')} ${getCollectionItemName(collection, item)}`;
      return {
        id: `figure-${collection.key}-${item.id}`,
        label: `${label} · ${collection.label}`,
        icon: Hash,
        action: createGoAction(`${paths.admin.collections}/${collection.key}`),
      };
    });
  });
