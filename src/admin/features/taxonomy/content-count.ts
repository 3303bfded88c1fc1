import { formatCount } from '@/admin/lib/number-format';
import { taxonomyCommonText as text } from '@/copy/admin/taxonomy';

/** Returns « 3 contenus », or a placeholder until they are counted. */
export const formatContentCount = (count: number | undefined): string =>
  count === undefined ? text.counting : formatCount(count, text.contents);

export function describeTermDeletion(
  texts: { unused: string; one: string; many: string },
  contentCount: number,
): string {
  if (contentCount === 0) return texts.unused;
  return contentCount === 1 ? texts.one : `${contentCount} ${texts.many}`;
}
