import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyles } from '@/components/ui/button-styles';
import { dashboardText } from '@/content/admin/dashboard';
import { dashboardQueries } from '../api/dashboard-queries';

const text = dashboardText.unread;
const numbers = new Intl.NumberFormat('fr-FR');

/** What visitors have sent and nobody has opened yet; says nothing while unknown. */
export function UnreadSubmissions({ href }: { href: string }) {
  const { data } = useQuery(dashboardQueries.unread());
  if (data === undefined) return null;
  return (
    <section
      aria-label={text.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <Inbox className="size-5 shrink-0 text-highlight" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        {data === 0 ? (
          <span className="text-muted">{text.none}</span>
        ) : (
          <>
            <strong className="tabular-nums">{numbers.format(data)}</strong> {data > 1 ? text.many : text.one}
          </>
        )}
      </p>
      <Link to={`${href}?statut=new`} className={buttonStyles('outline', undefined, 'compact')}>
        {text.open}
      </Link>
    </section>
  );
}
