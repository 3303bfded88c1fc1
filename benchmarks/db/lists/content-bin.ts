import { ask, type BenchQuery, bin, PAGE, searched, type Uncounted } from '../list-queries.ts';
import { people } from '../people.ts';
import { id, moment, staff, words } from '../rows.ts';

export const inserts = {
  content_bin: `insert into public.content_bin (id, title, slug, status, content_type, deleted_by, deleted_at, snapshot)
    select ${id(9)}, ${words}, 'texte-' || g, 'draft', 'article', ${staff}, ${moment}, '{}'
    from generate_series($1::int, $2::int) as g`,
};

const columns = 'id, title, content_type, deleted_by_name, deleted_at';
/** What one person deleted, who sees nothing else in this bin. */
const own: Uncounted = { list: 'own content_bin', columns, as: 'contributor' };
const ownRows = 'from public.content_bin where deleted_by = $1';
const owner = { parameters: [people.contributor] };

export const queries: BenchQuery[] = [
  ...bin('content_bin', columns),
  {
    ...ask(
      own,
      'page',
      'all of them',
      `select ${columns} ${ownRows} order by deleted_at desc, id limit ${PAGE}`,
    ),
    ...owner,
  },
  { ...ask(own, 'count', 'exact count', `select count(*) as answer ${ownRows}`), ...owner },
  ...searched(own, 'search_content_bin', 'deleted_at'),
];
