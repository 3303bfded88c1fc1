import { LayoutGrid, List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isMediaType, mediaTypes } from '@/admin/config/media';
import { FilterLinks } from '@/admin/lists/filter-links';
import { FilterSelect } from '@/admin/lists/filter-select';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useSetListUrl } from '@/admin/lists/use-set-list-url';
import { mediaText as text } from '@/copy/admin/media';
import { type MediaKind, type MediaListParams, mediaListParams, mediaSorts } from '../media-list-params';

const views = [
  ['grid', LayoutGrid],
  ['list', List],
] as const;

const toKindLabel = (kind: MediaKind | null) => {
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
              to={mediaListParams.href(params, { view, position: params.position })}
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
  isWide: boolean;
}

/** Filters by kind and name, the order, and the view. All are kept in the address. */
export function MediaFilters({ params, isWide }: MediaFiltersProps) {
  const setAddress = useSetListUrl();
  const kinds = [null, ...Object.keys(mediaTypes).filter(isMediaType), 'system' as const];
  return (
    <ListToolbar
      links={
        <FilterLinks
          label={text.filterLabel}
          options={[
            ...kinds.map((kind) => ({
              label: toKindLabel(kind),
              href: mediaListParams.href(params, { kind, missingAltText: false }),
              active: params.kind === kind && !params.missingAltText,
            })),
            {
              label: text.undescribed,
              href: mediaListParams.href(params, { kind: null, missingAltText: true }),
              active: params.missingAltText,
            },
          ]}
        />
      }
      search={{
        label: text.searchLabel,
        value: params.search,
        onSearch: (search) => setAddress(mediaListParams.href(params, { search })),
      }}
      end={isWide ? <ViewLinks params={params} /> : null}
    >
      <FilterSelect
        label={text.sortLabel}
        showsLabel
        value={params.sort}
        options={mediaSorts.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={(value) => {
          const sort = mediaSorts.find((key) => key === value);
          if (sort) setAddress(mediaListParams.href(params, { sort }));
        }}
      />
    </ListToolbar>
  );
}
