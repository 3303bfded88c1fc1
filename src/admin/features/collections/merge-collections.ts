import type { CollectionValue } from '@/copy/collection';

type Items = CollectionValue['items'];

/** Marks a part that both people changed differently. */
const CONFLICT = Symbol('conflict');

const isEqual = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Returns the changed part; the same change by both counts as one. */
function mergePart<Part>(base: Part, mine: Part, theirs: Part, mineWins: boolean): Part | typeof CONFLICT {
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
  if (isEqual(mine, base)) return theirs;
  return mineWins ? mine : CONFLICT;
}

const getIds = (items: Items) => items.map(({ id }) => id);
const findItem = (items: Items, id: string) => items.find((item) => item.id === id);

/** Returns the order of the person who moved items, with the other person's additions after their predecessor. */
function mergeOrder(base: Items, mine: Items, theirs: Items, mineWins: boolean): string[] | typeof CONFLICT {
  const shared = getIds(base).filter((id) => findItem(mine, id) && findItem(theirs, id));
  const getSharedOrder = (items: Items) => getIds(items).filter((id) => shared.includes(id));
  const order = mergePart(getSharedOrder(base), getSharedOrder(mine), getSharedOrder(theirs), mineWins);
  if (order === CONFLICT) return CONFLICT;
  const [leading, other] = isEqual(order, getSharedOrder(theirs)) ? [theirs, mine] : [mine, theirs];
  const ids = getIds(leading);
  for (const [index, id] of getIds(other).entries()) {
    if (ids.includes(id)) continue;
    const predecessor = getIds(other.slice(0, index)).findLast((earlier) => ids.includes(earlier));
    ids.splice(predecessor ? ids.indexOf(predecessor) + 1 : 0, 0, id);
  }
  return ids;
}

/**
 * Returns a value with the changes that two people made to `base`. When both changed the same text, the same item or
 * the order, returns null, or keeps `mine` with `mineWins`.
 */
export function mergeCollectionValues(
  base: CollectionValue,
  mine: CollectionValue,
  theirs: CollectionValue,
  mineWins = false,
): CollectionValue | null {
  const texts = Object.keys(mine.texts).map((name) => {
    const [baseText, ownText, theirText] = [base, mine, theirs].map((value) =>
      Reflect.get(value.texts, name),
    );
    return [name, mergePart(baseText, ownText, theirText, mineWins)] as const;
  });
  const ids = mergeOrder(base.items, mine.items, theirs.items, mineWins);
  if (ids === CONFLICT || texts.some(([, text]) => text === CONFLICT)) return null;
  const items = ids.map((id) =>
    mergePart(findItem(base.items, id), findItem(mine.items, id), findItem(theirs.items, id), mineWins),
  );
  if (items.includes(CONFLICT)) return null;
  return {
    texts: Object.fromEntries(texts),
    items: items.filter((item) => item !== undefined && item !== CONFLICT),
  };
}
