import { numberFormat } from '@/admin/lib/number-format';
import { adminCommonText } from '@/copy/admin/common';

/** Maximum number of rows that a search counts. Above it, the interface says « plus de 1 000 ». */
export const SEARCH_CAP = 1000;

/** Number of rows: undefined until counted, null above the cap. */
export type RowTotal = number | null | undefined;

export const toSearchRowTotal = (count: number): number | null => (count > SEARCH_CAP ? null : count);

/** Returns a total with its noun, such as « 12 articles »; empty until it is counted. */
export function formatRowTotal(total: RowTotal, one: string, many: string): string {
  if (total === undefined) return '';
  if (total === null) return `${adminCommonText.moreThan} ${numberFormat.format(SEARCH_CAP)} ${many}`;
  return `${numberFormat.format(total)} ${total > 1 ? many : one}`;
}
