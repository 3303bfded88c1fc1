import {
  type BenchListDefinition,
  type BenchQuery,
  createBenchFilterQueries,
  createBenchPageQueries,
  createBenchQuery,
  createBenchSearchQueries,
  PAGE_ROWS,
} from '../list-queries.ts';
import { benchAccounts } from '../people.ts';
import { buildRowIdSql, contentStatusSql, rowDateSql, staffIdSql, titleSql } from '../rows.ts';

/** Every tenth row is a draft. One draft in a hundred waits for a review. */
const proposedConditionSql = `${contentStatusSql} = 'draft' and g % 1000 = 10`;

export const fillStatements = {
  content: `insert into public.content
      (id, title, slug, content, excerpt, status, content_type, author_id, published_at, first_published_at, created_at,
        updated_at, review_requested_at)
    select ${buildRowIdSql(1)}, ${titleSql}, 'texte-' || g, repeat('Un paragraphe du texte. ', 12), 'Deux phrases.',
      ${contentStatusSql}::public.content_status,
      (array['article', 'news', 'article', 'page'])[1 + g % 4]::public.content_type, ${staffIdSql},
      case when ${contentStatusSql} = 'published' then ${rowDateSql} end, case when ${contentStatusSql} = 'published' then ${rowDateSql} end,
      ${rowDateSql}, ${rowDateSql}, case when ${proposedConditionSql} then ${rowDateSql} end
    from generate_series(1, $1::int) as g`,
};

const content: BenchListDefinition = {
  name: 'content',
  source: 'content',
  columns: 'id, title, slug, status, content_type, author_id, created_at, updated_at, published_at',
  role: 'editor',
  condition: 'copy_of is null',
};
const ownContent: BenchListDefinition = { ...content, name: 'own content', role: 'contributor' };

/** Returns the queries of the press page. The bench runs them as a contributor, because it has no anonymous visitor. */
function createNewsQueries(): BenchQuery[] {
  const list: Pick<BenchListDefinition, 'name' | 'role'> = { name: 'published news', role: 'contributor' };
  const toPageSql = (extraArguments: string) =>
    `select text from unnest(public.published_news(page_size => ${PAGE_ROWS}${extraArguments})) as text`;
  return [
    createBenchQuery(list, 'page', 'first page', toPageSql('')),
    {
      ...createBenchQuery(list, 'page', 'page at 50 %', toPageSql(', cursor_at => $1, cursor_id => $2')),
      cursor: { table: 'content', column: 'created_at', share: 0.5 },
    },
  ];
}

export const queries: BenchQuery[] = [
  ...createBenchPageQueries(content),
  ...createBenchFilterQueries(content, { name: 'published', column: 'status', value: 'published' }),
  ...createBenchFilterQueries(content, { name: 'archived (rare, old)', column: 'status', value: 'archived' }),
  createBenchQuery(
    content,
    'page',
    'to be reviewed',
    `select ${content.columns} from public.content where review_requested_at is not null
      order by created_at desc, id limit ${PAGE_ROWS}`,
  ),
  createBenchQuery(
    content,
    'count',
    'to be reviewed, count',
    'select count(*) as answer from public.content where review_requested_at is not null',
  ),
  createBenchQuery(
    content,
    'page',
    'longest waiting',
    'select id from public.content where review_requested_at is not null order by review_requested_at, id limit 5',
  ),
  ...createBenchSearchQueries(content, 'search_content'),
  {
    ...createBenchQuery(
      ownContent,
      'page',
      'first page, newest first',
      `select ${ownContent.columns} from public.content where copy_of is null and author_id = $1 order by created_at desc, id limit ${PAGE_ROWS}`,
    ),
    parameters: [benchAccounts.contributor],
  },
  {
    ...createBenchQuery(
      ownContent,
      'count',
      'exact count',
      'select count(*) as answer from public.content where copy_of is null and author_id = $1',
    ),
    parameters: [benchAccounts.contributor],
  },
  ...createNewsQueries(),
];
