import type { Link, List, ListItem, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { findExceededMarkdownLimit } from '../../_shared/markdown-limits.ts';
import { BUTTON_LINK_TITLE, toSafeUrl } from '../../_shared/markdown-links.ts';
import { escapeHtml, type MailPart, renderMailButton, renderMailPartAsParagraph } from './layout.ts';

const TEXT_STYLE = 'color:#1d1712;';
const BLOCK_STYLE = `margin:0 0 16px;font-size:16px;line-height:1.55;${TEXT_STYLE}`;
const CELL_STYLE = `padding:6px 10px;border:1px solid #c9bba6;text-align:left;vertical-align:top;${TEXT_STYLE}`;

const joinParts = (parts: readonly MailPart[], separator = ''): MailPart => ({
  html: parts.map(({ html }) => html).join(''),
  text: parts.map(({ text }) => text).join(separator),
});

/** Returns the absolute address of a link; null for a fragment (#…) or an unsafe address. */
function toAbsoluteUrl(url: string, siteUrl: string): string | null {
  const safeUrl = toSafeUrl(url);
  return safeUrl === '' || safeUrl.startsWith('#') || !URL.canParse(safeUrl, siteUrl)
    ? null
    : new URL(safeUrl, siteUrl).href;
}

/** Wraps inline content in an element. */
const wrapInline = (tag: string, { html, text }: MailPart): MailPart => ({
  html: `<${tag}>${html}</${tag}>`,
  text,
});

const renderText = (text: string): MailPart => ({ html: escapeHtml(text), text });

function renderInline(node: PhrasingContent, siteUrl: string): MailPart {
  const renderChildren = (children: readonly PhrasingContent[]) =>
    joinParts(children.map((child) => renderInline(child, siteUrl)));
  switch (node.type) {
    case 'break':
      return { html: '<br>', text: '\n' };
    case 'emphasis':
      return wrapInline('em', renderChildren(node.children));
    case 'strong':
      return wrapInline('strong', renderChildren(node.children));
    case 'inlineCode':
      return wrapInline('code', renderText(node.value));
    case 'link': {
      const label = renderChildren(node.children);
      const href = toAbsoluteUrl(node.url, siteUrl);
      if (!href) return label;
      return {
        html: `<a class="main-text" href="${escapeHtml(href)}" style="${TEXT_STYLE}text-decoration:underline;">${label.html}</a>`,
        text: label.text === href ? href : `${label.text} (${href})`,
      };
    }
    case 'image':
    case 'imageReference':
      return renderText(node.alt ?? '');
    default:
      if ('children' in node) return renderChildren(node.children);
      // HTML shows as typed
      return renderText('value' in node ? node.value : '');
  }
}

function renderList(list: List, siteUrl: string): MailPart {
  const tag = list.ordered ? 'ol' : 'ul';
  const start = list.start ?? 1;
  const items = list.children.map((item: ListItem, index): MailPart => {
    const { html, text } = joinParts(
      item.children.map((child) =>
        // Markdown: the items of a tight list have no paragraph around their text
        child.type === 'paragraph' && !list.spread
          ? joinParts(child.children.map((inline) => renderInline(inline, siteUrl)))
          : renderBlock(child, siteUrl),
      ),
      '\n',
    );
    const marker = list.ordered ? `${start + index}.` : '-';
    return {
      html: `<li style="margin:0 0 6px;">${html}</li>`,
      text: `${marker} ${text.replaceAll('\n', '\n  ')}`,
    };
  });
  const { html, text } = joinParts(items, '\n');
  const startAttribute = list.ordered && start !== 1 ? ` start="${start}"` : '';
  return {
    html: `<${tag} class="main-text"${startAttribute} style="${BLOCK_STYLE}padding:0 0 0 24px;">${html}</${tag}>`,
    text,
  };
}

function renderTable({ children: rows }: Table, siteUrl: string): MailPart {
  const parts = rows.map((row, index) => {
    const tag = index === 0 ? 'th' : 'td';
    const cells = row.children.map((cell) =>
      joinParts(cell.children.map((child) => renderInline(child, siteUrl))),
    );
    return {
      html: `<tr>${cells.map(({ html }) => `<${tag} class="main-text" style="${CELL_STYLE}">${html}</${tag}>`).join('')}</tr>`,
      text: cells.map(({ text }) => text).join(' | '),
    };
  });
  const { html, text } = joinParts(parts, '\n');
  return {
    html: `<table cellpadding="0" cellspacing="0" style="${BLOCK_STYLE}border-collapse:collapse;">${html}</table>`,
    text,
  };
}

/** Returns the link of a paragraph that holds nothing but a button; else undefined. */
function findButtonLink({ children }: Paragraph): Link | undefined {
  const [child] = children;
  return children.length === 1 && child?.type === 'link' && child.title === BUTTON_LINK_TITLE
    ? child
    : undefined;
}

function renderBlock(node: RootContent, siteUrl: string): MailPart {
  switch (node.type) {
    case 'paragraph': {
      const content = joinParts(node.children.map((child) => renderInline(child, siteUrl)));
      const button = findButtonLink(node);
      const href = button && toAbsoluteUrl(button.url, siteUrl);
      if (!href) return renderMailPartAsParagraph(content);
      const label = joinParts(button.children.map((child) => renderInline(child, siteUrl)));
      return renderMailButton(label.text, href);
    }
    case 'heading': {
      const { html, text } = joinParts(node.children.map((child) => renderInline(child, siteUrl)));
      // the subject is the first heading of the mail
      const level = Math.min(Math.max(node.depth, 2), 4);
      const size = { 2: 20, 3: 18, 4: 16 }[level];
      return {
        html: `<h${level} class="main-text" style="margin:24px 0 8px;font-size:${size}px;line-height:1.3;${TEXT_STYLE}">${html}</h${level}>`,
        text,
      };
    }
    case 'blockquote': {
      const { html, text } = renderBlocks(node.children, siteUrl);
      return {
        html: `<blockquote class="main-text" style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid #c2532d;">${html}</blockquote>`,
        text: `> ${text.replaceAll('\n', '\n> ')}`,
      };
    }
    case 'list':
      return renderList(node, siteUrl);
    case 'table':
      return renderTable(node, siteUrl);
    case 'code':
      return {
        html: `<pre class="main-text" style="${BLOCK_STYLE}white-space:pre-wrap;">${escapeHtml(node.value)}</pre>`,
        text: node.value,
      };
    case 'thematicBreak':
      return {
        html: '<hr style="margin:24px 0;border:0;border-top:1px solid #c9bba6;">',
        text: '---',
      };
    case 'html':
      return renderMailPartAsParagraph(renderText(node.value));
    default:
      return { html: '', text: '' };
  }
}

const renderBlocks = (nodes: readonly RootContent[], siteUrl: string): MailPart =>
  joinParts(
    nodes.map((node) => renderBlock(node, siteUrl)),
    '\n\n',
  );

/** Error for a text that no later attempt can render either. */
export class UnreadableMailTextError extends Error {}

/** Result of the last call, for reuse: a campaign sends the same text to each reader. */
let lastResult: { markdown: string; siteUrl: string; part: MailPart } | undefined;

/**
 * Renders Markdown for mail programs: links are absolute, HTML shows as typed, a picture is its description.
 * @throws {UnreadableMailTextError} for a text that would keep the parser busy.
 */
export function renderMailMarkdown(markdown: string, siteUrl: string): MailPart {
  if (lastResult?.markdown !== markdown || lastResult.siteUrl !== siteUrl) {
    const limit = findExceededMarkdownLimit(markdown);
    if (limit) throw new UnreadableMailTextError(`the text exceeds the limit of ${limit}`);
    const { children } = fromMarkdown(markdown, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    });
    lastResult = { markdown, siteUrl, part: renderBlocks(children, siteUrl) };
  }
  return lastResult.part;
}
