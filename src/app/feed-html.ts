import type { ArticleNode } from '@/shared/article/parsed-article';
import { escapeAttribute, escapeXml } from '@/shared/lib/markup';

const ADDRESSES = ['href', 'src'];
/** Feed readers remove styles and scripts, so other attributes stay on the page. */
const ATTRIBUTES = [...ADDRESSES, 'alt'];
const EMPTY_ELEMENTS = ['br', 'hr', 'img'];

/** Returns the text of an article as HTML for feed readers, whose links are absolute. `page` is its address. */
export function toFeedHtml(nodes: readonly ArticleNode[], page: string): string {
  const toHtml = (node: ArticleNode): string => {
    if (typeof node === 'string') return escapeXml(node);
    const { tag, props = {}, children = [] } = node;
    // A feed reader plays no video of the site: it gets the link.
    if (tag === 'video')
      return toHtml({
        tag: 'p',
        children: [{ tag: 'a', props: { href: props.src }, children: [String(props.title || props.src)] }],
      });
    const attributes = ATTRIBUTES.flatMap((name) => {
      const value = props[name];
      if (typeof value !== 'string') return [];
      const text = ADDRESSES.includes(name) ? (URL.parse(value, page)?.href ?? '') : value;
      return [` ${name}="${escapeAttribute(text)}"`];
    });
    const content = children.map(toHtml).join('');
    return EMPTY_ELEMENTS.includes(tag)
      ? `<${tag}${attributes.join('')}/>`
      : `<${tag}${attributes.join('')}>${content}</${tag}>`;
  };
  return nodes.map(toHtml).join('\n');
}
