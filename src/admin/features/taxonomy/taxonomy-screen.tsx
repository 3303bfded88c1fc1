import { UserRoundX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isAllowed } from '@/admin/config/roles';
import { useAccess } from '@/admin/features/auth/use-identity';
import { ListNotice } from '@/admin/lists/list-notice';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { SearchField } from '@/admin/lists/search-field';
import { CreateButton } from '@/admin/ui/create-button';
import { ScreenHeader } from '@/admin/ui/screen-header';
import { commonText } from '@/copy/admin/common';
import { taxonomyText } from '@/copy/admin/taxonomy';

/** What the list of a vocabulary needs from its screen. */
interface ListProps {
  mayEdit: boolean;
  creating: boolean;
  onCreate: () => void;
  onCreated: () => void;
}

interface TaxonomyScreenProps {
  text: { title: string; lead: string; create: string; searchLabel: string };
  search: string;
  onSearch: (search: string) => void;
  renderList: (props: ListProps) => ReactNode;
}

/** A vocabulary of the contents: read by staff, changed by those who manage contents. */
export function TaxonomyScreen({ text, search, onSearch, renderList }: TaxonomyScreenProps) {
  const { permissions, hasRole } = useAccess();
  const [creating, setCreating] = useState(false);
  const mayEdit = hasRole !== false && isAllowed(permissions, 'content_manage');
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title} lead={text.lead}>
        {mayEdit ? <CreateButton onClick={() => setCreating(true)}>{text.create}</CreateButton> : null}
      </ScreenHeader>
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={taxonomyText.noRole} />
      ) : (
        <>
          {mayEdit ? null : <p className="border-l-4 border-highlight py-1 pl-3">{taxonomyText.readOnly}</p>}
          <ListToolbar search={<SearchField label={text.searchLabel} value={search} onSearch={onSearch} />} />
          {renderList({
            mayEdit,
            creating,
            onCreate: () => setCreating(true),
            onCreated: () => setCreating(false),
          })}
        </>
      )}
    </div>
  );
}
