import {
  ask,
  type BenchQuery,
  type List,
  PAGE,
  pages,
  RARE,
  searched,
  type Uncounted,
  where,
} from './list-queries.ts';
import { people } from './people.ts';

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
    ask(list, 'page', 'suspended', rows(", state => 'suspended'")),
    ask(list, 'count', 'active, count', count("state => 'active'")),
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
  // nobody is given a subscription
  const handled = [
    { name: 'mine', filter: "whose => 'mine'" },
    { name: 'nobody’s, rare', filter: "whose => 'nobody'" },
    { name: 'late', filter: 'due_before => current_date' },
  ].flatMap(({ name, filter }) => [
    ask(list, 'page', name, rows(filter)),
    ask(list, 'count', `${name}, count`, count(`, ${filter}`)),
  ]);
  return [
    ...(source === 'newsletter_subscriptions' ? [] : handled),
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

/** What was deleted, of contents and of files. */
function bin(source: 'content_bin' | 'media_bin', columns: string): BenchQuery[] {
  const list: Uncounted = { list: source, columns, as: 'admin' };
  const rows = `select ${columns} from public.${source}`;
  const order = `order by deleted_at desc, id limit ${PAGE}`;
  return [
    ask(list, 'first', 'first page', `${rows} ${order}`),
    {
      ...ask(
        list,
        'page',
        'page at 50 %',
        `${rows} where deleted_at <= $1 and (deleted_at < $1 or (deleted_at = $1 and id > $2)) ${order}`,
      ),
      parameters: { table: source, column: 'deleted_at', share: 0.5 },
    },
    ask(list, 'page', 'last page', `${rows} order by deleted_at, id desc limit ${PAGE}`),
    ask(list, 'count', 'exact count', `select count(*) as answer from public.${source}`),
    ...searched(list, `${source}_found`, 'deleted_at'),
  ];
}

/** What one person deleted, who sees nothing else in the bin of contents. */
function ownBin(columns: string): BenchQuery[] {
  const list: Uncounted = { list: 'own content_bin', columns, as: 'contributor' };
  const rows = 'from public.content_bin where deleted_by = $1';
  const owner = { parameters: [people.contributor] };
  return [
    {
      ...ask(
        list,
        'page',
        'all of them',
        `select ${columns} ${rows} order by deleted_at desc, id limit ${PAGE}`,
      ),
      ...owner,
    },
    { ...ask(list, 'count', 'exact count', `select count(*) as answer ${rows}`), ...owner },
    ...searched(list, 'content_bin_found', 'deleted_at'),
  ];
}

const binColumns = {
  content: 'id, title, content_type, deleted_by_name, deleted_at',
  media:
    'id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by_name, deleted_at',
};

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

/** The TV guide: a week of a channel for staff and for visitors, and what is on air. */
function guide(): BenchQuery[] {
  const list = { list: 'guide', as: 'editor' } as const;
  const columns = 'id, channel, starts_at, ends_at, title, kind, summary, highlight, version';
  const week = "date_trunc('day', now()), date_trunc('day', now()) + interval '7 days'";
  return [
    ask(
      list,
      'page',
      'a week of a channel',
      `select ${columns} from public.programmes
        where channel = 'hivowood' and starts_at >= now() and starts_at < now() + interval '7 days' order by starts_at`,
    ),
    ask(
      list,
      'page',
      'a week, for visitors',
      `select text from unnest(public.published_programmes('hivowood', ${week})) as text`,
    ),
    ask(list, 'page', 'on air, for visitors', 'select text from unnest(public.published_on_air()) as text'),
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
  ...bin('content_bin', binColumns.content),
  ...ownBin(binColumns.content),
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

  ...guide(),

  ...pages(media),
  ...where(media, 'images', 'media_type', 'wanted_type', 'image'),
  ...where(media, 'sounds (rare, old)', 'media_type', 'wanted_type', 'audio'),
  ...searched(media, 'media_found'),
  ...bin('media_bin', binColumns.media),

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
