import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * Returns the option `replaceRefusedDates` of `useVersionedForm`. While a date is refused, these fields keep their stored
 * values: the dates, and the fields that depend on them.
 */
export const createRefusedDatesReplacer =
  <Values extends FieldValues>(names: readonly (keyof Values & string)[]) =>
  (values: Values, storedValues: Values, errors: FieldErrors<Values>): Values | null => {
    if (Object.keys(errors).some((name) => !names.includes(name))) return null;
    return { ...values, ...Object.fromEntries(names.map((name) => [name, storedValues[name]])) };
  };
