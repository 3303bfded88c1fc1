import { contentFields } from '@/copy/admin/content-fields';

const SUFFIXES = ['-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9'];
const SUFFIX_LENGTH = 2;

/** Returns the slugs to try, best first: the slug itself, then with another number at its end. */
export function listSlugCandidates(slug: string): string[] {
  // Replaces a suffix such as `-2`, or a hyphen at which the slug was cut. More digits stay: they may be a year.
  const base = slug.slice(0, contentFields.slug.maxLength - SUFFIX_LENGTH).replace(/-\d?$/, '');
  return [slug, ...SUFFIXES.map((suffix) => `${base}${suffix}`)];
}
