import {
  CalendarDays,
  CircleHelp,
  ExternalLink,
  FileText,
  Inbox,
  LayoutList,
  LogOut,
  type LucideIcon,
  Mail,
  Plus,
  Settings,
  Trash2,
} from 'lucide-react';
import { adminNavigation, type SidebarLinkData } from '@/admin/config/admin-navigation';
import { frequentTasks } from '@/admin/config/frequent-tasks';
import { listReadableInboxTabs, type SubmissionTabKey } from '@/admin/config/inbox-tabs';
import { mayCreateContent, type OwnPermissions } from '@/admin/config/roles';
import { mayEditScreen, mayOpenScreen, type ScreenUser } from '@/admin/config/screen-access';
import {
  contentScreenLinks,
  inboxAndCampaignScreenLinks,
  mediaScreenLinks,
} from '@/admin/config/screen-links';
import { buildInboxHref, submissionListUrlParams } from '@/admin/features/inbox/submission-params';
import { type Theme, themes } from '@/admin/lib/theme';
import { themeIcons } from '@/admin/ui/theme-picker';
import { inboxScreenText } from '@/copy/admin/inbox';
import { screenKeywords, paletteText as text } from '@/copy/admin/palette';
import { settingsText } from '@/copy/admin/settings';
import { adminLayoutText } from '@/copy/admin/shell';
import { themeText } from '@/copy/admin/theme';
import type { FieldText } from '@/copy/types';
import { allCollections } from '@/shared/collections/registry';
import { paths } from '@/shared/lib/paths';
import { matchesSearchQuery } from '@/shared/lib/search-text';

/** Icons of the tabs that the sidebar does not list, by path. `FileText` is the default. */
const tabIcons: Readonly<Record<string, LucideIcon>> = {
  [paths.admin.collections]: LayoutList,
  [paths.admin.guide]: CalendarDays,
  [paths.admin.contentBin]: Trash2,
  [paths.admin.mediaBin]: Trash2,
  [paths.admin.campaigns]: Mail,
};

/** Action of a command. The palette closes before it runs. */
export type PaletteCommandAction =
  | { kind: 'go'; to: string }
  | { kind: 'theme'; theme: Theme }
  | { kind: 'shortcuts' }
  | { kind: 'site' }
  | { kind: 'sign-out' };

/** Command of the palette: label, icon, keywords and action. */
export interface PaletteCommand {
  id: string;
  label: string;
  /** Other words that find the command. */
  keywords?: string | undefined;
  icon: LucideIcon;
  action: PaletteCommandAction;
}

/** Returns the action that opens an address. */
export const createGoAction = (to: string): PaletteCommandAction => ({ kind: 'go', to });

const toScreenCommand = ({ label, path, icon }: SidebarLinkData): PaletteCommand => ({
  id: path,
  label,
  keywords: screenKeywords[path],
  icon,
  action: createGoAction(path),
});

const toInboxTabCommand = (tab: SubmissionTabKey): PaletteCommand => ({
  id: `forms-${tab}`,
  label: inboxScreenText.tabs[tab].label,
  keywords: screenKeywords[tab],
  icon: Inbox,
  action: createGoAction(`${paths.admin.forms}${buildInboxHref(submissionListUrlParams.initial, { tab })}`),
});

/** Returns a command for each screen and each tab of the inbox that the person may open. */
export function listScreenCommands(user: ScreenUser): PaletteCommand[] {
  const sidebarLinks = adminNavigation.flatMap((group) => group.links);
  const sidebarPaths = new Set(sidebarLinks.map(({ path }) => path));
  const otherLinks = [...contentScreenLinks, ...mediaScreenLinks, ...inboxAndCampaignScreenLinks]
    .filter(({ path }) => !sidebarPaths.has(path))
    .map((tab) => ({ ...tab, icon: tabIcons[tab.path] ?? FileText }));
  const screens = [...sidebarLinks, ...otherLinks];
  return [
    ...screens.filter(({ path }) => mayOpenScreen(path, user)).map(toScreenCommand),
    ...listReadableInboxTabs(user.permissions).map(toInboxTabCommand),
  ];
}

export const listCollectionCommands = (): PaletteCommand[] =>
  allCollections.map(({ key, label, lead, pages, units }) => ({
    id: `collection-${key}`,
    label,
    keywords: [
      screenKeywords[`${paths.admin.collections}/${key}`],
      lead,
      units?.many,
      ...pages.map((page) => page.label),
    ].join(' '),
    icon: LayoutList,
    action: createGoAction(`${paths.admin.collections}/${key}`),
  }));

export function listSettingCommands(permissions: OwnPermissions): PaletteCommand[] {
  if (!mayEditScreen('/admin/settings', permissions)) return [];
  return Object.entries<FieldText>(settingsText.fields).map(([name, { label, hint }]) => ({
    id: `setting-${name}`,
    label,
    keywords: hint,
    icon: Settings,
    action: createGoAction(`/admin/settings#${name}`),
  }));
}

/** Returns the commands that match every word of the query: matches of the label first, then of the keywords. */
export function findCommands(query: string, commands: readonly PaletteCommand[]): PaletteCommand[] {
  const labelMatches = commands.filter(({ label }) => matchesSearchQuery(query, label));
  const otherCommands = commands.filter((command) => !labelMatches.includes(command));
  const keywordMatches = otherCommands.filter(({ label, keywords = '' }) =>
    matchesSearchQuery(query, `${label} ${keywords}`),
  );
  return [...labelMatches, ...keywordMatches];
}

const listTaskCommands = (permissions: OwnPermissions): PaletteCommand[] =>
  frequentTasks
    .filter(({ screen }) => mayEditScreen(screen, permissions))
    .map(({ label, keywords, icon, to }) => ({ id: to, label, keywords, icon, action: createGoAction(to) }));

/** Returns the commands that work on every screen. */
export function listActionCommands(permissions: OwnPermissions): PaletteCommand[] {
  const create: PaletteCommand = {
    id: 'create',
    label: text.newContent,
    icon: Plus,
    action: createGoAction(paths.admin.newContent),
  };
  return [
    ...(mayCreateContent(permissions) ? [create] : []),
    ...listTaskCommands(permissions),
    ...themes.map(
      (theme): PaletteCommand => ({
        id: `theme-${theme}`,
        label: `${text.themePrefix}\u00a0: ${themeText.names[theme]}`,
        icon: themeIcons[theme],
        action: { kind: 'theme', theme },
      }),
    ),
    { id: 'shortcuts', label: text.shortcuts, icon: CircleHelp, action: { kind: 'shortcuts' } },
    { id: 'site', label: text.openSite, icon: ExternalLink, action: { kind: 'site' } },
    { id: 'sign-out', label: adminLayoutText.signOut, icon: LogOut, action: { kind: 'sign-out' } },
  ];
}
