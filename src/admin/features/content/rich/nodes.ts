import { Node } from '@tiptap/core';
import { richText as text } from '@/copy/admin/content-rich';
import { findVideo } from '@/shared/article/video-services';
import { PLACEHOLDER_PREFIX } from './paste';

/** A picture as the editor holds it; `title` is the caption. */
export interface RichPicture {
  src: string;
  alt: string;
  title: string;
}

const attribute = (name: string) => ({
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? '',
});

const picture = { src: attribute('src'), alt: attribute('alt'), title: attribute('title') };

/** What is no text is kept in one piece: chosen, moved, deleted, and changed in its dialog. */
const piece = { group: 'block', atom: true, draggable: true, selectable: true } as const;

/** A small picture within a line; those of a page or a mail that is pasted are figures. */
const InlineImage = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => picture,
  parseHTML: () => [{ tag: 'img[data-inline]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', { 'data-inline': '', ...HTMLAttributes }],
});

const pictureMarkup = ({ src, alt, title }: RichPicture) =>
  title
    ? (['figure', ['img', { src, alt }], ['figcaption', title]] as const)
    : (['figure', ['img', { src, alt }]] as const);

const pictureOf = (element: HTMLElement): RichPicture | false => {
  const image = element.matches('img') ? element : element.querySelector('img');
  const src = image?.getAttribute('src');
  if (!image || !src) return false;
  const caption = element.querySelector('figcaption')?.textContent ?? '';
  return { src, alt: image.getAttribute('alt') ?? '', title: caption.replaceAll(/\s+/g, ' ').trim() };
};

const Figure = Node.create({
  ...piece,
  name: 'figure',
  addAttributes: () => ({
    src: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    title: { default: '', rendered: false },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: pictureOf },
    { tag: 'img[src]', getAttrs: pictureOf },
  ],
  renderHTML: ({ node }) =>
    String(node.attrs.src).startsWith(PLACEHOLDER_PREFIX)
      ? ['figure', ['figcaption', text.waiting]]
      : pictureMarkup(node.attrs as RichPicture),
});

const Gallery = Node.create({
  ...piece,
  name: 'gallery',
  addAttributes: () => ({
    pictures: {
      default: [],
      parseHTML: (element: HTMLElement) =>
        [...element.querySelectorAll('figure')].map(pictureOf).filter((one) => one !== false),
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'div.gallery', priority: 60 }],
  renderHTML: ({ node }) => [
    'div',
    { class: 'gallery' },
    ...(node.attrs.pictures as RichPicture[]).map(pictureMarkup),
  ],
});

const Video = Node.create({
  ...piece,
  name: 'video',
  addAttributes: () => ({
    url: attribute('data-video'),
    title: attribute('data-title'),
    poster: attribute('data-poster'),
  }),
  parseHTML: () => [{ tag: 'div[data-video]', priority: 60 }],
  renderHTML: ({ node }) => {
    const { url, title, poster } = node.attrs as Record<'url' | 'title' | 'poster', string>;
    const label = `${text.video} ${findVideo(url)?.service ?? ''}`;
    return [
      'div',
      { class: 'rich-video', 'data-video': url, 'data-title': title, 'data-poster': poster },
      ...(poster ? [['img', { src: poster, alt: '' }] as const] : []),
      ['p', title ? `${label} : ${title}` : label],
    ];
  },
});

const Action = Node.create({
  ...piece,
  name: 'action',
  addAttributes: () => ({ url: attribute('data-action'), label: attribute('data-label') }),
  parseHTML: () => [{ tag: 'p[data-action]', priority: 60 }],
  renderHTML: ({ node }) => [
    'p',
    { class: 'rich-action', 'data-action': node.attrs.url, 'data-label': node.attrs.label },
    ['span', node.attrs.label],
  ],
});

/** HTML of a source: visitors never get it, and it is nobody's to lose. */
const html = (name: string, tag: 'div' | 'span') =>
  Node.create({
    ...piece,
    name,
    group: tag === 'div' ? 'block' : 'inline',
    inline: tag === 'span',
    addAttributes: () => ({ html: attribute('data-html') }),
    parseHTML: () => [{ tag: `${tag}[data-html]`, priority: 60 }],
    renderHTML: ({ node }) => [
      tag,
      { class: 'rich-html', 'data-html': node.attrs.html, title: text.html },
      node.attrs.html,
    ],
  });

/** What a text holds beside words. */
export const pieces = [
  InlineImage,
  Figure,
  Gallery,
  Video,
  Action,
  html('htmlBlock', 'div'),
  html('htmlInline', 'span'),
];
