import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { fieldErrorTexts } from '@/copy/forms/field-errors';

/** A Standard Schema (zod or zod/mini). */
type Schema<Values extends FieldValues> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Values>
>[0];

/** Error of an incomplete or impossible date. The input has the value '': only `validity.badInput` differs from no date. */
export const invalidDateFieldError = { type: 'badInput', message: fieldErrorTexts.date } as const;

/** Returns a resolver that checks a form with its schema, and refuses dates that the browser cannot read. */
export function createResolver<Values extends FieldValues>(
  schema: Schema<Values>,
): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    const result = await standardSchemaResolver<Values, unknown, Values>(schema)(values, context, options);
    const badDates = (options.names ?? []).flatMap((name) => {
      const field = get(options.fields, name) as { ref?: unknown } | undefined;
      const ref = field?.ref;
      return ref instanceof HTMLInputElement && ref.validity.badInput ? [{ name, ref }] : [];
    });
    if (badDates.length === 0) return result;
    const errors: FieldErrors<Values> = { ...(result.errors as FieldErrors<Values>) };
    for (const { name, ref } of badDates) set(errors, name, { ...invalidDateFieldError, ref });
    return { values: {}, errors };
  };
}
