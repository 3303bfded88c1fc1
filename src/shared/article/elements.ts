import type { ButtonBlock, FigureBlock, GalleryBlock, VideoBlock } from './markdown';

/** Element of an HTML tree. */
interface Element {
  type: 'element';
  tagName: string;
  properties: Record<string, string | string[] | null | undefined>;
  children: (Element | { type: 'text'; value: string })[];
}

const createElementNode = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element => ({ type: 'element', tagName, properties, children });

function createFigure(_: unknown, { children: [image] }: FigureBlock): Element {
  const picture = createElementNode('img', { src: image.url, alt: image.alt });
  if (!image.title) return createElementNode('figure', {}, [picture]);
  return createElementNode('figure', {}, [
    picture,
    createElementNode('figcaption', {}, [{ type: 'text', value: image.title }]),
  ]);
}

/** Options of `mdast-util-to-hast`: a handler for each block of a text. */
export const articleBlockOptions = {
  handlers: {
    figure: createFigure,
    gallery: (state: unknown, { children }: GalleryBlock) =>
      createElementNode(
        'div',
        { className: ['gallery'] },
        children.map((child) => createFigure(state, child)),
      ),
    video: (_: unknown, { url, title, poster }: VideoBlock) =>
      createElementNode('video', { src: url, title, poster }),
    button: (_: unknown, { url, label }: ButtonBlock) =>
      createElementNode('p', {}, [
        createElementNode('a', { href: url, className: ['action'] }, [{ type: 'text', value: label }]),
      ]),
  },
};
