import { useRef, useState } from 'react';
import { useLocalPreference } from '@/admin/hooks/use-local-preference';
import { themePreference } from '@/admin/lib/theme';
import { ThemePicker, themeIcons } from '@/admin/ui/theme-picker';
import { themeText } from '@/copy/admin/theme';

const PANEL_ID = 'choix-du-theme';

/** Button with a popover that holds the theme picker. */
export function ThemeButton() {
  const [preference] = useLocalPreference(themePreference);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const Icon = themeIcons[preference];
  const label = `${themeText.label}\u00a0: ${themeText.names[preference]}`;

  // The browser shows a popover in the top layer, not beside its button: `placePanel` computes its position.
  function placePanel() {
    const { right = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {};
    panel.current?.style.setProperty('top', `${bottom + 8}px`);
    panel.current?.style.setProperty('right', `${document.documentElement.clientWidth - right}px`);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={PANEL_ID}
        aria-expanded={open}
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
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <ThemePicker />
      </div>
    </>
  );
}
