import type { LucideIcon } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { hasAnyPermission, mayReview } from '@/admin/config/roles';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { useReadonlySearchParams } from '@/admin/hooks/use-readonly-search-params';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import type { SearchAndPageParams, searchAndPageUrlParams } from '@/admin/lists/search-and-page-params';
import { useListToolbar } from '@/admin/lists/use-list-toolbar';
import { Button } from '@/admin/ui/button';
import { CreateButton } from '@/admin/ui/create-button';
import { ScreenLayout } from '@/admin/ui/screen-layout';
import { type categoryText, type tagText, taxonomyCommonText } from '@/copy/admin/taxonomy';

export interface TaxonomyListProps {
  params: SearchAndPageParams;
  mayEdit: boolean;
  /** Notice of a list without categories or tags. */
  empty: ReactNode;
  /** True while the dialog of a new category or tag is open. */
  isCreating: boolean;
  onCloseCreate: () => void;
}

interface TaxonomyScreenProps {
  text: typeof categoryText | typeof tagText;
  icon: LucideIcon;
  urlParams: typeof searchAndPageUrlParams;
  List: ComponentType<TaxonomyListProps>;
}

/** Screen of the categories or tags: staff read them, people who manage contents change them. */
export function TaxonomyScreen({ text, icon, urlParams, List }: TaxonomyScreenProps) {
  const params = urlParams.read(useReadonlySearchParams());
  const { getSearchProps } = useListToolbar(urlParams, params);
  const { permissions } = useOwnRolesAndPermissions();
  const [isCreating, setIsCreating] = useState(false);
  const mayEdit = hasAnyPermission(permissions, 'content_manage');
  return (
    <ScreenLayout
      title={text.title}
      lead={text.lead}
      actions={
        mayEdit ? <CreateButton onClick={() => setIsCreating(true)}>{text.create}</CreateButton> : null
      }
      refusedText={taxonomyCommonText.noRole}
    >
      {mayEdit ? null : (
        <p className="border-l-4 border-highlight py-1 pl-3">
          {taxonomyCommonText.readOnly}
          {mayReview(permissions) ? null : ` ${taxonomyCommonText.ownContentsOnly}`}
        </p>
      )}
      <ListToolbar search={getSearchProps(text.searchLabel)} />
      <List
        params={params}
        mayEdit={mayEdit}
        empty={
          <ListNotice icon={icon} {...text.empty}>
            {mayEdit ? (
              <Button variant="primary" size="regular" onClick={() => setIsCreating(true)}>
                {text.create}
              </Button>
            ) : null}
          </ListNotice>
        }
        isCreating={isCreating}
        onCloseCreate={() => setIsCreating(false)}
      />
    </ScreenLayout>
  );
}
