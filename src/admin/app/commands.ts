import {
  CircleHelp,
  ExternalLink,
  Inbox,
  LayoutList,
  LogOut,
  type LucideIcon,
  Plus,
  Settings,
} from 'lucide-react';
import { adminNavigation, isActiveLink } from '@/admin/config/admin-navigation';
import { frequentTasks } from '@/admin/config/frequent-tasks';
import { type InboxTabKey, listReadableInboxTabs } from '@/admin/config/inbox-tabs';
import { mayCreateContent, type OwnPermissions } from '@/admin/config/roles';
import { mayEditScreen, mayOpenScreen, type ScreenAccessRights } from '@/admin/config/screen-access';
import {
  contentScreenTabs,
  inboxAndCampaignScreenTabs,
  mediaScreenTabs,
  type ScreenLinkData,
} from '@/admin/config/screen-links';
import { submissionListUrlParams } from '@/admin/features/inbox/submission-params';
import { themePreference, themes } from '@/admin/lib/theme';
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

export interface PaletteCommand {
  id: string;
  label: string;
  /** Text at the end of the line. */
  note?: string | undefined;
  /** Other words that find the command. */
  keywords?: string | undefined;
  icon: LucideIcon;
  /** Address to open, or function to run. The palette closes first. */
  action: string | (() => void);
}

const sidebarLinks = adminNavigation.flatMap((group) => group.links);

/** Returns the command that opens a screen. The note names its sidebar entry, because two screens are called « Corbeille ». */
const toScreenCommand = ({ label, path, icon }: ScreenLinkData): PaletteCommand => ({
  id: path,
  label,
  note: sidebarLinks.find((link) => link.path !== path && isActiveLink(link.path, path))?.label,
  keywords: screenKeywords[path],
  icon,
  action: path,
});

const toInboxTabCommand = (tab: InboxTabKey): PaletteCommand => ({
  id: `forms-${tab}`,
  label: inboxScreenText.tabs[tab].label,
  keywords: screenKeywords[tab],
  icon: Inbox,
  action: `${paths.admin.forms}${submissionListUrlParams.href(submissionListUrlParams.initial, { tab })}`,
});

/** Returns a command for each screen and each tab of the inbox that the person may open. */
export function listScreenPaletteCommands(access: ScreenAccessRights): PaletteCommand[] {
  const sidebarPaths = new Set(sidebarLinks.map(({ path }) => path));
  const tabs = [...contentScreenTabs, ...mediaScreenTabs, ...inboxAndCampaignScreenTabs];
  const screens = [...sidebarLinks, ...tabs.filter(({ path }) => !sidebarPaths.has(path))];
  return [
    ...screens.filter(({ path }) => mayOpenScreen(path, access)).map(toScreenCommand),
    ...listReadableInboxTabs(access.permissions).map(toInboxTabCommand),
  ];
}

export const listCollectionPaletteCommands = (): PaletteCommand[] =>
  allCollections.map(({ key, label, lead, pages, itemWords }) => ({
    id: `collection-${key}`,
    label,
    keywords: [
      screenKeywords[`${paths.admin.collections}/${key}`],
      lead,
      itemWords?.many,
      ...pages.map((page) => page.label),
    ].join(' '),
    icon: LayoutList,
    action: `${paths.admin.collections}/${key}`,
  }));

export function listSettingPaletteCommands(permissions: OwnPermissions): PaletteCommand[] {
  if (!mayEditScreen('/admin/settings', permissions)) return [];
  return Object.entries<FieldText>(settingsText.fields).map(([name, { label, hint }]) => ({
    id: `setting-${name}`,
    label,
    keywords: hint,
    icon: Settings,
    action: `/admin/settings#${name}`,
  }));
}

/** Returns the commands that match every word of the query: matches of the label first, then of the keywords. */
export function findPaletteCommands(query: string, commands: readonly PaletteCommand[]): PaletteCommand[] {
  const labelMatches = commands.filter(({ label }) => matchesSearchQuery(query, label));
  const otherCommands = commands.filter((command) => !labelMatches.includes(command));
  const keywordMatches = otherCommands.filter(({ label, keywords = '' }) =>
    matchesSearchQuery(query, `${label} ${keywords}`),
  );
  return [...labelMatches, ...keywordMatches];
}

/** Functions of the actions that the shell runs. */
export interface ActionHandlers {
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** Returns the commands that work on every screen. */
export function listActionPaletteCommands(
  permissions: OwnPermissions,
  { onShortcuts, onSignOut }: ActionHandlers,
): PaletteCommand[] {
  const newContentCommand = {
    id: 'create',
    label: text.newContent,
    icon: Plus,
    action: paths.admin.newContent,
  };
  const tasks = frequentTasks.filter(({ screen }) => mayEditScreen(screen, permissions));
  return [
    ...(mayCreateContent(permissions) ? [newContentCommand] : []),
    ...tasks.map(({ label, keywords, icon, to }) => ({ id: to, label, keywords, icon, action: to })),
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      label: `${text.themePrefix}\u00a0: ${themeText.names[theme]}`,
      icon: themeIcons[theme],
      action: () => themePreference.set(theme),
    })),
    { id: 'shortcuts', label: text.shortcuts, icon: CircleHelp, action: onShortcuts },
    // Public pages need a whole page load: the style sheets of the site and the back office must not mix.
    {
      id: 'site',
      label: text.openSite,
      icon: ExternalLink,
      action: () => window.location.assign(paths.home),
    },
    { id: 'sign-out', label: adminLayoutText.signOut, icon: LogOut, action: onSignOut },
  ];
}
