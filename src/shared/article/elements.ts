import type { Element, ElementContent, Properties } from 'hast';
import type {
  MarkdownButtonNode,
  MarkdownFigureNode,
  MarkdownGalleryNode,
  MarkdownVideoNode,
} from './markdown';

const createElementNode = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

function createFigure(_: unknown, { children: [image] }: MarkdownFigureNode): Element {
  const picture = createElementNode('img', { src: image.url, alt: image.alt ?? undefined });
  if (!image.title) return createElementNode('figure', {}, [picture]);
  return createElementNode('figure', {}, [
    picture,
    createElementNode('figcaption', {}, [{ type: 'text', value: image.title }]),
  ]);
}

/** Options of `mdast-util-to-hast`: a handler for each block type that `markdown.ts` adds. */
export const articleHastOptions = {
  handlers: {
    figure: createFigure,
    gallery: (state: unknown, { children }: MarkdownGalleryNode) =>
      createElementNode(
        'div',
        { className: ['gallery'] },
        children.map((child) => createFigure(state, child)),
      ),
    video: (_: unknown, { url, title, poster }: MarkdownVideoNode) =>
      createElementNode('video', { src: url, title, poster: poster ?? undefined }),
    button: (_: unknown, { url, label }: MarkdownButtonNode) =>
      createElementNode('p', {}, [
        createElementNode('a', { href: url, className: ['action'] }, [{ type: 'text', value: label }]),
      ]),
  },
};
