import type { CollectionKey } from '@/copy/collection';
import { staffEditLinkText } from '@/copy/staff-texts';

/** The link that `CollectionEditLink` shows to staff. */
export function StaffEditLink({
  collection: { key, label },
}: {
  collection: Pick<CollectionKey, 'key' | 'label'>;
}) {
  return (
    <a
      href={`/admin/content/informations/${key}`}
      className="absolute top-3 right-3 z-10 rounded-card border border-line-strong bg-bg px-3 py-2 text-sm font-semibold"
      aria-label={`${staffEditLinkText.editPart} «\u00a0${label}\u00a0»`}
    >
      {staffEditLinkText.edit}
    </a>
  );
}
