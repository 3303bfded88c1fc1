import { MOST_FOUND, type Total } from '@/admin/lib/found';
import { numbers } from '@/admin/lib/numbers';
import { commonText } from '@/copy/admin/common';

/** How many there are of something, in words; nothing until it is counted. */
export function totalText(total: Total, one: string, many: string): string {
  if (total === undefined) return '';
  if (total === null) return `${commonText.moreThan} ${numbers.format(MOST_FOUND)} ${many}`;
  return `${numbers.format(total)} ${total > 1 ? many : one}`;
}
