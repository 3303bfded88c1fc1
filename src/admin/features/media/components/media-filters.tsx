import { LayoutGrid, List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isMediaType, mediaTypes } from '@/admin/config/media';
import { binQuery } from '@/admin/lib/bin-params';
import { FilterLinks } from '@/admin/lists/filter-links';
import { FilterSelect } from '@/admin/lists/filter-select';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { SearchField } from '@/admin/lists/search-field';
import { useListAddress } from '@/admin/lists/use-list-address';
import { binText } from '@/copy/admin/bin';
import { mediaText as text } from '@/copy/admin/media';
import { MEDIA_SORTS, type MediaKind, type MediaListParams, mediaQuery } from '../media-list-params';

const views = [
  ['grid', LayoutGrid],
  ['list', List],
] as const;

const labelOf = (kind: MediaKind | null) => {
  if (kind === null) return text.all;
  return kind === 'system' ? text.system : mediaTypes[kind].many;
};

function ViewLinks({ params }: { params: MediaListParams }) {
  return (
    <nav aria-label={text.viewLabel}>
      <ul className="flex overflow-hidden rounded-card border border-line-strong">
        {views.map(([view, Icon]) => (
          <li key={view}>
            <Link
              to={mediaQuery(params, { view })}
              replace
              preventScrollReset
              aria-current={params.view === view ? 'true' : undefined}
              aria-label={text.views[view]}
              title={text.views[view]}
              className={`grid size-10 place-items-center ${
                params.view === view ? 'bg-surface-strong text-fg' : 'text-muted hover:text-fg'
              }`}
            >
              <Icon className="size-4" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MediaFiltersProps {
  params: MediaListParams;
  wide: boolean;
  /** Who may remove files sees their bin. */
  mayRemove: boolean;
}

/** Kind, name, order and look of the list, kept in the address. */
export function MediaFilters({ params, wide, mayRemove }: MediaFiltersProps) {
  const setAddress = useListAddress();
  const kinds = [null, ...Object.keys(mediaTypes).filter(isMediaType), 'system' as const];
  return (
    <ListToolbar
      links={
        <FilterLinks
          label={text.filterLabel}
          options={[
            ...kinds.map((kind) => ({
              label: labelOf(kind),
              href: mediaQuery(params, { kind, undescribed: false }),
              active: params.kind === kind && !params.undescribed,
            })),
            {
              label: text.undescribed,
              href: mediaQuery(params, { kind: null, undescribed: true }),
              active: params.undescribed,
            },
            ...(mayRemove ? [{ label: binText.open, href: binQuery(), active: false }] : []),
          ]}
        />
      }
      search={
        <SearchField
          label={text.searchLabel}
          value={params.search}
          onSearch={(search) => setAddress(mediaQuery(params, { search }))}
        />
      }
      end={wide ? <ViewLinks params={params} /> : null}
    >
      <FilterSelect
        label={text.sortLabel}
        showsLabel
        value={params.sort}
        options={MEDIA_SORTS.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={(value) => {
          const sort = MEDIA_SORTS.find((one) => one === value);
          if (sort) setAddress(mediaQuery(params, { sort }));
        }}
      />
    </ListToolbar>
  );
}
