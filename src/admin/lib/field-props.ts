import {
  type ChangeHandler,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import { invalidDateFieldError } from '@/shared/form/create-resolver';

type FieldEvent = Parameters<ChangeHandler>[0];

/**
 * Creates the function that returns the props of a field: registration and error. A date keeps its value while
 * the browser cannot read the typed date.
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
        if (error?.type === invalidDateFieldError.type) clearErrors(name);
        await registration.onChange(event);
      },
      async onBlur(event: FieldEvent) {
        // An unreadable date gives the element an empty value, which react-hook-form would store.
        if (event.target?.validity?.badInput) setError(name, invalidDateFieldError);
        else await registration.onBlur(event);
      },
    };
  };
