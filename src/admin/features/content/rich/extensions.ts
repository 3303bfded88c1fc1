import { type EditorOptions, Extension, type Extensions, InputRule, wrappingInputRule } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { NodeType } from '@tiptap/pm/model';
import StarterKit from '@tiptap/starter-kit';
import { embedNodes } from './nodes';

const MarkdownKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      // Markdown allows any block at the start of an item.
      if (extension.name === 'listItem') return extension.extend({ content: 'block+' });
      // The plugin of ordered lists would turn a pasted « 1998. Une année » into a list.
      if (extension.name === 'orderedList') return extension.extend({ addProseMirrorPlugins: () => [] });
      // Markdown allows bold code.
      return extension.name === 'code' ? extension.extend({ excludes: '' }) : extension;
    });
  },
}).configure({
  // The Markdown of the site has no struck and no underlined text.
  strike: false,
  underline: false,
  link: {
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null },
    shouldAutoLink: (address) => /^https?:\/\//.test(address),
  },
});

/** Returns the rule that starts a bullet list at the first character after `- `. A digit starts none: « - 18 ans ». */
function createBulletRule(type: NodeType): InputRule {
  const wrapInList = wrappingInputRule({ find: /^- $/, type });
  return new InputRule({
    find: /^- ([^\s\d])$/,
    handler: (props) => {
      if (wrapInList.handler(props) === null) return null;
      // Tiptap does not insert the letter that completes a rule.
      props.state.tr.insertText(props.match[1] ?? '');
    },
  });
}

/** Starts lists from `- ` and `1. `. Another number may be a year: « 1998. ». */
const ListShortcuts = Extension.create({
  name: 'listShortcuts',
  addInputRules() {
    const { bulletList, orderedList } = this.editor.schema.nodes;
    if (!bulletList || !orderedList) return [];
    return [createBulletRule(bulletList), wrappingInputRule({ find: /^1\. $/, type: orderedList })];
  },
});

/** Keeps Markdown attributes that the editor does not show. */
const PreservedAttributes = Extension.create({
  name: 'preservedAttributes',
  addGlobalAttributes: () => [
    // `spread` is true for a list with blank lines between or in its items.
    { types: ['bulletList', 'orderedList'], attributes: { spread: { default: false, rendered: false } } },
    { types: ['codeBlock'], attributes: { meta: { default: null, rendered: false } } },
  ],
});

/** A cell holds one paragraph, in which Enter breaks the line. */
const Cell = TableCell.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.isActive('table') && this.editor.commands.setHardBreak() };
  },
});

/** Tiptap extensions of a text, shared by editor and Markdown conversion. */
export const richTextExtensions: Extensions = [
  MarkdownKit,
  PreservedAttributes,
  ListShortcuts,
  Table,
  TableRow,
  TableHeader.extend({ content: 'paragraph' }),
  Cell,
  ...embedNodes,
];

/** Editor options that enable input and paste rules; `*` and `_` stay characters. */
export const richTextInputRuleOptions: Pick<EditorOptions, 'enableInputRules' | 'enablePasteRules'> = {
  enableInputRules: ['heading', 'listShortcuts', 'blockquote', 'codeBlock'],
  enablePasteRules: ['link'],
};
