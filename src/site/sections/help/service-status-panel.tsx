import { addDays } from 'date-fns/addDays';
import { Link } from 'react-router-dom';
import type serviceStatusCollection from '@/copy/collections/service-status';
import { helpResourcesText, serviceStatusText } from '@/copy/help/sections';
import { SERVICE_STATUS_MAX_AGE_DAYS, serviceStates } from '@/copy/help/service-states';
import { Icon } from '@/shared/components/icon';
import { formatLongDate } from '@/shared/lib/long-date';
import { CollectionEditLink } from '@/site/components/collection-edit-link';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { useCollection, usePageData } from '@/site/hooks/use-site-data';

/** Returns true for a date (ISO) of the last seven days, or of tomorrow. Tomorrow may be today in the editor's time zone. */
function useIsRecentDate(date: string): boolean {
  // Prerendered HTML knows only the day of the build.
  const { day = '' } = usePageData();
  const now = new Date(useHydrated() ? Date.now() : day);
  const acceptedFrom = addDays(date, -1);
  const acceptedUntil = addDays(date, SERVICE_STATUS_MAX_AGE_DAYS + 1);
  return now >= acceptedFrom && now < acceptedUntil;
}

/** The services with their state, and the date of the state. */
function ServiceStateList() {
  const { texts, items } = useCollection<typeof serviceStatusCollection>('etat-services');
  const isRecent = useIsRecentDate(texts.date);
  if (items.length === 0 || !isRecent) return <p className="mt-4 text-muted">{serviceStatusText.outdated}</p>;
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {items.map(({ id, name, state }) => (
          <li key={id} className="py-2.5">
            <p className="font-semibold">{name}</p>
            <p
              className={`flex items-center gap-2 text-sm ${state === 'operational' ? 'text-success' : 'text-danger'}`}
            >
              <Icon name={state === 'operational' ? 'check' : 'alert'} className="size-4" />
              {serviceStates.find(({ key }) => key === state)?.label}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {serviceStatusText.note.replace('{date}', formatLongDate(texts.date))}
      </p>
    </>
  );
}

/** State of the services that staff verified, and links to read more. */
export function ServiceStatusPanel() {
  return (
    <aside
      id={serviceStatusText.anchor}
      aria-label={serviceStatusText.title}
      className="relative self-start lg:sticky lg:top-28"
    >
      <CollectionEditLink collection="etat-services" />
      <h3 className="font-display text-heading">{serviceStatusText.title}</h3>
      <ServiceStateList />
      <h3 className="mt-10 font-display text-heading">{helpResourcesText.title}</h3>
      <ul className="mt-3">
        {helpResourcesText.links.map((link) => (
          <li key={link.href}>
            <Link
              to={link.href}
              className="inline-flex min-h-10 items-center text-accent underline underline-offset-4 hover:text-accent-hover"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
