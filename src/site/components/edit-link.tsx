import type { Delivered } from '@/copy/collection';
import { AtIdle } from '@/site/components/at-idle';
import { isStaff } from '@/site/lib/is-staff';

const loadLink = async () => (isStaff() ? (await import('./staff-link')).StaffLink : () => null);

/** Leads staff from a part of a page to the form that fills it; beside the part, whose place it does not take. */
export function EditLink({ of }: { of: Pick<Delivered, 'key' | 'label'> }) {
  return <AtIdle load={loadLink} of={of} />;
}
