import { isEqual } from '@/admin/editing/merge-fields';
import type { CollectionValue } from '@/copy/collection';

type Items = CollectionValue['items'];

/** Result for a part that both people changed differently. */
const CONFLICT = Symbol('conflict');

/** Merges one part: a text, an item or the order. Different changes by both are a conflict, or `mine` with `prefersMine`. */
function mergePart<Part>(base: Part, mine: Part, theirs: Part, prefersMine: boolean): Part | typeof CONFLICT {
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
  if (isEqual(mine, base)) return theirs;
  return prefersMine ? mine : CONFLICT;
}

const getIds = (items: Items) => items.map(({ id }) => id);
const findItem = (items: Items, id: string) => items.find((item) => item.id === id);

/**
 * Returns the ids of both lists, in the order of the person who moved items. An id that only the other list contains is
 * inserted after the id that precedes it in that list.
 */
function mergeOrder(
  base: Items,
  mine: Items,
  theirs: Items,
  prefersMine: boolean,
): string[] | typeof CONFLICT {
  const sharedIds = getIds(base).filter((id) => findItem(mine, id) && findItem(theirs, id));
  const getSharedOrder = (items: Items) => getIds(items).filter((id) => sharedIds.includes(id));
  const order = mergePart(getSharedOrder(base), getSharedOrder(mine), getSharedOrder(theirs), prefersMine);
  if (order === CONFLICT) return CONFLICT;
  const isTheirOrder = isEqual(order, getSharedOrder(theirs));
  const orderedIds = getIds(isTheirOrder ? theirs : mine);
  const otherIds = getIds(isTheirOrder ? mine : theirs);
  for (const [index, id] of otherIds.entries()) {
    if (orderedIds.includes(id)) continue;
    const predecessor = otherIds.slice(0, index).findLast((otherId) => orderedIds.includes(otherId));
    orderedIds.splice(predecessor ? orderedIds.indexOf(predecessor) + 1 : 0, 0, id);
  }
  return orderedIds;
}

/**
 * Returns a value with the changes that two people made to `base`. When both changed the same text, the same item or
 * the order, returns null, or keeps `mine` with `prefersMine`.
 */
export function mergeCollectionEdits(
  base: CollectionValue,
  mine: CollectionValue,
  theirs: CollectionValue,
  { prefersMine }: { prefersMine: boolean },
): CollectionValue | null {
  const texts = Object.keys(mine.texts).map((name) => {
    const getText = (value: CollectionValue): unknown => Reflect.get(value.texts, name);
    return [name, mergePart(getText(base), getText(mine), getText(theirs), prefersMine)] as const;
  });
  const ids = mergeOrder(base.items, mine.items, theirs.items, prefersMine);
  if (ids === CONFLICT || texts.some(([, text]) => text === CONFLICT)) return null;
  // `undefined` stands for a missing item, so a deletion merges like a change.
  const items = ids.map((id) =>
    mergePart(findItem(base.items, id), findItem(mine.items, id), findItem(theirs.items, id), prefersMine),
  );
  if (items.includes(CONFLICT)) return null;
  return {
    texts: Object.fromEntries(texts),
    items: items.filter((item) => item !== undefined && item !== CONFLICT),
  };
}
