import { nameSchema, slugSchema } from '@/admin/lib/slug-schema';
import { z } from '@/admin/lib/zod';
import { fieldErrors } from '@/copy/forms/common';
import { limits } from '@/shared/lib/limits';

/** Name and slug of a category or tag. */
export interface NameAndSlug {
  name: string;
  slug: string;
}

/** Has the limits of the checks of the table. An empty `parentId` means no parent. */
export const categorySchema = z.object({
  name: nameSchema(limits.category.name),
  slug: slugSchema(limits.category.slug),
  description: z.string().trim().max(limits.category.description, fieldErrors.tooLong),
  parentId: z.string(),
});

export type CategoryValues = z.infer<typeof categorySchema>;

export const tagSchema = z.object({ name: nameSchema(limits.tag.name), slug: slugSchema(limits.tag.slug) });

export type TagValues = z.infer<typeof tagSchema>;
