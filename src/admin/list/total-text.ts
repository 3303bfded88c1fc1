import { MOST_FOUND, type Total } from '@/admin/lib/found';
import { commonText } from '@/content/admin/common';

const numbers = new Intl.NumberFormat('fr-FR');

/** How many there are of something, in words; nothing until it is counted. */
export function totalText(total: Total, one: string, many: string): string {
  if (total === undefined) return '';
  if (total === null) return `${commonText.moreThan} ${numbers.format(MOST_FOUND)} ${many}`;
  return `${numbers.format(total)} ${total > 1 ? many : one}`;
}
