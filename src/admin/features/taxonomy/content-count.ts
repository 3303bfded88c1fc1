import { formatCount, numberFormat } from '@/admin/lib/number-format';
import { taxonomyCommonText as text } from '@/copy/admin/taxonomy';

/** Returns « 3 contenus », or a placeholder until they are counted. */
export const formatContentCount = (count: number | undefined): string =>
  count === undefined ? text.counting : formatCount(count, text.contents);

/** Says what happens to the contents of a deleted category or tag. The count is undefined until it is loaded. */
export function describeEffectOnContents(
  texts: { uncounted: string; unused: string; one: string; many: string },
  contentCount: number | undefined,
): string {
  if (contentCount === undefined) return texts.uncounted;
  if (contentCount === 0) return texts.unused;
  return contentCount === 1 ? texts.one : `${numberFormat.format(contentCount)} ${texts.many}`;
}
