import { useRef, useState } from 'react';
import { useStoredChoice } from '@/admin/hooks/use-stored-choice';
import { themeChoice } from '@/admin/lib/theme';
import { ThemeChoice, themeIcons } from '@/admin/ui/theme-choice';
import { themeText } from '@/copy/admin/palette';

const PANEL = 'choix-du-theme';

/** Opens the choice of theme; the browser's own popover closes it on Escape and on a press elsewhere. */
export function ThemeButton() {
  const [chosen] = useStoredChoice(themeChoice);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const Icon = themeIcons[chosen];
  const label = `${themeText.label}\u00a0: ${themeText.names[chosen]}`;

  // A popover stands above everything and knows nothing of its button: it is put under it each time.
  function place() {
    const { right = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {};
    panel.current?.style.setProperty('top', `${bottom + 8}px`);
    panel.current?.style.setProperty('right', `${document.documentElement.clientWidth - right}px`);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={PANEL}
        aria-expanded={open}
        aria-label={label}
        title={label}
        className="grid size-10 shrink-0 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg max-sm:hidden"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={PANEL}
        popover="auto"
        className="inset-auto w-44 rounded-card border border-line-strong bg-surface p-2 text-fg shadow-overlay"
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <ThemeChoice />
      </div>
    </>
  );
}
