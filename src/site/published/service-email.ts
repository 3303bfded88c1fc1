import { directContacts } from '@/copy/collections/direct-contacts';
import { contactEmail } from '@/copy/directory';
import { useLiveText } from '@/site/hooks/use-live-text';
import { useCollection } from './collections';

/** Where a service takes mail: what the direct contacts say, and where they name it no more the address of the settings. */
export function useServiceEmail(service: 'presse' | 'investisseurs'): string {
  const live = useLiveText();
  const { items } = useCollection(directContacts);
  return live(items.find(({ id }) => id === service)?.email || contactEmail);
}
