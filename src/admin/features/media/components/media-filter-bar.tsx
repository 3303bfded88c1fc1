import { LayoutGrid, List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { mediaTypeLabels } from '@/admin/config/media';
import { FilterLinks } from '@/admin/lists/filter-links';
import { FilterSelect } from '@/admin/lists/filter-select';
import { ListToolbar } from '@/admin/lists/list-toolbar';
import { useListToolbar } from '@/admin/lists/use-list-toolbar';
import { mediaText as text } from '@/copy/admin/media';
import {
  type MediaFilterKind,
  type MediaListParams,
  mediaFilterKinds,
  mediaListUrlParams,
  mediaSortKeys,
} from '../media-list-params';

const views = [
  { view: 'grid', Icon: LayoutGrid },
  { view: 'list', Icon: List },
] as const;

const toKindLabel = (kind: MediaFilterKind | null) => {
  if (kind === null) return text.all;
  return kind === 'system' ? text.system : mediaTypeLabels[kind].many;
};

function ViewLinks({ params }: { params: MediaListParams }) {
  return (
    <nav aria-label={text.viewLabel}>
      <ul className="flex overflow-hidden rounded-card border border-line-strong">
        {views.map(({ view, Icon }) => (
          <li key={view}>
            <Link
              to={mediaListUrlParams.href(params, { view, position: params.position })}
              replace
              preventScrollReset
              aria-current={params.view === view ? 'true' : undefined}
              aria-label={text.views[view]}
              title={text.views[view]}
              className={`-outline-offset-3 grid size-10 place-items-center ${
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

interface MediaFilterBarProps {
  params: MediaListParams;
  isWide: boolean;
}

/** Controls of the list: type, name, order and view. The address keeps their values. */
export function MediaFilterBar({ params, isWide }: MediaFilterBarProps) {
  const { update, getSearchProps } = useListToolbar(mediaListUrlParams, params);
  return (
    <ListToolbar
      links={
        <FilterLinks
          label={text.filterLabel}
          options={[
            ...[null, ...mediaFilterKinds].map((kind) => ({
              label: toKindLabel(kind),
              href: mediaListUrlParams.href(params, { kind, missingAltText: false }),
              isActive: params.kind === kind && !params.missingAltText,
            })),
            {
              label: text.withoutAltText,
              href: mediaListUrlParams.href(params, { kind: null, missingAltText: true }),
              isActive: params.missingAltText,
            },
          ]}
        />
      }
      search={getSearchProps(text.searchLabel)}
      end={isWide ? <ViewLinks params={params} /> : null}
    >
      <FilterSelect
        label={text.sortLabel}
        showsLabel
        value={params.sort}
        options={mediaSortKeys.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={(sort) => update({ sort })}
      />
    </ListToolbar>
  );
}
