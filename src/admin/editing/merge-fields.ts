import type { FieldValues } from 'react-hook-form';

/** Returns true for equal values of a form. */
export const isEqual = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Returns `theirValues`, with the fields that the person has changed since `base`. */
export const mergeFields = <Values extends FieldValues>(
  base: Values,
  typedValues: Values,
  theirValues: Values,
): Values => {
  const untouchedFields = Object.entries(theirValues).filter(([key]) => isEqual(typedValues[key], base[key]));
  return { ...typedValues, ...Object.fromEntries(untouchedFields) };
};
