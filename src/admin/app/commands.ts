import {
  CalendarDays,
  CircleHelp,
  ExternalLink,
  LayoutList,
  LogOut,
  type LucideIcon,
  Plus,
} from 'lucide-react';
import { adminNavigation } from '@/admin/config/admin-navigation';
import { type Theme, themes } from '@/admin/lib/theme';
import { themeIcons } from '@/admin/ui/theme-picker';
import { collectionText } from '@/copy/admin/collections';
import { guideText } from '@/copy/admin/guide';
import { paletteText as text, themeText } from '@/copy/admin/palette';
import { shellText } from '@/copy/admin/shell';
import { paths } from '@/shared/lib/paths';

/** Action of a command. The palette closes before it runs. */
export type CommandTarget =
  | { kind: 'go'; to: string }
  | { kind: 'theme'; theme: Theme }
  | { kind: 'shortcuts' }
  | { kind: 'site' }
  | { kind: 'sign-out' };

/** A line of the command palette. */
export interface Command {
  id: string;
  label: string;
  icon: LucideIcon;
  target: CommandTarget;
}

/** Returns a command for each screen of the sidebar, and for the TV guide. */
export function listScreenCommands(): Command[] {
  const guide = { label: guideText.title, path: paths.admin.guide, icon: CalendarDays };
  return [...adminNavigation.flatMap(({ links }) => links), guide].map(({ label, path, icon }) => ({
    id: path,
    label,
    icon,
    target: { kind: 'go', to: path },
  }));
}

/** Returns the commands that work on every screen. */
export function listActionCommands(mayCreate: boolean): Command[] {
  const create: Command = {
    id: 'create',
    label: text.newContent,
    icon: Plus,
    target: { kind: 'go', to: paths.admin.newContent },
  };
  return [
    ...(mayCreate ? [create] : []),
    {
      id: 'collections',
      label: collectionText.title,
      icon: LayoutList,
      target: { kind: 'go', to: paths.admin.collections },
    },
    ...themes.map(
      (theme): Command => ({
        id: `theme-${theme}`,
        label: `${text.themePrefix}\u00a0: ${themeText.names[theme]}`,
        icon: themeIcons[theme],
        target: { kind: 'theme', theme },
      }),
    ),
    { id: 'shortcuts', label: text.shortcuts, icon: CircleHelp, target: { kind: 'shortcuts' } },
    { id: 'site', label: text.openSite, icon: ExternalLink, target: { kind: 'site' } },
    { id: 'sign-out', label: shellText.signOut, icon: LogOut, target: { kind: 'sign-out' } },
  ];
}
