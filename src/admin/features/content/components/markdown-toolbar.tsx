import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react';
import { markdownFieldText as text } from '@/copy/admin/content-writing';
import { type MarkdownAction, markdownActions } from '../markdown-edit';

/** Icon of each action, shared by the Markdown and rich-text toolbars. */
export const markdownIcons: Record<MarkdownAction, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  heading2: Heading2,
  heading3: Heading3,
  link: Link,
  list: List,
  ordered: ListOrdered,
  quote: TextQuote,
  code: Code,
};

/** Shortcut of each Markdown action: a letter, pressed with Ctrl or Cmd. */
export const markdownKeys: Partial<Record<MarkdownAction, string>> = { bold: 'b', italic: 'i', link: 'k' };

/** Toolbar of the Markdown view, with one button for each action. */
export function MarkdownToolbar({ onAction }: { onAction: (action: MarkdownAction) => void }) {
  return (
    <fieldset aria-label={text.toolbar} className="flex flex-wrap gap-0.5">
      {markdownActions.map((action) => {
        const Icon = markdownIcons[action];
        const key = markdownKeys[action]?.toUpperCase();
        return (
          <button
            key={action}
            type="button"
            title={key ? `${text[action]} (Ctrl+${key})` : text[action]}
            aria-keyshortcuts={key ? `Control+${key} Meta+${key}` : undefined}
            className="grid size-9 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg sm:size-10"
            // The field keeps its selection, and a phone keeps its keyboard open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onAction(action)}
          >
            <Icon className="size-4" aria-hidden="true" />
            <span className="sr-only">{text[action]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
