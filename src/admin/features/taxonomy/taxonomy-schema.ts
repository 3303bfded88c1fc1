import { createNameSchema, createOptionalTextSchema, createSlugSchema } from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { textLengthLimits } from '@/shared/lib/limits';

/** Name and slug of a category or tag. */
export interface NameAndSlug {
  name: string;
  slug: string;
}

/** The limits are those of the CHECK constraints of the table. An empty `parentId` means no parent. */
export const categorySchema = z.object({
  name: createNameSchema(textLengthLimits.category.name),
  slug: createSlugSchema(textLengthLimits.category.slug),
  description: createOptionalTextSchema(textLengthLimits.category.description),
  parentId: z.string(),
});

/** Form values of a category. */
export type CategoryValues = z.infer<typeof categorySchema>;

/** The limits are those of the CHECK constraints of the table. */
export const tagSchema = z.object({
  name: createNameSchema(textLengthLimits.tag.name),
  slug: createSlugSchema(textLengthLimits.tag.slug),
});

/** Form values of a tag. */
export type TagValues = z.infer<typeof tagSchema>;
