import { Link } from 'react-router-dom';
import { helpResourcesText, serviceStatusText } from '@/copy/help/sections';
import { Icon } from '@/shared/components/icon';

/** State of the services, which developers update by hand, and links to read more. */
export function ServiceStatus() {
  return (
    <aside aria-label={serviceStatusText.title} className="self-start lg:sticky lg:top-28">
      <h3 className="font-display text-heading">{serviceStatusText.title}</h3>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {serviceStatusText.services.map((service) => (
          <li key={service.name} className="py-2.5">
            <p className="font-semibold">{service.name}</p>
            <p className="flex items-center gap-2 text-sm text-success">
              <Icon name="check" className="size-4" />
              {service.state}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{serviceStatusText.note}</p>
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
