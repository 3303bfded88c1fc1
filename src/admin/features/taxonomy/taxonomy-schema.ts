import {
  createNonEmptyTextSchema,
  createOptionalTextSchema,
  createSlugSchema,
} from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { slugText } from '@/copy/admin/slug';
import { taxonomySaveFailureTexts } from '@/copy/admin/taxonomy';
import type { AppError } from '@/shared/lib/app-error';
import { inputLimits } from '@/shared/lib/limits';

export const toSlugFieldError = ({ kind }: AppError) =>
  kind === 'duplicate' ? ({ field: 'slug', message: slugText.taken } as const) : null;

/** Returns the message of a failed save of a category or tag. */
export function explainSaveFailure({ kind, message }: AppError): string {
  if (kind === 'conflict') return taxonomySaveFailureTexts.changedMeanwhile;
  // A colleague deleted the parent or made it a subcategory, or added a child to this category.
  return kind === 'in-use' ? taxonomySaveFailureTexts.treeChangedMeanwhile : message;
}

/** Schema of the category form, with the limits of the table; an empty `parentId` means no parent. */
export const categorySchema = z.object({
  name: createNonEmptyTextSchema(inputLimits.category.name),
  slug: createSlugSchema(inputLimits.category.slug),
  description: createOptionalTextSchema(inputLimits.category.description),
  parentId: z.string(),
});

export type CategoryValues = z.infer<typeof categorySchema>;

/** Schema of the tag form, with the limits of the table. */
export const tagSchema = z.object({
  name: createNonEmptyTextSchema(inputLimits.tag.name),
  slug: createSlugSchema(inputLimits.tag.slug),
});

export type TagValues = z.infer<typeof tagSchema>;
