import { nameSchema, slugSchema } from '@/admin/lib/slug-schema';
import { z } from '@/admin/lib/zod';
import { fieldErrors } from '@/copy/forms/common';
import { limits } from '@/shared/lib/limits';

/** What every term of a vocabulary has. */
export interface NameAndSlug {
  name: string;
  slug: string;
}

/** Bounds equal to the table's checks; no parent is the empty choice of a list. */
export const categorySchema = z.object({
  name: nameSchema(limits.category.name),
  slug: slugSchema(limits.category.slug),
  description: z.string().trim().max(limits.category.description, fieldErrors.tooLong),
  parentId: z.string(),
});

/** What the category dialog saves, checked. */
export type CategoryValues = z.infer<typeof categorySchema>;

/** The same for a tag. */
export const tagSchema = z.object({ name: nameSchema(limits.tag.name), slug: slugSchema(limits.tag.slug) });

/** What the tag dialog saves, checked. */
export type TagValues = z.infer<typeof tagSchema>;
