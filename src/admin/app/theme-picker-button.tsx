import { useRef, useState } from 'react';
import { useLocalPreference } from '@/admin/lib/local-preference';
import { themePreference } from '@/admin/lib/theme';
import { ThemePicker, themeIcons } from '@/admin/ui/theme-picker';
import { themeText } from '@/copy/admin/theme';

const PANEL_ID = 'choix-du-theme';

/** Pixels between the button and the panel. */
const PANEL_GAP = 8;

export function ThemePickerButton() {
  const [preference] = useLocalPreference(themePreference);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const Icon = themeIcons[preference];
  const label = `${themeText.label}\u00a0: ${themeText.names[preference]}`;

  // A popover is in the top layer: the browser does not place it beside its button.
  function placePanel() {
    const { right = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {};
    panel.current?.style.setProperty('top', `${bottom + PANEL_GAP}px`);
    panel.current?.style.setProperty('right', `${document.documentElement.clientWidth - right}px`);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={PANEL_ID}
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        className="grid size-10 shrink-0 place-items-center rounded-card text-muted hover:bg-surface-strong hover:text-fg max-sm:hidden"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        className="inset-auto w-44 rounded-card border border-line-strong bg-surface p-2 text-fg shadow-overlay"
        onBeforeToggle={placePanel}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        <ThemePicker />
      </div>
    </>
  );
}
