import { Node } from '@tiptap/core';
import { richTextEditorText as text } from '@/copy/admin/content-rich';
import { findVideo } from '@/shared/article/video-services';
import { PICTURE_PLACEHOLDER_PREFIX } from './paste';

/** Picture of the editor; `title` is its caption. */
export interface RichPictureAttrs {
  src: string;
  alt: string;
  title: string;
}

const createAttribute = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? '',
});

/** Attribute that Tiptap does not render, because `toPictureMarkup` writes it. */
const hiddenAttribute = { default: '', rendered: false };

/** Above ProseMirror's default of 50, so that these rules match before other rules for the same tag. */
const PARSE_PRIORITY = 60;

/** Options of nodes that are selected, moved and deleted as a whole. */
const embedNodeConfig = { group: 'block', atom: true, draggable: true, selectable: true } as const;

/** Inline picture of the Markdown. Pasted pictures become figures. */
const InlineImage = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: createAttribute('src'),
    alt: createAttribute('alt'),
    title: createAttribute('title'),
  }),
  parseHTML: () => [{ tag: 'img[data-inline]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', { 'data-inline': '', ...HTMLAttributes }],
});

const toPictureMarkup = ({ src, alt, title }: RichPictureAttrs) =>
  title
    ? (['figure', ['img', { src, alt }], ['figcaption', title]] as const)
    : (['figure', ['img', { src, alt }]] as const);

/** Reads a pasted picture. Returns false for an element without one: the parse rule then does not match. */
const readPicture = (element: HTMLElement): RichPictureAttrs | false => {
  const image = element.matches('img') ? element : element.querySelector('img');
  const src = image?.getAttribute('src');
  if (!image || !src) return false;
  const caption = element.querySelector('figcaption')?.textContent ?? '';
  return { src, alt: image.getAttribute('alt') ?? '', title: caption.replaceAll(/\s+/g, ' ').trim() };
};

const Figure = Node.create({
  ...embedNodeConfig,
  name: 'figure',
  addAttributes: () => ({ src: hiddenAttribute, alt: hiddenAttribute, title: hiddenAttribute }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: readPicture },
    { tag: 'img[src]', getAttrs: readPicture },
  ],
  renderHTML: ({ node }) =>
    String(node.attrs.src).startsWith(PICTURE_PLACEHOLDER_PREFIX)
      ? ['figure', ['figcaption', text.pendingPicture]]
      : toPictureMarkup(node.attrs as RichPictureAttrs),
});

const Gallery = Node.create({
  ...embedNodeConfig,
  name: 'gallery',
  addAttributes: () => ({
    pictures: {
      default: [],
      parseHTML: (element: HTMLElement) =>
        [...element.querySelectorAll('figure')].map(readPicture).filter((picture) => picture !== false),
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'div.gallery:has(img)', priority: PARSE_PRIORITY }],
  renderHTML: ({ node }) => [
    'div',
    { class: 'gallery' },
    ...(node.attrs.pictures as RichPictureAttrs[]).map(toPictureMarkup),
  ],
});

const Video = Node.create({
  ...embedNodeConfig,
  name: 'video',
  addAttributes: () => ({
    url: createAttribute('data-video'),
    title: createAttribute('data-title'),
    poster: createAttribute('data-poster'),
  }),
  parseHTML: () => [{ tag: 'div[data-video]', priority: PARSE_PRIORITY }],
  renderHTML: ({ node }) => {
    const { url, title, poster } = node.attrs as Record<'url' | 'title' | 'poster', string>;
    const label = `${text.video} ${findVideo(url)?.service ?? ''}`;
    const attributes = {
      class: 'rich-video',
      'data-video': url,
      'data-title': title,
      'data-poster': poster,
    };
    const caption = ['p', title ? `${label}\u00a0: ${title}` : label] as const;
    return poster
      ? ['div', attributes, ['img', { src: poster, alt: '' }], caption]
      : ['div', attributes, caption];
  },
});

const Button = Node.create({
  ...embedNodeConfig,
  name: 'button',
  addAttributes: () => ({ url: createAttribute('data-button'), label: createAttribute('data-label') }),
  parseHTML: () => [{ tag: 'p[data-button]', priority: PARSE_PRIORITY }],
  renderHTML: ({ node }) => [
    'p',
    { class: 'rich-button', 'data-button': node.attrs.url, 'data-label': node.attrs.label },
    ['span', node.attrs.label],
  ],
});

/** Returns a node for raw HTML that was written in the Markdown. The site does not show it, but a save must keep it. */
const createHtmlNode = (name: string, tag: 'div' | 'span') =>
  Node.create({
    ...embedNodeConfig,
    name,
    group: tag === 'div' ? 'block' : 'inline',
    inline: tag === 'span',
    addAttributes: () => ({ html: createAttribute('data-html') }),
    parseHTML: () => [{ tag: `${tag}[data-html]`, priority: PARSE_PRIORITY }],
    renderHTML: ({ node }) => [
      tag,
      { class: 'rich-html', 'data-html': node.attrs.html, title: text.html },
      node.attrs.html,
    ],
  });

/** Nodes for pictures, galleries, videos, buttons and HTML. */
export const embedNodes = [
  InlineImage,
  Figure,
  Gallery,
  Video,
  Button,
  createHtmlNode('htmlBlock', 'div'),
  createHtmlNode('htmlInline', 'span'),
];
