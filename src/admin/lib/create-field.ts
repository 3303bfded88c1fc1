import {
  type ChangeHandler,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import { badDateError } from '@/shared/form/create-resolver';

type FieldEvent = Parameters<ChangeHandler>[0];

/**
 * Returns a function that returns the props of a field: its registration and its error. The value of a date stays
 * while the browser cannot read what is typed.
 */
export const createFieldPropsGetter =
  <Values extends FieldValues>({
    register,
    setError,
    clearErrors,
    formState: { errors },
  }: UseFormReturn<Values>) =>
  <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => {
    const registration = register(name, options);
    const error = get(errors, name) as { type?: string; message?: string } | undefined;
    return {
      ...registration,
      error: error?.message,
      async onChange(event: FieldEvent) {
        if (event.target?.validity?.badInput) return;
        if (error?.type === badDateError.type) clearErrors(name);
        await registration.onChange(event);
      },
      async onBlur(event: FieldEvent) {
        // react-hook-form would take the empty value of the element
        if (event.target?.validity?.badInput) setError(name, badDateError);
        else await registration.onBlur(event);
      },
    };
  };
