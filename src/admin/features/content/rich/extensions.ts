import { Extension, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { embedNodes } from './nodes';

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      // as in Markdown, an item may start with any block, and code may be bold
      if (extension.name === 'listItem') return extension.extend({ content: 'block+' });
      return extension.name === 'code' ? extension.extend({ excludes: '' }) : extension;
    });
  },
}).configure({
  // missing in the Markdown of the site
  strike: false,
  underline: false,
  link: {
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null },
    shouldAutoLink: (address) => /^https?:\/\//.test(address),
  },
});

/** Keeps Markdown attributes that the editor does not show. */
const PreservedAttributes = Extension.create({
  name: 'unseen',
  addGlobalAttributes: () => [
    // blank lines between the items
    { types: ['bulletList', 'orderedList'], attributes: { spread: { default: false, rendered: false } } },
    { types: ['codeBlock'], attributes: { meta: { default: null, rendered: false } } },
  ],
});

/** Tiptap extensions of a text, shared by editor and Markdown conversion. A table cell has one line, as in Markdown. */
export const extensions: Extensions = [
  Kit,
  PreservedAttributes,
  Table,
  TableRow,
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
  ...embedNodes,
];
