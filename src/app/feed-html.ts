import type { ArticleNode } from '@/shared/article/parsed-article';
import { escapeAttribute, escapeXml } from './markup';

const URL_ATTRIBUTES = ['href', 'src'];
/** Attributes in the feed. Feed readers remove styles and scripts, so the other attributes are left out. */
const FEED_ATTRIBUTES = [...URL_ATTRIBUTES, 'alt'];
const VOID_TAGS = ['br', 'hr', 'img'];

/** Returns the text of an article as HTML for feed readers, whose links are absolute. `pageUrl` is the URL of the article. */
export function toFeedHtml(nodes: readonly ArticleNode[], pageUrl: string): string {
  const toHtml = (node: ArticleNode): string => {
    if (typeof node === 'string') return escapeXml(node);
    const { tag, props = {}, children = [] } = node;
    // A feed reader plays no video of the site: it gets the link.
    if (tag === 'video')
      return toHtml({
        tag: 'p',
        children: [{ tag: 'a', props: { href: props.src }, children: [String(props.title || props.src)] }],
      });
    const attributes = FEED_ATTRIBUTES.flatMap((name) => {
      const value = props[name];
      if (typeof value !== 'string') return [];
      const text = URL_ATTRIBUTES.includes(name) ? (URL.parse(value, pageUrl)?.href ?? '') : value;
      return [` ${name}="${escapeAttribute(text)}"`];
    });
    const content = children.map(toHtml).join('');
    return VOID_TAGS.includes(tag)
      ? `<${tag}${attributes.join('')}/>`
      : `<${tag}${attributes.join('')}>${content}</${tag}>`;
  };
  return nodes.map(toHtml).join('\n');
}
