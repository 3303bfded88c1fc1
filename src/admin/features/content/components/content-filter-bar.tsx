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
import { useListToolbar } from '@/admin/lists/use-list-toolbar';
import { contentText as text } from '@/copy/admin/content';
import { reviewStatusText } from '@/copy/admin/review-status';
import {
  type ContentListParams,
  type ContentListStatus,
  contentListUrlParams,
  contentSortKeys,
} from '../content-list-params';

/** Shows the filters (status, type, category, search) and the order. The address keeps them. */
export function ContentFilterBar({ params }: { params: ContentListParams }) {
  const { update, getSearchProps } = useListToolbar(contentListUrlParams, params);
  const publicationStates = Object.keys(publicationStateBadges).filter(isPublicationState);
  const statusOptions: { status: ContentListStatus | null; label: string }[] = [
    { status: null, label: text.allStatuses },
    { status: 'review', label: reviewStatusText.waiting },
    ...publicationStates.map((status) => ({ status, label: publicationStateBadges[status].label })),
  ];
  const types = Object.keys(contentTypeLabels)
    .filter(isContentType)
    .map((type) => ({ value: type, label: contentTypeLabels[type] }));
  return (
    <ListToolbar
      links={
        <FilterLinks
          label={text.filterLabel}
          options={statusOptions.map(({ status, label }) => ({
            label,
            href: contentListUrlParams.href(params, { status }),
            isActive: params.status === status,
          }))}
        />
      }
      search={getSearchProps(text.searchLabel)}
    >
      <FilterSelect
        label={text.typeLabel}
        noneLabel={text.allTypes}
        value={params.type}
        options={types}
        onChange={(type) => update({ type })}
      />
      <CategoryFilter value={params.category} onChange={(category) => update({ category })} />
      <FilterSelect
        label={text.sortLabel}
        value={params.sort}
        options={contentSortKeys.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={(sort) => update({ sort })}
      />
    </ListToolbar>
  );
}
