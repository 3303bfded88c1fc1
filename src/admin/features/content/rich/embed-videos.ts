import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { findVideo } from '@/shared/article/video-services';

/** Returns the video of a paragraph that contains only its address, or one link to it; null for others. */
function toVideo(line: Node): { url: string; title: string; poster: string } | null {
  if (line.type.name !== 'paragraph') return null;
  const words = line.textContent.trim();
  const targets = new Set<string>();
  line.forEach((part) => {
    const link = part.marks.find(({ type }) => type.name === 'link');
    if (!part.isText) targets.add(part.type.name);
    else if (part.text?.trim()) targets.add(String(link?.attrs.href ?? words));
  });
  const [url = ''] = targets;
  if (targets.size > 1 || /\s/.test(url) || !findVideo(url)) return null;
  return { url, title: /^https?:/.test(words) || url.includes(words) ? '' : words, poster: '' };
}

/** Replaces pasted paragraphs that contain only a video address by video blocks. */
export function embedPastedVideos(slice: Slice, { schema, selection }: EditorState): Slice {
  const { $from, $to } = selection;
  const { paragraph, video } = schema.nodes;
  const isInParagraph = ({ depth, parent }: typeof $from) =>
    depth === 0 || (depth === 1 && parent.type === paragraph);
  if (!paragraph || !video || !isInParagraph($from) || !isInParagraph($to)) return slice;
  const { content, openStart, openEnd } = slice;
  const lines = content.firstChild?.isInline ? [paragraph.create(null, content)] : content.content;
  const lastIndex = lines.length - 1;
  const blocks = lines.map((line, index) => {
    const continuesText =
      (index === 0 && $from.parentOffset > 0) ||
      (index === lastIndex && $to.parentOffset < $to.parent.content.size);
    const attrs = continuesText ? null : toVideo(line);
    return attrs ? video.create(attrs) : line;
  });
  if (blocks.every(({ type }) => type !== video)) return slice;
  const endsWithVideo = blocks[lastIndex]?.type === video;
  return new Slice(
    // continue in an empty paragraph after the video
    Fragment.from(endsWithVideo ? [...blocks, paragraph.create()] : blocks),
    blocks[0]?.type === video ? 0 : openStart,
    endsWithVideo ? 1 : openEnd,
  );
}
