import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useLocalPreference } from '@/admin/lib/local-preference';
import { themePreference, themes } from '@/admin/lib/theme';
import { themeText } from '@/copy/admin/theme';

export const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const;

export function ThemePicker() {
  const name = useId();
  const [preference, setPreference] = useLocalPreference(themePreference);
  return (
    <fieldset className="flex flex-col">
      <legend className="px-3 pb-1 text-xs font-semibold text-muted">{themeText.label}</legend>
      {themes.map((theme) => {
        const Icon = themeIcons[theme];
        return (
          <label
            key={theme}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-card px-3 text-sm font-semibold text-muted hover:bg-surface-strong hover:text-fg has-checked:text-fg"
          >
            <Icon className="size-4 shrink-0" aria-hidden="true" />
            <span className="flex-1">{themeText.names[theme]}</span>
            <input
              type="radio"
              name={name}
              checked={preference === theme}
              className="size-4 accent-accent"
              onChange={() => setPreference(theme)}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
