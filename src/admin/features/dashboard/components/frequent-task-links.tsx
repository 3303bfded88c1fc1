import { Link } from 'react-router-dom';
import { frequentTasks } from '@/admin/config/frequent-tasks';
import type { OwnPermissions } from '@/admin/config/roles';
import { mayEditScreen } from '@/admin/config/screen-access';
import { frequentTaskText as text } from '@/copy/admin/frequent-tasks';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';

/** Links to the forms of frequent tasks. Renders nothing for a person who may do none of them. */
export function FrequentTaskLinks({ permissions }: { permissions: OwnPermissions }) {
  const tasks = frequentTasks.filter(({ screen }) => mayEditScreen(screen, permissions));
  if (tasks.length === 0) return null;
  return (
    <nav
      aria-label={text.title}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] gap-3 sm:flex sm:flex-wrap sm:gap-2"
    >
      {tasks.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={getCompactButtonClassName('outline', 'justify-start!')}>
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
