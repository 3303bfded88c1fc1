import { useQuery } from '@tanstack/react-query';
import { CircleCheck, PenLine, ShieldCheck, Users } from 'lucide-react';
import { CounterCard, CounterCardGrid } from '@/admin/ui/counter-card';
import { userText } from '@/copy/admin/users';
import { userQueries } from '../api/user-queries';
import { userListUrlParams } from '../user-list-params';

const text = userText.counters;

/** Shows the four counters of the screen (specification 2.18). They count people, not role assignments. */
export function UserCounterCards() {
  const { initial } = userListUrlParams;
  const total = useQuery(userQueries.count(initial));
  const administrators = useQuery(userQueries.administratorCount());
  const editors = useQuery(userQueries.count({ ...initial, role: 'editor' }));
  const active = useQuery(userQueries.count({ ...initial, state: 'active' }));
  const counters = [
    { label: text.total, icon: Users, query: total },
    { label: text.administrators, icon: ShieldCheck, query: administrators },
    { label: text.editors, icon: PenLine, query: editors },
    // The total without suspended and unconfirmed accounts.
    { label: text.active, icon: CircleCheck, query: active },
  ];
  return (
    <CounterCardGrid aria-label={text.label}>
      {counters.map(({ label, icon, query }) => (
        <li key={label}>
          <CounterCard
            label={label}
            icon={icon}
            value={query.data}
            isLoading={query.isPending}
            size="text-2xl"
          />
        </li>
      ))}
    </CounterCardGrid>
  );
}
