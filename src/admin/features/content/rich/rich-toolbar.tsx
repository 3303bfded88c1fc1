import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { EditorState } from '@tiptap/pm/state';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import {
  Columns3,
  Image,
  Images,
  type LucideIcon,
  Minus,
  MousePointerClick,
  Pencil,
  Redo2,
  Rows3,
  Table,
  Trash2,
  Undo2,
  Unlink,
  Video,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { richTextEditorText as text } from '@/copy/admin/content-rich';
import { markdownFieldText } from '@/copy/admin/content-writing';
import { markdownIcons, ToolButton } from '../components/markdown-toolbar';
import { type MarkdownAction, markdownActions } from '../markdown-edit';
import { focusAndChain } from './editor-commands';
import { type EmbedBlockType, getSelectedEmbedBlock } from './embed-blocks';

interface RichToolbarProps {
  editor: Editor;
  /** Blocks that the toolbar inserts. */
  embedTypes: readonly EmbedBlockType[];
  onLink: () => void;
  onInsert: (type: EmbedBlockType) => void;
}

/** Marks or nodes of Tiptap, and their shortcut with Ctrl or Cmd. « Maj » is Shift on a French keyboard. */
const formats: Record<MarkdownAction, { names: string[]; attrs?: { level: number }; shortcut: string }> = {
  bold: { names: ['bold'], shortcut: 'B' },
  italic: { names: ['italic'], shortcut: 'I' },
  heading2: { names: ['heading'], attrs: { level: 2 }, shortcut: 'Alt+2' },
  heading3: { names: ['heading'], attrs: { level: 3 }, shortcut: 'Alt+3' },
  link: { names: ['link'], shortcut: 'K' },
  list: { names: ['bulletList'], shortcut: 'Maj+8' },
  ordered: { names: ['orderedList'], shortcut: 'Maj+7' },
  quote: { names: ['blockquote'], shortcut: 'Maj+B' },
  code: { names: ['code', 'codeBlock'], shortcut: 'E' },
};

const embedButtons: { type: EmbedBlockType; icon: LucideIcon; label: string }[] = [
  { type: 'figure', icon: Image, label: text.figure },
  { type: 'gallery', icon: Images, label: text.gallery },
  { type: 'video', icon: Video, label: text.insertVideo },
  { type: 'button', icon: MousePointerClick, label: text.button },
];

function ToolGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="flex gap-0.5">
      {children}
    </fieldset>
  );
}

/** Icons by Tiptap command; the labels have the same keys. */
const tableIcons = {
  addRowAfter: Rows3,
  addColumnAfter: Columns3,
  deleteRow: Trash2,
  deleteColumn: Trash2,
  deleteTable: Trash2,
} as const;

const commands: Record<
  Exclude<MarkdownAction, 'link'>,
  (chain: ChainedCommands, state: EditorState) => ChainedCommands
> = {
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  heading2: (chain) => chain.toggleHeading({ level: 2 }),
  heading3: (chain) => chain.toggleHeading({ level: 3 }),
  list: (chain) => chain.toggleBulletList(),
  ordered: (chain) => chain.toggleOrderedList(),
  quote: (chain) => chain.toggleBlockquote(),
  code: (chain, { selection }) => (selection.empty ? chain.toggleCodeBlock() : chain.toggleCode()),
};

function readToolbarState({ editor }: { editor: Editor }) {
  return {
    activeFormats: markdownActions.filter((action) => {
      const { names, attrs } = formats[action];
      return names.some((name) => editor.isActive(name, attrs));
    }),
    isInTable: editor.isActive('table'),
    selectedType: getSelectedEmbedBlock(editor.state.selection)?.type ?? null,
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
  };
}

/** Buttons for marks, blocks and embeds. */
export function RichToolbar({ editor, embedTypes, onLink, onInsert }: RichToolbarProps) {
  const { activeFormats, isInTable, selectedType, canUndo, canRedo } = useEditorState({
    editor,
    selector: readToolbarState,
  });
  const chain = () => focusAndChain(editor);
  return (
    <div className="relative flex gap-x-3 gap-y-0.5 overflow-x-auto bg-bg py-1 sm:flex-wrap lg:sticky lg:top-[calc(var(--editor-header-bottom)-1px)] lg:z-5">
      <ToolGroup label={markdownFieldText.toolbar}>
        {markdownActions.map((action) => (
          <ToolButton
            key={action}
            icon={markdownIcons[action]}
            label={markdownFieldText[action]}
            shortcut={formats[action].shortcut}
            isPressed={activeFormats.includes(action)}
            disabled={selectedType !== null}
            onPress={() => (action === 'link' ? onLink() : commands[action](chain(), editor.state).run())}
          />
        ))}
        {activeFormats.includes('link') ? (
          <ToolButton
            icon={Unlink}
            label={text.unlink}
            onPress={() => chain().extendMarkRange('link').unsetLink().run()}
          />
        ) : null}
      </ToolGroup>
      <ToolGroup label={text.insert}>
        {embedButtons
          .filter(({ type }) => embedTypes.includes(type))
          .map(({ type, icon, label }) => (
            <ToolButton key={type} icon={icon} label={label} onPress={() => onInsert(type)} />
          ))}
        <ToolButton
          icon={Table}
          label={text.table}
          disabled={isInTable}
          onPress={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <ToolButton icon={Minus} label={text.rule} onPress={() => chain().setHorizontalRule().run()} />
      </ToolGroup>
      <ToolGroup label={text.history}>
        <ToolButton
          icon={Undo2}
          label={text.undo}
          shortcut="Z"
          disabled={!canUndo}
          onPress={() => chain().undo().run()}
        />
        <ToolButton
          icon={Redo2}
          label={text.redo}
          shortcut="Y"
          disabled={!canRedo}
          onPress={() => chain().redo().run()}
        />
      </ToolGroup>
    </div>
  );
}

interface BlockToolbarProps {
  editor: Editor;
  onEdit: () => void;
}

/**
 * Actions of the table or embed block at the caret. The bar is below the text, so that its appearance does not move
 * the text.
 */
export function BlockToolbar({ editor, onEdit }: BlockToolbarProps) {
  const { isInTable, selectedType } = useEditorState({ editor, selector: readToolbarState });
  const chain = () => focusAndChain(editor);
  const { label, ...tableLabels } = text.tableActions;
  if (!isInTable && !selectedType) return null;
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-2 z-5 flex self-start overflow-x-auto rounded-card border border-line-strong bg-surface p-1 max-sm:w-full"
    >
      {isInTable ? (
        <ToolGroup label={label}>
          {(Object.keys(tableLabels) as (keyof typeof tableLabels)[]).map((name) => (
            <ToolButton
              key={name}
              isLabelVisible
              icon={tableIcons[name]}
              label={tableLabels[name]}
              onPress={() => chain()[name]().run()}
            />
          ))}
        </ToolGroup>
      ) : null}
      {selectedType ? (
        <ToolGroup label={text.selectionToolbar}>
          <ToolButton isLabelVisible icon={Pencil} label={text.edit} onPress={onEdit} />
          <ToolButton
            isLabelVisible
            icon={Trash2}
            label={text.remove}
            onPress={() => chain().deleteSelection().run()}
          />
        </ToolGroup>
      ) : null}
    </div>
  );
}
