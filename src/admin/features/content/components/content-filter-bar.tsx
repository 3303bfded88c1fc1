import {
  contentTypeLabels,
  isContentType,
  isPublicationState,
  publicationStateBadges,
} from '@/admin/config/content';
import { CategoryFilter } from '@/admin/features/taxonomy/components/category-filter';
import { FilterLinks } from '@/admin/lists/filter-links';
import { FilterSelect } from '@/admin/lists/filter-select';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useSetListUrl } from '@/admin/lists/use-set-list-url';
import { contentText as text } from '@/copy/admin/content';
import { reviewBadgeLabels } from '@/copy/admin/review-labels';
import {
  type ContentListParams,
  type ContentListStatus,
  contentListUrlParams,
  contentSortKeys,
} from '../content-list-params';

/** Filters by status, type, category and title, and the order. All are kept in the address. */
export function ContentFilterBar({ params }: { params: ContentListParams }) {
  const setAddress = useSetListUrl();
  const states = Object.keys(publicationStateBadges).filter(isPublicationState);
  const statuses: { status: ContentListStatus | null; label: string }[] = [
    { status: null, label: text.allStatuses },
    { status: 'review', label: reviewBadgeLabels.waiting },
    ...states.map((status) => ({ status, label: publicationStateBadges[status].label })),
  ];
  const types = Object.entries(contentTypeLabels).map(([value, label]) => ({ value, label }));
  const updateFilters = (newFilters: Partial<ContentListParams>) =>
    setAddress(contentListUrlParams.href(params, newFilters));
  return (
    <ListToolbar
      links={
        <FilterLinks
          label={text.filterLabel}
          options={[
            ...statuses.map(({ status, label }) => ({
              label,
              href: contentListUrlParams.href(params, { status }),
              active: params.status === status,
            })),
          ]}
        />
      }
      search={{
        label: text.searchLabel,
        value: params.search,
        onSearch: (search) => updateFilters({ search }),
      }}
    >
      <FilterSelect
        label={text.typeLabel}
        value={params.type ?? ''}
        options={[{ value: '', label: text.allTypes }, ...types]}
        onChange={(type) => updateFilters({ type: isContentType(type) ? type : null })}
      />
      <CategoryFilter value={params.category} onChange={(category) => updateFilters({ category })} />
      <FilterSelect
        label={text.sortLabel}
        value={params.sort}
        options={contentSortKeys.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={(value) =>
          updateFilters({ sort: contentSortKeys.find((sort) => sort === value) ?? 'created' })
        }
      />
    </ListToolbar>
  );
}
