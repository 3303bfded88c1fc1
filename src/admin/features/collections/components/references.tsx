import { useQuery } from '@tanstack/react-query';
import { collectionText as text } from '@/copy/admin/collections';
import { allCollections } from '@/shared/collections/registry';
import { collectionQueries } from '../api/collection-queries';
import { nameOf, readValue } from '../collection-value';

/**
 * The items of another collection as it is stored, to choose from.
 * @param to key of that collection.
 * @param chosen ids of those that are chosen, of which nothing else may be left.
 */
function useReferenced(to: string, chosen: readonly string[]): { id: string; name: string }[] {
  const { data } = useQuery(collectionQueries.list());
  const collection = allCollections.find(({ key }) => key === to);
  if (!collection) return [];
  const row = data?.find(({ key }) => key === to);
  const { items } = (row && readValue(collection, row.value)) ?? collection.initial;
  const gone = chosen.filter((one) => one && items.every(({ id }) => id !== one));
  return [
    ...items.map((item) => ({ id: item.id, name: nameOf(collection, item) })),
    ...gone.map((id) => ({ id, name: text.gone })),
  ];
}

/** One of them, in a list of options. */
export function ReferenceOptions({ to, value }: { to: string; value: string }) {
  return useReferenced(to, [value]).map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

interface ReferenceBoxesProps {
  to: string;
  value: readonly string[];
  disabled: boolean;
  onBlur: () => void;
  onChange: (value: string[]) => void;
}

/** Several of them, a box each. */
export function ReferenceBoxes({ to, value, disabled, onBlur, onChange }: ReferenceBoxesProps) {
  return useReferenced(to, value).map(({ id, name }) => (
    <label key={id} className="flex items-center gap-2.5">
      <input
        type="checkbox"
        className="size-5 accent-(--color-accent)"
        checked={value.includes(id)}
        disabled={disabled}
        onBlur={onBlur}
        onChange={(event) =>
          onChange(event.target.checked ? [...value, id] : value.filter((one) => one !== id))
        }
      />
      {name}
    </label>
  ));
}
