import type { ButtonBlock, FigureBlock, GalleryBlock, VideoBlock } from './markdown';

/** Element of an HTML tree. */
interface Element {
  type: 'element';
  tagName: string;
  properties: Record<string, string | string[] | null | undefined>;
  children: (Element | { type: 'text'; value: string })[];
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element => ({ type: 'element', tagName, properties, children });

function figure(_: unknown, { children: [image] }: FigureBlock): Element {
  const picture = element('img', { src: image.url, alt: image.alt });
  if (!image.title) return element('figure', {}, [picture]);
  return element('figure', {}, [picture, element('figcaption', {}, [{ type: 'text', value: image.title }])]);
}

/** Handlers of `mdast-util-to-hast` for the blocks of a text. */
export const articleBlockHandlers = {
  handlers: {
    figure,
    gallery: (state: unknown, { children }: GalleryBlock) =>
      element(
        'div',
        { className: ['gallery'] },
        children.map((child) => figure(state, child)),
      ),
    video: (_: unknown, { url, title, poster }: VideoBlock) => element('video', { src: url, title, poster }),
    action: (_: unknown, { url, label }: ButtonBlock) =>
      element('p', {}, [
        element('a', { href: url, className: ['action'] }, [{ type: 'text', value: label }]),
      ]),
  },
};
