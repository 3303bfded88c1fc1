import { frenchTypography } from '@/shared/lib/french-typography';

/** What search results show of a description, in characters. */
const LENGTH = 155;

/** The first words of a Markdown text, without its marks, as print sets them: for a description that nobody wrote. */
export function summaryOf(markdown: string): string {
  const plain = markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = frenchTypography(plain);
  if (words.length <= LENGTH) return words;
  return `${words
    .slice(0, LENGTH + 1)
    .replace(/\s\S*$/, '')
    .replace(/[\s,;:.]+$/, '')}…`;
}
