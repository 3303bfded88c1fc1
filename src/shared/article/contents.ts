import { toString as textOf } from 'mdast-util-to-string';
import { frenchTypography } from '@/shared/lib/french-typography';
import { headingId } from './headings';
import { parseArticle } from './markdown';

/** The parts of a Markdown text, by the ids that `ArticleText` gives them. */
export function contentsOf(markdown: string): { id: string; title: string }[] {
  return parseArticle(markdown)
    .children.filter((node) => node.type === 'heading' && node.depth <= 2)
    .map((heading, index) => ({ id: headingId(index), title: frenchTypography(textOf(heading)) }));
}

interface Element {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
}

/** Rehype plugin: gives the parts their ids. */
export const headingIds =
  () =>
  (tree: { children: Element[] }): void => {
    tree.children
      .filter(({ tagName }) => tagName === 'h1' || tagName === 'h2')
      .forEach((heading, index) => {
        heading.properties = { ...heading.properties, id: headingId(index) };
      });
  };
