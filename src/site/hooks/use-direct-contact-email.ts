import type directContactsCollection from '@/copy/collections/direct-contacts';
import { useCollection, useSettings } from '@/site/hooks/use-site-data';

/** Returns the email address of a service, from the direct contacts or else from the settings. */
export function useDirectContactEmail(service: 'presse' | 'investisseurs'): string {
  const settings = useSettings();
  const { items } = useCollection<typeof directContactsCollection>('contacts-directs');
  return items.find(({ id }) => id === service)?.email || settings.email;
}
