import { z } from '@/admin/lib/zod';
import { taxonomyText } from '@/content/admin/taxonomy';
import { fieldErrors } from '@/content/site/forms/common';
import { limits } from '@/shared/config/limits';

const nameOf = (longest: number) =>
  z.string().trim().min(1, fieldErrors.required).max(longest, fieldErrors.tooLong);

const slugOf = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, fieldErrors.required)
    .max(longest, fieldErrors.tooLong)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, taxonomyText.slugFormat);

/** Bounds equal to the table's checks; no parent is the empty choice of a list. */
export const categorySchema = z.object({
  name: nameOf(limits.category.name),
  slug: slugOf(limits.category.slug),
  description: z.string().trim().max(limits.category.description, fieldErrors.tooLong),
  parentId: z.string(),
});

/** What the category dialog saves, checked. */
export type CategoryValues = z.infer<typeof categorySchema>;

/** The same for a tag. */
export const tagSchema = z.object({ name: nameOf(limits.tag.name), slug: slugOf(limits.tag.slug) });

/** What the tag dialog saves, checked. */
export type TagValues = z.infer<typeof tagSchema>;
