/** Returns a function that is true for a key of the record. */
export const createKeyTypeGuard =
  <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  (value: unknown): value is Key =>
    typeof value === 'string' && Object.hasOwn(record, value);
