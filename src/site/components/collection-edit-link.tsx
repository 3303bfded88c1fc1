import { useComponentDownload } from '@/shared/hooks/use-component-download';
import { hasStaffSession } from '@/site/lib/has-staff-session';

const loadLink = async () =>
  hasStaffSession() ? (await import('./staff-collection-edit-link')).StaffCollectionEditLink : () => null;

/**
 * Link from a part of a page to the staff form that fills it. It takes no space in the layout. `collection` is the key.
 */
export function CollectionEditLink({ collection }: { collection: string }) {
  const [Link] = useComponentDownload(loadLink);
  return Link ? <Link collection={collection} /> : null;
}
