import { Extension, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { pieces } from './nodes';

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      // an item may open with anything, and bold words may be code
      if (extension.name === 'listItem') return extension.extend({ content: 'block+' });
      return extension.name === 'code' ? extension.extend({ excludes: '' }) : extension;
    });
  },
}).configure({
  // Markdown has neither
  strike: false,
  underline: false,
  link: {
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null },
    shouldAutoLink: (address) => /^https?:\/\//.test(address),
  },
});

/** What Markdown says of its lists and of its code that shows nowhere in the editor. */
const Unseen = Extension.create({
  name: 'unseen',
  addGlobalAttributes: () => [
    // blank lines between the items: they are paragraphs then
    { types: ['bulletList', 'orderedList'], attributes: { spread: { default: false, rendered: false } } },
    { types: ['codeBlock'], attributes: { meta: { default: null, rendered: false } } },
  ],
});

/** All a text may hold, for the editor and for what turns Markdown into its document. A cell is one line, as in Markdown. */
export const extensions: Extensions = [
  Kit,
  Unseen,
  Table,
  TableRow,
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
  ...pieces,
];
