import { getSchema } from '@tiptap/core';
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { richTextExtensions } from '@/admin/features/content/rich/extensions';
import { cleanPastedHtml, PICTURE_PLACEHOLDER_PREFIX } from '@/admin/features/content/rich/paste';
import { convertEditorDocumentToMarkdown } from '@/admin/features/content/rich/to-markdown';

const schema = getSchema(richTextExtensions);

/** Returns the Markdown of pasted HTML, and what `cleanPastedHtml` reports about it. */
export function pasteHtml(html: string) {
  const { html: cleanHtml, ...rest } = cleanPastedHtml(html);
  const page = document.createElement('div');
  page.innerHTML = cleanHtml.replaceAll(PICTURE_PLACEHOLDER_PREFIX, '/attente/');
  return {
    ...rest,
    markdown: convertEditorDocumentToMarkdown(DocumentParser.fromSchema(schema).parse(page)),
  };
}
