import { type FieldValues, get, type Path, type RegisterOptions, type UseFormReturn } from 'react-hook-form';

/** Returns a function that returns the props of a field: its registration and its error. */
export const createFieldPropsGetter =
  <Values extends FieldValues>({ register, formState: { errors } }: UseFormReturn<Values>) =>
  <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: (get(errors, name) as { message?: string } | undefined)?.message,
  });
