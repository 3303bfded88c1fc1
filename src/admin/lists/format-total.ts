import { numberFormat } from '@/admin/lib/number-format';
import { commonText } from '@/copy/admin/common';
import { type RowTotal, SEARCH_CAP } from './search-count';

/** Returns a total in words; empty until it is counted. */
export function formatRowTotal(total: RowTotal, one: string, many: string): string {
  if (total === undefined) return '';
  if (total === null) return `${commonText.moreThan} ${numberFormat.format(SEARCH_CAP)} ${many}`;
  return `${numberFormat.format(total)} ${total > 1 ? many : one}`;
}
