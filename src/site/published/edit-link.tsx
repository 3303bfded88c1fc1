import type { Delivered } from '@/copy/collection';
import { useLazyComponent } from '@/shared/hooks/use-lazy-component';
import { isStaff } from './staff';

const loadLink = async () => (isStaff() ? (await import('./staff-link')).StaffLink : () => null);

/** Leads staff from a part of a page to the form that fills it; beside the part, whose place it does not take. */
export function EditLink({ of }: { of: Pick<Delivered, 'key' | 'label'> }) {
  const [Link] = useLazyComponent(loadLink);
  return Link ? <Link of={of} /> : null;
}
