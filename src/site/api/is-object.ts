/** Returns true for an object, whose properties can then be checked. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
