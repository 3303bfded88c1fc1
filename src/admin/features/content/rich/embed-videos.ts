import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { findVideo } from '@/shared/article/video-services';
import type { EmbedBlockAttrs } from './embed-blocks';

/** Returns the video of a paragraph that contains only its address, or one link to it; null for others. */
function toVideo(paragraph: Node): EmbedBlockAttrs<'video'> | null {
  if (paragraph.type.name !== 'paragraph' || paragraph.children.some(({ isText }) => !isText)) return null;
  const text = paragraph.textContent.trim();
  const textNodes = paragraph.children.filter((node) => node.text?.trim());
  const links = textNodes.map(({ marks }) => marks.find(({ type }) => type.name === 'link'));
  const addresses = new Set(links.map((link) => String(link?.attrs.href ?? text)));
  const [url = ''] = addresses;
  if (addresses.size > 1 || /\s/.test(url) || !findVideo(url)) return null;
  // A page may show the address without its protocol or its end: « vimeo.com/1234… ».
  const isAddress = /^https?:/.test(text) || url.includes(text.replace(/(?:…|\.{3})$/, ''));
  return { url, title: isAddress ? '' : text, poster: '' };
}

/** Replaces pasted top-level paragraphs that contain only a video address, or one link to it, by video blocks. */
export function embedPastedVideos(slice: Slice, { schema, selection }: EditorState): Slice {
  const { $from, $to } = selection;
  const { paragraph, video } = schema.nodes;
  const isAtTopLevel = ({ depth, parent }: typeof $from) =>
    depth === 0 || (depth === 1 && parent.type === paragraph);
  if (!paragraph || !video || !isAtTopLevel($from) || !isAtTopLevel($to)) return slice;
  const { content, openStart, openEnd } = slice;
  const pastedBlocks = content.firstChild?.isInline ? [paragraph.create(null, content)] : content.content;
  const lastIndex = pastedBlocks.length - 1;
  const blocks = pastedBlocks.map((block, index) => {
    const joinsTextBefore = index === 0 && $from.parentOffset > 0;
    const joinsTextAfter = index === lastIndex && $to.parentOffset < $to.parent.content.size;
    const attrs = joinsTextBefore || joinsTextAfter ? null : toVideo(block);
    return attrs ? video.create(attrs) : block;
  });
  if (blocks.every(({ type }) => type !== video)) return slice;
  const endsWithVideo = blocks[lastIndex]?.type === video;
  return new Slice(
    // The caret needs an empty paragraph after the video.
    Fragment.from(endsWithVideo ? [...blocks, paragraph.create()] : blocks),
    blocks[0]?.type === video ? 0 : openStart,
    endsWithVideo ? 1 : openEnd,
  );
}
