/** What search results show of a description, in characters. */
const LENGTH = 155;

/** The first words of a Markdown text, without its marks: for a description that nobody wrote. */
export function summaryOf(markdown: string): string {
  const words = markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= LENGTH) return words;
  return `${words.slice(0, words.lastIndexOf(' ', LENGTH)).replace(/[\s,;:.]+$/, '')}…`;
}
