import { type Person, people } from './people.ts';

/** What a placeholder of a query stands for. */
export type Parameter = string | boolean;

/** The row at this share of the list: its place in the order, and its id. */
export interface Cursor {
  table: string;
  column: string;
  share: number;
}

/** One request of a screen, as SQL. */
export interface BenchQuery {
  list: string;
  name: string;
  /** `first` is what the ratio between sizes is about. */
  kind: 'first' | 'page' | 'count';
  as: Person;
  sql: string;
  /** What $1, $2… stand for: values, or where in the order the page starts. */
  parameters?: Parameter[] | Cursor;
}

interface List {
  list: string;
  /** Table or function of the API that is read. */
  source: string;
  columns: string;
  as: Person;
  /** Function of the API that counts its rows. */
  counter: string;
}

const PAGE = 21;
/** On every other row, and on one alone (beginning of the md5 of « 1 »). */
const COMMON = 'reportage';
const RARE = 'c4ca4238';

const ask = (
  { list, as }: Pick<List, 'list' | 'as'>,
  kind: BenchQuery['kind'],
  name: string,
  sql: string,
): BenchQuery => ({
  list,
  as,
  kind,
  name,
  sql,
});

/** First, middle and last page, newest first, by keyset (src/admin/lib/keyset.ts), and how many rows there are. */
function pages(list: List): BenchQuery[] {
  const { source, columns, counter } = list;
  const select = `select ${columns} from public.${source}`;
  const after = (share: number): BenchQuery => ({
    ...ask(
      list,
      'page',
      `page at ${share * 100} %`,
      `${select} where created_at <= $1 and (created_at < $1 or (created_at = $1 and id > $2))
        order by created_at desc, id limit ${PAGE}`,
    ),
    parameters: { table: source, column: 'created_at', share },
  });
  return [
    ask(list, 'first', 'first page', `${select} order by created_at desc, id limit ${PAGE}`),
    after(0.5),
    after(0.99),
    ask(list, 'page', 'last page', `${select} order by created_at, id desc limit ${PAGE}`),
    ask(list, 'count', 'exact count', `select public.${counter}() as answer`),
  ];
}

/** The first page and the count where a column is $1, which the counting function calls `criterion`. */
function where(
  list: List,
  name: string,
  column: string,
  criterion: string,
  ...parameters: Parameter[]
): BenchQuery[] {
  const { source, columns, counter } = list;
  const rows = `from public.${source} where ${column} = $1`;
  const page = `select ${columns} ${rows} order by created_at desc, id limit ${PAGE}`;
  const count = `select public.${counter}(${criterion} => $1) as answer`;
  return [
    { ...ask(list, 'page', name, page), parameters },
    { ...ask(list, 'count', `${name}, count`, count), parameters },
  ];
}

/** A search and its count, through the function of the API that finds the newest 1001 rows that match. */
function searched(list: List, found: string): BenchQuery[] {
  return [
    { name: 'search, rare', words: RARE },
    { name: 'search, common', words: COMMON },
  ].flatMap(({ name, words }) => {
    const rows = `from public.${found}($1)`;
    const page = `select ${list.columns} ${rows} order by created_at desc, id limit ${PAGE}`;
    const count = `select count(*) as answer ${rows}`;
    return [
      { ...ask(list, 'page', name, page), parameters: [words] },
      { ...ask(list, 'count', `${name}, count`, count), parameters: [words] },
    ];
  });
}

const content: List = {
  list: 'content',
  source: 'content',
  columns: 'id, title, slug, status, content_type, author_id, created_at, updated_at, published_at',
  as: 'editor',
  counter: 'count_content',
};
const own: List = { ...content, list: 'own content', as: 'contributor' };
const media: List = {
  list: 'media',
  source: 'media_library',
  columns:
    'id, filename, original_filename, file_path, mime_type, file_size, media_type, alt_text, color, renditions, created_at',
  as: 'editor',
  counter: 'count_media',
};
const activity: List = {
  list: 'activity',
  source: 'activity_log',
  columns: 'id, actor, actor_name, actor_email, action, type, target_id, target_label, details, created_at',
  as: 'admin',
  counter: 'count_activity',
};

/** The people, whom one function finds and another counts whatever is asked. */
function users(): BenchQuery[] {
  const list: List = {
    list: 'users',
    source: 'profiles',
    columns: 'id, first_name, last_name, email, created_at, search_name, roles',
    as: 'admin',
    counter: 'count_people',
  };
  const rows = (settings: string, order = 'created_at desc, id') =>
    `select ${list.columns} from public.find_people(size => ${PAGE}${settings}) order by ${order}`;
  const count = (settings: string) => `select public.count_people(${settings}) as answer`;
  const after = (share: number): BenchQuery => ({
    ...ask(list, 'page', `page at ${share * 100} %`, rows(', cursor_value => $1, cursor_id => $2')),
    parameters: { table: 'profiles', column: 'created_at', share },
  });
  const named = (name: string, words: string): BenchQuery[] => [
    { ...ask(list, 'page', name, rows(', words => $1')), parameters: [words] },
    { ...ask(list, 'count', `${name}, count`, count('words => $1')), parameters: [words] },
  ];
  const holding = (name: string, role: string): BenchQuery[] => [
    { ...ask(list, 'page', name, rows(', wanted => array[$1]')), parameters: [role] },
    { ...ask(list, 'count', `${name}, count`, count('wanted => array[$1]')), parameters: [role] },
  ];
  return [
    ask(list, 'first', 'first page', rows('')),
    after(0.5),
    after(0.99),
    ask(list, 'page', 'last page', rows(', backwards => true', 'created_at, id desc')),
    ask(list, 'page', 'by name', rows(", sort => 'name'", 'search_name, id')),
    ask(list, 'count', 'exact count', count('')),
    ...holding('holders of a role', 'editor'),
    ...holding('without a role', '-'),
    ...named('search, rare', RARE),
    ...named('search, common', 'diallo'),
  ];
}

/** One tab of the inbox, through the functions of its API. */
function inbox(source: string, columns: string, dated = 'created_at'): BenchQuery[] {
  const list: Pick<List, 'list' | 'as'> = { list: source, as: 'super_admin' };
  const rows = (settings: string) => `select ${columns} from public.list_${source}(${settings})`;
  const count = (settings: string) =>
    `select public.count_submissions(array['${source}']${settings}) as answer`;
  const after = (share: number): BenchQuery => ({
    ...ask(list, 'page', `page at ${share * 100} %`, rows('cursor_at => $1, cursor_id => $2')),
    parameters: { table: source, column: dated, share },
  });
  return [
    ask(list, 'first', 'first page', rows('')),
    after(0.5),
    after(0.99),
    ask(list, 'page', 'last page', rows('backwards => true')),
    ask(list, 'page', 'search, rare', rows("words => 'personne.4242@'")),
    ask(list, 'page', 'search, common', rows("words => 'exemple'")),
    ask(list, 'count', 'exact count', count('')),
    ask(list, 'count', 'search, rare, count', count(", words => 'personne.4242@', ceiling => 1001")),
    ask(list, 'count', 'search, common, count', count(", words => 'exemple', ceiling => 1001")),
    ask(list, 'count', 'search, frequent, count', count(", words => 'diallo', ceiling => 1001")),
  ];
}

/** What was deleted: all of it, and by one person. */
function bin(): BenchQuery[] {
  const list: Pick<List, 'list' | 'as'> = { list: 'bin', as: 'admin' };
  const rows = 'select id, title, content_type, deleted_by_name, deleted_at from public.content_bin';
  const order = `order by deleted_at desc, id limit ${PAGE}`;
  const count = 'select count(*) as answer from public.content_bin';
  const owner = { parameters: [people.contributor] };
  const own = { list: 'own bin', as: 'contributor' } as const;
  return [
    ask(list, 'first', 'first page', `${rows} ${order}`),
    {
      ...ask(
        list,
        'page',
        'page at 50 %',
        `${rows} where deleted_at <= $1 and (deleted_at < $1 or (deleted_at = $1 and id > $2)) ${order}`,
      ),
      parameters: { table: 'content_bin', column: 'deleted_at', share: 0.5 },
    },
    ask(list, 'count', 'exact count', count),
    { ...ask(own, 'page', 'all of them', `${rows} where deleted_by = $1 ${order}`), ...owner },
    { ...ask(own, 'count', 'exact count', `${count} where deleted_by = $1`), ...owner },
  ];
}

/** The news of the press page, which anybody may ask. */
function news(): BenchQuery[] {
  const list: Pick<List, 'list' | 'as'> = { list: 'published news', as: 'contributor' };
  const rows = (settings: string) =>
    `select text from unnest(public.published_news(wanted => ${PAGE}${settings})) as text`;
  return [
    ask(list, 'first', 'first page', rows('')),
    {
      ...ask(list, 'page', 'page at 50 %', rows(', cursor_at => $1, cursor_id => $2')),
      parameters: { table: 'content', column: 'created_at', share: 0.5 },
    },
  ];
}

const person = 'id, first_name, last_name, email, created_at';

/** Every list of the back office: what its screen sends. */
export const queries: BenchQuery[] = [
  ...pages(content),
  ...where(content, 'published', 'status', 'wanted_status', 'published'),
  ...where(content, 'archived (rare, old)', 'status', 'wanted_status', 'archived'),
  ask(
    content,
    'page',
    'to be reviewed',
    `select ${content.columns} from public.content where review_requested_at is not null
      order by created_at desc, id limit ${PAGE}`,
  ),
  ask(
    content,
    'count',
    'to be reviewed, count',
    'select count(*) as answer from public.content where review_requested_at is not null',
  ),
  ask(
    content,
    'page',
    'longest waiting',
    'select id from public.content where review_requested_at is not null order by review_requested_at, id limit 5',
  ),
  ...searched(content, 'content_titled'),
  ...bin(),
  {
    ...ask(
      own,
      'page',
      'all of them',
      `select ${own.columns} from public.content where author_id = $1 order by created_at desc, id limit ${PAGE}`,
    ),
    parameters: [people.contributor],
  },
  ask(own, 'count', 'exact count', 'select public.count_content() as answer'),

  ...news(),

  ...pages(media),
  ...where(media, 'images', 'media_type', 'wanted_type', 'image'),
  ...where(media, 'sounds (rare, old)', 'media_type', 'wanted_type', 'audio'),
  ...searched(media, 'media_found'),

  ...users(),

  ...pages(activity),
  ...where(activity, 'content', 'type', 'wanted_type', 'content'),
  ...where(activity, 'settings (rare, old)', 'type', 'wanted_type', 'settings'),
  ...where(activity, 'one person', 'actor', 'person', people.editor),
  ...searched(activity, 'activity_found'),

  ...inbox('contact_messages', 'id, name, email, subject, created_at'),
  ...inbox('business_contacts', person),
  ...inbox('press_contacts', person),
  ...inbox('job_applications', person),
  ...inbox('newsletter_subscriptions', 'id, email, is_active, subscribed_at', 'subscribed_at'),
];
