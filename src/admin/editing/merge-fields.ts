import { hashKey } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';

/** Returns true for equal values of a form, in any order of their keys. */
export const isEqual = (left: unknown, right: unknown) =>
  left === right || hashKey([left]) === hashKey([right]);

/** Returns true when a row already has these values. */
export const hasValues = <Row extends object>(row: Row, values: Partial<Row>) =>
  isEqual(row, { ...row, ...values });

/** Returns the fields of `mine` that differ from `base`, and the other fields of `theirs`. */
export function mergeFields<Values extends FieldValues>(base: Values, mine: Values, theirs: Values): Values {
  const untouchedFields = Object.entries(theirs).filter(([key]) => isEqual(mine[key], base[key]));
  return { ...mine, ...Object.fromEntries(untouchedFields) };
}
