import { useQuery } from '@tanstack/react-query';
import { CircleCheck, type LucideIcon, PenLine, ShieldCheck, Users } from 'lucide-react';
import { numberFormat } from '@/admin/lib/number-format';
import { userText } from '@/copy/admin/users';
import { NO_USER_FILTERS, userQueries } from '../api/user-queries';

const text = userText.counters;

interface CounterProps {
  icon: LucideIcon;
  label: string;
  value: number | undefined;
  isError: boolean;
}

function Counter({ icon: Icon, label, value, isError }: CounterProps) {
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 max-sm:gap-3 max-sm:p-3">
      <Icon className="size-6 shrink-0 text-highlight" aria-hidden="true" />
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className="font-display text-2xl tabular-nums">
          {value === undefined ? (
            <>
              <span aria-hidden="true">{isError ? '–' : '…'}</span>
              <span className="sr-only">{isError ? text.unknown : ''}</span>
            </>
          ) : (
            numberFormat.format(value)
          )}
        </p>
      </div>
    </li>
  );
}

/** Shows the four counters of the screen (specification 2.18). They count people, not assignments. */
export function UserCounters() {
  const total = useQuery(userQueries.count(NO_USER_FILTERS));
  const administrators = useQuery(userQueries.administrators());
  const editors = useQuery(userQueries.count({ ...NO_USER_FILTERS, role: 'editor' }));
  const active = useQuery(userQueries.count({ ...NO_USER_FILTERS, state: 'active' }));
  const counters = [
    { label: text.total, icon: Users, query: total },
    { label: text.administrators, icon: ShieldCheck, query: administrators },
    { label: text.editors, icon: PenLine, query: editors },
    // The total without suspended and unconfirmed accounts.
    { label: text.active, icon: CircleCheck, query: active },
  ];
  return (
    <ul aria-label={text.label} className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {counters.map(({ label, icon, query }) => (
        <Counter
          key={label}
          icon={icon}
          label={label}
          value={query.data ?? undefined}
          isError={query.isError}
        />
      ))}
    </ul>
  );
}
