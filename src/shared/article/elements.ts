import type { ButtonNode, FigureNode, GalleryNode, VideoNode } from './markdown';

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

function createFigure(_: unknown, { children: [image] }: FigureNode): Element {
  const picture = createElementNode('img', { src: image.url, alt: image.alt });
  if (!image.title) return createElementNode('figure', {}, [picture]);
  return createElementNode('figure', {}, [
    picture,
    createElementNode('figcaption', {}, [{ type: 'text', value: image.title }]),
  ]);
}

/** Options of `mdast-util-to-hast`: a handler for each block of a text. */
export const articleHastOptions = {
  handlers: {
    figure: createFigure,
    gallery: (state: unknown, { children }: GalleryNode) =>
      createElementNode(
        'div',
        { className: ['gallery'] },
        children.map((child) => createFigure(state, child)),
      ),
    video: (_: unknown, { url, title, poster }: VideoNode) =>
      createElementNode('video', { src: url, title, poster }),
    button: (_: unknown, { url, label }: ButtonNode) =>
      createElementNode('p', {}, [
        createElementNode('a', { href: url, className: ['action'] }, [{ type: 'text', value: label }]),
      ]),
  },
};
