import clsx from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { adminNavigation, isActiveLink } from '@/admin/config/admin-navigation';
import { adminLayoutText } from '@/copy/admin/shell';

interface NavigationListProps {
  /** True for a narrow sidebar. The labels stay as tooltips and for assistive technology. */
  showsOnlyIcons?: boolean;
  onChoose?: () => void;
}

export function NavigationList({ showsOnlyIcons = false, onChoose }: NavigationListProps) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={adminLayoutText.navigation}
      className={clsx('flex flex-col gap-5', showsOnlyIcons ? 'p-1' : 'p-3')}
    >
      {adminNavigation.map((group) => (
        <div key={group.label}>
          <p className={showsOnlyIcons ? 'sr-only' : 'px-3 pb-1 text-xs font-semibold text-muted'}>
            {group.label}
          </p>
          <ul className={clsx('flex flex-col gap-0.5', showsOnlyIcons && 'border-t border-line pt-2')}>
            {group.links.map(({ label, path, icon: Icon }) => {
              const isActive = isActiveLink(path, pathname);
              return (
                <li key={path}>
                  <Link
                    to={path}
                    aria-current={isActive ? 'page' : undefined}
                    title={showsOnlyIcons ? label : undefined}
                    onClick={onChoose}
                    className={clsx(
                      'flex min-h-10 items-center gap-3 rounded-card text-[0.9375rem] font-semibold transition-colors',
                      showsOnlyIcons ? 'justify-center' : 'px-3',
                      isActive
                        ? 'bg-accent text-on-accent'
                        : 'text-muted hover:bg-surface-strong hover:text-fg',
                    )}
                  >
                    <Icon className="size-5 shrink-0" aria-hidden="true" />
                    <span className={showsOnlyIcons ? 'sr-only' : ''}>{label}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
