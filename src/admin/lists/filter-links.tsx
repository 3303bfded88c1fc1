import clsx from 'clsx';
import { Link } from 'react-router-dom';

interface FilterLinksProps {
  label: string;
  options: readonly { label: string; href: string; isActive: boolean }[];
}

export function FilterLinks({ label, options }: FilterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1">
        {options.map((option) => (
          <li key={option.label}>
            <Link
              to={option.href}
              aria-current={option.isActive ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-10 items-center rounded-card px-3 text-sm font-semibold transition-colors',
                option.isActive
                  ? 'bg-surface-strong text-fg underline decoration-accent decoration-[3px] underline-offset-[0.6em]'
                  : 'text-muted hover:bg-surface-strong hover:text-fg',
              )}
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
