import {
  type BenchQuery,
  createFilterQueries,
  createListQuery,
  createPageQueries,
  createSearchQueries,
  type List,
  PAGE_ROWS,
} from '../list-queries.ts';
import { benchAccounts } from '../people.ts';
import { id, rowDate, staffId, status, titleSql } from '../rows.ts';

/** One draft in a hundred waits for a review: every tenth row is a draft. */
const isProposed = `${status} = 'draft' and g % 1000 = 10`;

export const fillStatements = {
  content: `insert into public.content
      (id, title, slug, content, excerpt, status, content_type, author_id, published_at, first_published_at, created_at,
        updated_at, review_requested_at)
    select ${id(1)}, ${titleSql}, 'texte-' || g, repeat('Un paragraphe du texte. ', 12), 'Deux phrases.',
      ${status}::public.content_status,
      (array['article', 'news', 'article', 'page'])[1 + g % 4]::public.content_type, ${staffId},
      case when ${status} = 'published' then ${rowDate} end, case when ${status} = 'published' then ${rowDate} end,
      ${rowDate}, ${rowDate}, case when ${isProposed} then ${rowDate} end
    from generate_series($1::int, $2::int) as g`,
};

const content: List = {
  name: 'content',
  source: 'content',
  columns: 'id, title, slug, status, content_type, author_id, created_at, updated_at, published_at',
  role: 'editor',
  condition: 'copy_of is null',
};
const ownContent: List = { ...content, name: 'own content', role: 'contributor' };

/**
 * Returns the queries of the press page. The bench runs them as a contributor, because it has no anonymous
 * visitor.
 */
function createNewsQueries(): BenchQuery[] {
  const list: Pick<List, 'name' | 'role'> = { name: 'published news', role: 'contributor' };
  const toPageSql = (extraArguments: string) =>
    `select text from unnest(public.published_news(page_size => ${PAGE_ROWS}${extraArguments})) as text`;
  return [
    createListQuery(list, 'first', 'first page', toPageSql('')),
    {
      ...createListQuery(list, 'page', 'page at 50 %', toPageSql(', cursor_at => $1, cursor_id => $2')),
      cursor: { table: 'content', column: 'created_at', share: 0.5 },
    },
  ];
}

export const queries: BenchQuery[] = [
  ...createPageQueries(content),
  ...createFilterQueries(content, { name: 'published', column: 'status', value: 'published' }),
  ...createFilterQueries(content, { name: 'archived (rare, old)', column: 'status', value: 'archived' }),
  createListQuery(
    content,
    'page',
    'to be reviewed',
    `select ${content.columns} from public.content where review_requested_at is not null
      order by created_at desc, id limit ${PAGE_ROWS}`,
  ),
  createListQuery(
    content,
    'count',
    'to be reviewed, count',
    'select count(*) as answer from public.content where review_requested_at is not null',
  ),
  createListQuery(
    content,
    'page',
    'longest waiting',
    'select id from public.content where review_requested_at is not null order by review_requested_at, id limit 5',
  ),
  ...createSearchQueries(content, 'search_content'),
  {
    ...createListQuery(
      ownContent,
      'page',
      'first page, newest first',
      `select ${ownContent.columns} from public.content where copy_of is null and author_id = $1 order by created_at desc, id limit ${PAGE_ROWS}`,
    ),
    parameters: [benchAccounts.contributor],
  },
  {
    ...createListQuery(
      ownContent,
      'count',
      'exact count',
      'select count(*) as answer from public.content where copy_of is null and author_id = $1',
    ),
    parameters: [benchAccounts.contributor],
  },

  ...createNewsQueries(),
];
