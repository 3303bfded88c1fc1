import { type Person, people } from './people.ts';

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
  dated?: string;
}

const PAGE = 21;
/** On every other row, and on one alone (beginning of the md5 of « 1 »). */
const COMMON = '%reportage%';
const RARE = '%c4ca4238%';

const ask = ({ list, as }: List, kind: BenchQuery['kind'], name: string, sql: string): BenchQuery => ({
  list,
  as,
  kind,
  name,
  sql,
});

/** First, middle and last page, newest first, by keyset (src/lib/keyset.ts), and how many rows there are. */
function pages(list: List): BenchQuery[] {
  const { source, columns, dated = 'created_at' } = list;
  const select = `select ${columns} from public.${source}`;
  const after = (share: number): BenchQuery => ({
    ...ask(
      list,
      'page',
      `page at ${share * 100} %`,
      `${select} where ${dated} <= $1 and (${dated} < $1 or (${dated} = $1 and id > $2))
        order by ${dated} desc, id limit ${PAGE}`,
    ),
    parameters: { table: source, column: dated, share },
  });
  return [
    ask(list, 'first', 'first page', `${select} order by ${dated} desc, id limit ${PAGE}`),
    after(0.5),
    after(0.99),
    ask(list, 'page', 'last page', `${select} order by ${dated}, id desc limit ${PAGE}`),
    ask(list, 'count', 'exact count', `select count(*) as answer from public.${source}`),
  ];
}

/** The first page and the count under a condition on $1. */
function where(list: List, name: string, condition: string, ...parameters: Parameter[]): BenchQuery[] {
  const { source, columns, dated = 'created_at' } = list;
  const rows = `from public.${source} where ${condition}`;
  const order = `order by ${dated} desc, id limit ${PAGE}`;
  return [
    { ...ask(list, 'page', name, `select ${columns} ${rows} ${order}`), parameters },
    { ...ask(list, 'count', `${name}, count`, `select count(*) as answer ${rows}`), parameters },
  ];
}

/** A search, through the function of the API that finds the newest 1001 rows that match. */
function searched(list: List, found: string, common = COMMON): BenchQuery[] {
  const source = `${found}($1)`;
  return [
    ...where({ ...list, source }, 'search, rare', 'true', RARE),
    ...where({ ...list, source }, 'search, common', 'true', common),
  ];
}

const content: List = {
  list: 'content',
  source: 'content',
  columns: 'id, title, slug, status, content_type, author_id, created_at, updated_at, published_at',
  as: 'editor',
};
const own: List = { ...content, list: 'own content', as: 'contributor' };
const media: List = {
  list: 'media',
  source: 'media_library',
  columns:
    'id, filename, original_filename, file_path, mime_type, file_size, media_type, alt_text, created_at',
  as: 'editor',
};
const users: List = {
  list: 'users',
  source: 'profiles',
  columns: 'id, first_name, last_name, email, created_at, roles',
  as: 'admin',
};
const activity: List = {
  list: 'activity',
  source: 'activity_log',
  columns: 'id, actor, actor_name, action, type, target_id, target_label, details, created_at',
  as: 'admin',
};

/** One tab of the inbox, through the functions of its API. */
function inbox(source: string, columns: string, dated = 'created_at'): BenchQuery[] {
  const list: List = { list: source, source, columns, dated, as: 'super_admin' };
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
    ask(list, 'count', 'search, rare, count', count(", words => 'personne.4242@'")),
  ];
}

const person = 'id, first_name, last_name, email, created_at';

/** Every list of the back office: what its screen sends. */
export const queries: BenchQuery[] = [
  ...pages(content),
  ...where(content, 'published', 'status = $1', 'published'),
  ...where(content, 'archived (rare, old)', 'status = $1', 'archived'),
  ...searched(content, 'content_titled'),
  ...where(own, 'all of them', 'author_id = $1', people.contributor),

  ...pages(media),
  ...where(media, 'images', 'media_type = $1', 'image'),
  ...where(media, 'sounds (rare, old)', 'media_type = $1', 'audio'),
  ...searched(media, 'media_found'),

  ...pages(users),
  ...where({ ...users, source: 'find_people(wanted => array[$1])' }, 'holders of a role', 'true', 'editor'),
  ...searched(users, 'find_people', '%diallo%'),

  ...pages(activity),
  ...where(activity, 'content', 'type = $1', 'content'),
  ...where(activity, 'settings (rare, old)', 'type = $1', 'settings'),
  ...where(activity, 'one person', 'actor = $1', people.editor),
  ...searched(activity, 'activity_found'),

  ...inbox('contact_messages', 'id, name, email, subject, created_at'),
  ...inbox('business_contacts', person),
  ...inbox('press_contacts', person),
  ...inbox('job_applications', person),
  ...inbox('newsletter_subscriptions', 'id, email, is_active, subscribed_at', 'subscribed_at'),
];
