import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import { formDialogErrorTexts } from '@/copy/forms/dialog-form';

/** A Standard Schema (zod/mini) whose messages are those of `fieldErrorTexts`. */
type Schema<Values extends FieldValues> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Values>
>[0];

/**
 * Returns a resolver that checks a form with its schema. It also refuses a half-typed date: the value is then '',
 * and only the browser reports the input as invalid.
 */
export function createResolver<Values extends FieldValues>(
  schema: Schema<Values>,
): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    const result = await standardSchemaResolver<Values, unknown, Values>(schema)(values, context, options);
    const badInputErrors = Object.values(options.fields).flatMap((field) =>
      field?.ref instanceof HTMLInputElement && field.ref.validity.badInput
        ? [[field.name, { type: 'badInput', message: formDialogErrorTexts.date, ref: field.ref }]]
        : [],
    );
    if (badInputErrors.length === 0) return result;
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(badInputErrors) } };
  };
}
