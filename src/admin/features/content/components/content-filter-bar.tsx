import { contentTypeLabels, publicationStateBadges } from '@/admin/config/content';
import { CategoryFilter } from '@/admin/features/taxonomy/components/category-filter';
import { FilterLinks } from '@/admin/lists/filter-links';
import { FilterSelect } from '@/admin/lists/filter-select';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useListToolbar } from '@/admin/lists/use-list-toolbar';
import { contentText as text } from '@/copy/admin/content';
import { contentFields } from '@/copy/admin/content-fields';
import { reviewStatusText } from '@/copy/admin/review-status';
import {
  type ContentListParams,
  type ContentListStatus,
  contentListStatuses,
  contentListUrlParams,
  contentSortKeys,
} from '../content-list-params';

function getStatusLabel(status: ContentListStatus | null): string {
  if (status === null) return text.allStatuses;
  return status === 'review' ? reviewStatusText.waiting : publicationStateBadges[status].label;
}

/** Shows the filters (status, type, category, search) and the order. The address keeps them. */
export function ContentFilterBar({ params }: { params: ContentListParams }) {
  const { update, getSearchProps } = useListToolbar(contentListUrlParams, params);
  return (
    <ListToolbar
      links={
        <FilterLinks
          label={text.filterLabel}
          options={[null, ...contentListStatuses].map((status) => ({
            label: getStatusLabel(status),
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
        options={contentFields.content_type.options.map((type) => ({
          value: type,
          label: contentTypeLabels[type],
        }))}
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
