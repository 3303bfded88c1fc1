import type { Delivered } from '@/content/collection';
import { staffWords } from '@/content/site/staff-words';
import { useIdle } from '@/site/hooks/use-idle';
import { isStaff } from './staff';

/** Leads staff from a part of a page to the form that fills it; beside the part, whose place it does not take. */
export function EditLink({ of: { key, label } }: { of: Pick<Delivered, 'key' | 'label'> }) {
  const idle = useIdle();
  return idle && isStaff() ? (
    <a
      href={`/admin/content/rubriques/${key}`}
      className="absolute top-3 right-3 z-10 rounded-card border border-line-strong bg-bg px-3 py-2 text-sm font-semibold"
      aria-label={`${staffWords.editPart} «\u00a0${label}\u00a0»`}
    >
      {staffWords.edit}
    </a>
  ) : null;
}
