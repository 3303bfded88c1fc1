import { staffEditLinkText } from '@/copy/staff-texts';
import { allCollections } from '@/shared/collections/registry';

/** The link that `CollectionEditLink` shows to staff. */
export function StaffCollectionEditLink({ collection }: { collection: string }) {
  const label = allCollections.find(({ key }) => key === collection)?.label;
  return (
    <a
      href={`/admin/content/informations/${collection}`}
      className="absolute top-3 right-3 z-10 rounded-card border border-line-strong bg-bg px-3 py-2 text-sm font-semibold"
      aria-label={`${staffEditLinkText.editPart} «\u00a0${label}\u00a0»`}
    >
      {staffEditLinkText.edit}
    </a>
  );
}
