import {
  CalendarDays,
  FileText,
  Images,
  Inbox,
  LayoutList,
  type LucideIcon,
  Mail,
  Trash2,
} from 'lucide-react';
import { binText } from '@/copy/admin/bin';
import { collectionText } from '@/copy/admin/collections';
import { contentText, redirectText } from '@/copy/admin/content';
import { guideText } from '@/copy/admin/guide';
import { inboxScreenText } from '@/copy/admin/inbox';
import { mediaText } from '@/copy/admin/media';
import { campaignListScreenText } from '@/copy/admin/newsletters';
import { paths } from '@/shared/lib/paths';

export interface ScreenLinkData {
  label: string;
  path: string;
  icon: LucideIcon;
}

/** Screens of « Contenu ». */
export const contentScreenTabs: readonly ScreenLinkData[] = [
  { label: contentText.tab, path: paths.admin.content, icon: FileText },
  { label: collectionText.title, path: paths.admin.collections, icon: LayoutList },
  { label: guideText.title, path: paths.admin.guide, icon: CalendarDays },
  { label: redirectText.title, path: paths.admin.redirects, icon: FileText },
  { label: binText.title, path: paths.admin.contentBin, icon: Trash2 },
];

/** Screens of « Médias ». */
export const mediaScreenTabs: readonly ScreenLinkData[] = [
  { label: mediaText.tab, path: paths.admin.media, icon: Images },
  { label: binText.title, path: paths.admin.mediaBin, icon: Trash2 },
];

/** Screens of « Formulaires ». */
export const inboxAndCampaignScreenTabs: readonly ScreenLinkData[] = [
  { label: inboxScreenText.tab, path: paths.admin.forms, icon: Inbox },
  { label: campaignListScreenText.title, path: paths.admin.campaigns, icon: Mail },
];
