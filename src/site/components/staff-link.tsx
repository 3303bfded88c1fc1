import type { CollectionDefaults } from '@/copy/collection';
import { staffTexts } from '@/copy/staff-texts';

/** The link that `EditLink` shows to staff. */
export function StaffLink({
  collection: { key, label },
}: {
  collection: Pick<CollectionDefaults, 'key' | 'label'>;
}) {
  return (
    <a
      href={`/admin/content/informations/${key}`}
      className="absolute top-3 right-3 z-10 rounded-card border border-line-strong bg-bg px-3 py-2 text-sm font-semibold"
      aria-label={`${staffTexts.editPart} «\u00a0${label}\u00a0»`}
    >
      {staffTexts.edit}
    </a>
  );
}
