import { useNavigate } from 'react-router-dom';
import { FilterLinks } from '@/components/data-table/filter-links';
import { SearchField } from '@/components/data-table/search-field';
import { contentStatuses, isContentStatus } from '@/config/content';
import { contentText as text } from '@/content/admin/content';
import { type ContentListParams, listQuery } from '../content-list-params';

/** Status and title, kept in the address. */
export function ContentFilters({ params }: { params: ContentListParams }) {
  const navigate = useNavigate();
  const statuses = [null, ...Object.keys(contentStatuses).filter(isContentStatus)];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <FilterLinks
        label={text.filterLabel}
        options={statuses.map((status) => ({
          label: status ? contentStatuses[status].label : text.allStatuses,
          href: listQuery(params, { status }) || '?',
          active: params.status === status,
        }))}
      />
      <SearchField
        label={text.searchLabel}
        value={params.search}
        onSearch={(search) => navigate(listQuery(params, { search }) || '?', { replace: true })}
      />
    </div>
  );
}
