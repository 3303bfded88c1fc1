import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * Returns the option `replaceRefusedDates` of `useVersionedForm`. It takes the stored values of these fields: the dates
 * and the fields that depend on them.
 */
export const keepStoredFields =
  <Values extends FieldValues>(names: readonly (keyof Values & string)[]) =>
  (values: Values, saved: Values, errors: FieldErrors<Values>): Values | null =>
    Object.keys(errors).every((name) => names.includes(name))
      ? { ...values, ...Object.fromEntries(names.map((name) => [name, saved[name]])) }
      : null;
