import {
  Activity,
  FileText,
  FolderTree,
  Images,
  Inbox,
  LayoutDashboard,
  Settings,
  ShieldCheck,
  Tags,
  Users,
} from 'lucide-react';
import { paths } from '@/shared/lib/paths';
import type { ScreenLinkData } from './screen-links';

/** Sidebar of the back office (specification 2.18). */
export const adminNavigation: readonly { label: string; links: readonly ScreenLinkData[] }[] = [
  {
    label: 'Général',
    links: [{ label: 'Tableau de bord', path: paths.admin.dashboard, icon: LayoutDashboard }],
  },
  {
    label: 'Contenu',
    links: [
      { label: 'Contenu', path: paths.admin.content, icon: FileText },
      { label: 'Médias', path: paths.admin.media, icon: Images },
      { label: 'Catégories', path: '/admin/categories', icon: FolderTree },
      { label: 'Tags', path: '/admin/tags', icon: Tags },
      { label: 'Formulaires', path: paths.admin.forms, icon: Inbox },
    ],
  },
  {
    label: 'Administration',
    links: [
      { label: 'Utilisateurs', path: '/admin/users', icon: Users },
      { label: 'Rôles', path: '/admin/roles', icon: ShieldCheck },
      { label: 'Paramètres', path: '/admin/settings', icon: Settings },
      { label: 'Activité', path: '/admin/activity', icon: Activity },
    ],
  },
];

/** Returns true for the entry of the current screen. Every entry but the dashboard includes the addresses below it. */
export function isActiveLink(linkPath: string, currentPathname: string): boolean {
  const currentPath = currentPathname.replace(/\/+$/, '');
  if (linkPath === paths.admin.dashboard) return currentPath === linkPath;
  return currentPath === linkPath || currentPath.startsWith(`${linkPath}/`);
}
