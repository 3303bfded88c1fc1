import type { Root, RootContent } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { shortenText } from '@/shared/lib/shorten-text';
import { parseMarkdown } from './markdown';
import { isUnreadableMarkdownError } from './unreadable-text';

/** Maximum characters of a description in search results, before the « … ». */
const MAX_LENGTH = 155;

/** Returns the text of paragraphs and headings. Skips tables and the blocks for pictures, videos and buttons. */
function extractParagraphs(node: Root | RootContent): string[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [toPlainText(node)];
  if (node.type === 'root' || node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem')
    return node.children.flatMap(extractParagraphs);
  return [];
}

function readParagraphs(markdown: string): string[] {
  try {
    return extractParagraphs(parseMarkdown(markdown));
  } catch (error) {
    if (isUnreadableMarkdownError(error)) return [];
    throw error;
  }
}

/**
 * Returns the first words of a Markdown text with French typography, for a text without a description. Empty
 * for a text that cannot be shown.
 */
export function summarizeMarkdown(markdown: string): string {
  const plainText = readParagraphs(markdown).join(' ').replaceAll(/\s+/g, ' ').trim();
  return shortenText(applyFrenchTypography(plainText), MAX_LENGTH);
}
