import { contentTypes, isContentType, isPublicationState, publicationStates } from '@/admin/config/content';
import { CategoryFilter } from '@/admin/features/taxonomy/components/category-filter';
import { FilterLinks } from '@/admin/lists/filter-links';
import { FilterSelect } from '@/admin/lists/filter-select';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useSetListUrl } from '@/admin/lists/use-set-list-url';
import { contentText as text } from '@/copy/admin/content';
import { reviewLabels } from '@/copy/admin/review-labels';
import {
  type ContentListParams,
  contentListParams,
  contentSorts,
  type ListStatus,
} from '../content-list-params';

/** Filters by status, type, category and title, and the order. All are kept in the address. */
export function ContentFilters({ params }: { params: ContentListParams }) {
  const setAddress = useSetListUrl();
  const states = Object.keys(publicationStates).filter(isPublicationState);
  const statuses: { status: ListStatus | null; label: string }[] = [
    { status: null, label: text.allStatuses },
    { status: 'review', label: reviewLabels.waiting },
    ...states.map((status) => ({ status, label: publicationStates[status].label })),
  ];
  const types = Object.entries(contentTypes).map(([value, label]) => ({ value, label }));
  const change = (next: Partial<ContentListParams>) => setAddress(contentListParams.href(params, next));
  return (
    <ListToolbar
      links={
        <FilterLinks
          label={text.filterLabel}
          options={[
            ...statuses.map(({ status, label }) => ({
              label,
              href: contentListParams.href(params, { status }),
              active: params.status === status,
            })),
          ]}
        />
      }
      search={{ label: text.searchLabel, value: params.search, onSearch: (search) => change({ search }) }}
    >
      <FilterSelect
        label={text.typeLabel}
        value={params.type ?? ''}
        options={[{ value: '', label: text.allTypes }, ...types]}
        onChange={(type) => change({ type: isContentType(type) ? type : null })}
      />
      <CategoryFilter value={params.category} onChange={(category) => change({ category })} />
      <FilterSelect
        label={text.sortLabel}
        value={params.sort}
        options={contentSorts.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={(value) => change({ sort: contentSorts.find((sort) => sort === value) ?? 'created' })}
      />
    </ListToolbar>
  );
}
