import { contentFields } from '@/copy/admin/content-fields';

/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTER_REPLACEMENTS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** Returns the slug without the words that exceed the limit; a long first word is cut. */
function cutSlug(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug;
  const end = slug.lastIndexOf('-', maxLength);
  return slug.slice(0, end > 0 ? end : maxLength);
}

/** Returns the slug of a title (specification 5): « Bienvenue à Abidjan ! » → `bienvenue-a-abidjan`. */
export function slugify(title: string, maxLength: number = contentFields.slug.maxLength): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return cutSlug(slug, maxLength);
}
