import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function DashboardListItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-surface-strong"
      >
        {children}
      </Link>
    </li>
  );
}
