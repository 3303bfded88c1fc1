import clsx from 'clsx';
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

/** Shortcuts of some Markdown actions: a letter, pressed with Ctrl or Cmd. */
export const markdownKeys: Partial<Record<MarkdownAction, string>> = { bold: 'b', italic: 'i', link: 'k' };

interface ToolButtonProps {
  icon: LucideIcon;
  label: string;
  /** Keys to press with Ctrl or Cmd, as the title names them: « Maj+8 ». */
  shortcut?: string | undefined;
  /** Value of `aria-keyshortcuts`. */
  ariaShortcut?: string | undefined;
  isPressed?: boolean | undefined;
  disabled?: boolean;
  onPress: () => void;
  isLabelVisible?: boolean;
}

/** Button of a toolbar. The text keeps its selection, and a phone keeps its keyboard open. */
export function ToolButton(props: ToolButtonProps) {
  const { icon: Icon, label, shortcut, ariaShortcut, isPressed, disabled, onPress, isLabelVisible } = props;
  return (
    <button
      type="button"
      disabled={disabled}
      aria-pressed={isPressed}
      aria-keyshortcuts={ariaShortcut}
      title={shortcut ? `${label} (Ctrl+${shortcut})` : label}
      className={clsx(
        'inline-flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-card text-sm font-semibold hover:bg-surface-strong hover:text-fg disabled:opacity-50 sm:h-10 sm:min-w-10',
        isPressed ? 'bg-surface-strong text-fg' : 'text-muted',
        // A narrow bar scrolls sideways: wrapped labels would be cut off.
        isLabelVisible && 'shrink-0 px-2.5 max-xl:whitespace-nowrap',
      )}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon className="size-4" aria-hidden="true" />
      <span className={isLabelVisible ? undefined : 'sr-only'}>{label}</span>
    </button>
  );
}

/** Toolbar of the Markdown view, with one button for each action. */
export function MarkdownToolbar({ onAction }: { onAction: (action: MarkdownAction) => void }) {
  return (
    <fieldset aria-label={text.toolbar} className="flex flex-wrap gap-0.5">
      {markdownActions.map((action) => {
        const key = markdownKeys[action]?.toUpperCase();
        return (
          <ToolButton
            key={action}
            icon={markdownIcons[action]}
            label={text[action]}
            shortcut={key}
            ariaShortcut={key && `Control+${key} Meta+${key}`}
            onPress={() => onAction(action)}
          />
        );
      })}
    </fieldset>
  );
}
