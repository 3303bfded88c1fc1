import { directContacts } from '@/copy/collections/direct-contacts';
import { useCollection, useSettings } from '@/site/hooks/use-site-data';

/** Returns the address of a service: that of the direct contacts, else that of the settings. */
export function useServiceEmail(service: 'presse' | 'investisseurs'): string {
  const settings = useSettings();
  const { items } = useCollection(directContacts);
  return items.find(({ id }) => id === service)?.email || settings.email;
}
