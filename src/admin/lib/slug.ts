import { contentFields } from '@/copy/admin/content-fields';

/** Letters that Unicode does not decompose into a base letter and an accent. */
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** Returns the slug of a title (specification 5): lower case, no accents, single hyphens for blanks. */
export function slugify(title: string, maxLength: number = contentFields.slug.limit): string {
  return title
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
}
