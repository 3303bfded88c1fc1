import type { FieldErrors, FieldValues } from 'react-hook-form';

/**
 * Creates `replaceRefusedDates` for `useVersionedForm`: the fields `names` take their stored values. The created function
 * returns null when another field is invalid too.
 */
export const createRefusedDatesReplacer =
  <Values extends FieldValues>(names: readonly (keyof Values & string)[]) =>
  (values: Values, storedValues: Values, errors: FieldErrors<Values>): Values | null => {
    if (Object.keys(errors).some((name) => !names.includes(name))) return null;
    return { ...values, ...Object.fromEntries(names.map((name) => [name, storedValues[name]])) };
  };
