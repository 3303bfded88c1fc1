import {
  type BenchQuery,
  createBinQueries,
  createListQuery,
  createSearchQueries,
  PAGE_ROWS,
  type UncountedList,
} from '../list-queries.ts';
import { benchAccounts } from '../people.ts';
import { id, rowDate, staffId, titleWords } from '../rows.ts';

export const inserts = {
  content_bin: `insert into public.content_bin (id, title, slug, status, content_type, deleted_by, deleted_at, snapshot)
    select ${id(9)}, ${titleWords}, 'texte-' || g, 'draft', 'article', ${staffId}, ${rowDate}, '{}'
    from generate_series($1::int, $2::int) as g`,
};

const columns = 'id, title, content_type, deleted_by_name, deleted_at';
/** A contributor sees only their own deleted texts. */
const ownList: UncountedList = { list: 'own content_bin', columns, as: 'contributor' };
const ownRows = 'from public.content_bin where deleted_by = $1';
const ownerParameters = { parameters: [benchAccounts.contributor] };

export const queries: BenchQuery[] = [
  ...createBinQueries('content_bin', columns),
  {
    ...createListQuery(
      ownList,
      'page',
      'all of them',
      `select ${columns} ${ownRows} order by deleted_at desc, id limit ${PAGE_ROWS}`,
    ),
    ...ownerParameters,
  },
  {
    ...createListQuery(ownList, 'count', 'exact count', `select count(*) as answer ${ownRows}`),
    ...ownerParameters,
  },
  ...createSearchQueries(ownList, 'search_content_bin', 'deleted_at'),
];
