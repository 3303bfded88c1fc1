import { Plus, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListNotice } from '@/components/data-table/list-notice';
import { SearchField } from '@/components/data-table/search-field';
import { buttonStyles } from '@/components/ui/button-styles';
import { ScreenHeader } from '@/components/ui/screen-header';
import { isAllowed } from '@/config/roles';
import { commonText } from '@/content/admin/common';
import { taxonomyText, categoryText as text } from '@/content/admin/taxonomy';
import { useAccess } from '@/features/auth/use-identity';
import { CategoryList } from '@/features/taxonomy/components/category-list';

/** The tree of categories. */
export function Component() {
  const { permissions, hasRole } = useAccess();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const search = (parameters.get('q') ?? '').trim();
  const mayEdit = hasRole !== false && isAllowed(permissions, 'content_manage');
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader title={text.title} lead={text.lead}>
        {mayEdit ? (
          <button
            type="button"
            className={buttonStyles('primary', undefined, 'compact')}
            onClick={() => setCreating(true)}
          >
            <Plus className="size-4" aria-hidden="true" />
            {text.create}
          </button>
        ) : null}
      </ScreenHeader>
      {hasRole === false ? (
        <ListNotice icon={UserRoundX} title={commonText.refusedTitle} text={taxonomyText.noRole} />
      ) : (
        <>
          {mayEdit ? null : <p className="border-l-4 border-highlight py-1 pl-3">{taxonomyText.readOnly}</p>}
          <SearchField
            label={text.searchLabel}
            value={search}
            onSearch={(q) => navigate(q ? `?${new URLSearchParams({ q })}` : '?', { replace: true })}
          />
          <CategoryList
            search={search}
            mayEdit={mayEdit}
            creating={creating}
            onCreate={() => setCreating(true)}
            onCreated={() => setCreating(false)}
          />
        </>
      )}
    </div>
  );
}
