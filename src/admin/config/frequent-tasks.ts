import { Briefcase, CalendarPlus, CircleHelp, FileUp, type LucideIcon, UserPlus } from 'lucide-react';
import { frequentTaskText as text } from '@/copy/admin/frequent-tasks';
import { paths } from '@/shared/lib/paths';

interface FrequentTask {
  label: string;
  /** Other words that find the task. */
  keywords: string;
  icon: LucideIcon;
  /** Screen of the task. A person who may edit this screen may do the task. */
  screen: string;
  /** Address that opens the form of the task at once. */
  to: string;
}

const createTask = (
  name: keyof typeof text.tasks,
  icon: LucideIcon,
  screen: string,
  addressSuffix: string,
): FrequentTask => ({ ...text.tasks[name], icon, screen, to: `${screen}${addressSuffix}` });

/** Tasks of the dashboard and the palette. The hash of an address is an action of `useHashAction`. */
export const frequentTasks: readonly FrequentTask[] = [
  createTask('offer', Briefcase, paths.admin.collections, '/offres#ajouter'),
  createTask('question', CircleHelp, paths.admin.collections, '/questions#ajouter'),
  createTask('programme', CalendarPlus, paths.admin.guide, '#ajouter'),
  createTask('guide', FileUp, paths.admin.guide, '#importer'),
  createTask('invitation', UserPlus, '/admin/users', '#inviter'),
];
