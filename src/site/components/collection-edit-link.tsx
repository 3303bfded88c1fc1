import { useComponentDownload } from '@/shared/hooks/use-component-download';
import { hasStaffSession } from '@/site/lib/has-staff-session';

const loadLink = async () =>
  hasStaffSession() ? (await import('./staff-collection-edit-link')).StaffCollectionEditLink : () => null;

/** Link for staff, over a part of a page, to the form of its collection. `collection` is a key. */
export function CollectionEditLink({ collection }: { collection: string }) {
  const [Link] = useComponentDownload(loadLink);
  return Link ? <Link collection={collection} /> : null;
}
