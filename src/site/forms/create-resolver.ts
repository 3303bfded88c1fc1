import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import { dialogErrors } from '@/copy/forms/dialog-form';

/** A Standard Schema (zod/mini) whose messages are those of `fieldErrors`. */
type Schema<Values extends FieldValues> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Values>
>[0];

/** Returns the check of a form by its schema. A half-typed date is refused too: its value reads as '', and only the browser knows better. */
export function createResolver<Values extends FieldValues>(
  schema: Schema<Values>,
): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    const result = await standardSchemaResolver<Values, unknown, Values>(schema)(values, context, options);
    const halfTyped = Object.values(options.fields).flatMap((field) =>
      field?.ref instanceof HTMLInputElement && field.ref.validity.badInput
        ? [[field.name, { type: 'badInput', message: dialogErrors.date, ref: field.ref }]]
        : [],
    );
    if (halfTyped.length === 0) return result;
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(halfTyped) } };
  };
}
