import { useQuery } from '@tanstack/react-query';
import { collectionText as text } from '@/copy/admin/collections';
import { allCollections } from '@/shared/collections/registry';
import { collectionQueries } from '../api/collection-queries';
import { getCollectionItemName, getCollectionValue } from '../collection-value';

/** Returns the items of a collection, and the chosen items that were deleted since. */
function useReferencedItems(
  collectionKey: string,
  selectedIds: readonly string[],
): { id: string; name: string }[] {
  const { data } = useQuery(collectionQueries.list());
  const collection = allCollections.find(({ key }) => key === collectionKey);
  if (!collection) return [];
  const { items } = getCollectionValue(
    collection,
    data?.find(({ key }) => key === collectionKey),
  );
  const deletedIds = selectedIds.filter(
    (selectedId) => selectedId && items.every(({ id }) => id !== selectedId),
  );
  return [
    ...items.map((item) => ({ id: item.id, name: getCollectionItemName(collection, item) })),
    ...deletedIds.map((id) => ({ id, name: text.deletedItem })),
  ];
}

/** Renders the items of another collection as `<option>` elements of a select. */
export function CollectionReferenceOptionElements({
  collectionKey,
  value,
}: {
  collectionKey: string;
  value: string;
}) {
  return useReferencedItems(collectionKey, [value]).map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

interface CollectionReferenceCheckboxesProps {
  collectionKey: string;
  value: readonly string[];
  disabled: boolean;
  onBlur: () => void;
  onChange: (value: string[]) => void;
}

/** Renders one checkbox for each item of another collection. */
export function CollectionReferenceCheckboxes({
  collectionKey,
  value,
  disabled,
  onBlur,
  onChange,
}: CollectionReferenceCheckboxesProps) {
  return useReferencedItems(collectionKey, value).map(({ id, name }) => (
    <label key={id} className="flex items-center gap-2.5">
      <input
        type="checkbox"
        className="size-5 accent-(--color-accent)"
        checked={value.includes(id)}
        disabled={disabled}
        onBlur={onBlur}
        onChange={(event) =>
          onChange(event.target.checked ? [...value, id] : value.filter((selectedId) => selectedId !== id))
        }
      />
      {name}
    </label>
  ));
}
