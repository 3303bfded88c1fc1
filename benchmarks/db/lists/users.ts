import { type BenchQuery, createListQuery, type List, PAGE_ROWS, RARE_WORD } from '../list-queries.ts';
import { email, firstName, id, isRare, lastName, rowDate } from '../rows.ts';

export const inserts = {
  profiles: `insert into public.profiles (id, first_name, last_name, email, created_at, confirmed_at, suspended_at)
    select ${id(0)}, ${firstName}, ${lastName}, ${email}, ${rowDate}, ${rowDate}, case when ${isRare} then ${rowDate} end
    from generate_series($1::int, $2::int) as g`,
};

// `find_people` returns the rows of the list, `count_people` their number.
const list: List = {
  list: 'users',
  source: 'profiles',
  columns: 'id, first_name, last_name, email, created_at, search_name, roles',
  as: 'admin',
  counter: 'count_people',
};
const rows = (extraArguments: string, order = 'created_at desc, id') =>
  `select ${list.columns} from public.find_people(size => ${PAGE_ROWS}${extraArguments}) order by ${order}`;
const count = (extraArguments: string) => `select public.count_people(${extraArguments}) as answer`;
const pageAtShare = (share: number): BenchQuery => ({
  ...createListQuery(list, 'page', `page at ${share * 100} %`, rows(', cursor_value => $1, cursor_id => $2')),
  cursor: { table: 'profiles', column: 'created_at', share },
});
const createNameQueries = (name: string, words: string): BenchQuery[] => [
  { ...createListQuery(list, 'page', name, rows(', words => $1')), parameters: [words] },
  { ...createListQuery(list, 'count', `${name}, count`, count('words => $1')), parameters: [words] },
];
const createRoleQueries = (name: string, role: string): BenchQuery[] => [
  { ...createListQuery(list, 'page', name, rows(', role_keys => array[$1]')), parameters: [role] },
  {
    ...createListQuery(list, 'count', `${name}, count`, count('role_keys => array[$1]')),
    parameters: [role],
  },
];

export const queries: BenchQuery[] = [
  createListQuery(list, 'first', 'first page', rows('')),
  pageAtShare(0.5),
  pageAtShare(0.99),
  createListQuery(list, 'page', 'last page', rows(', backwards => true', 'created_at, id desc')),
  createListQuery(list, 'page', 'by name', rows(", sort => 'name'", 'search_name, id')),
  createListQuery(list, 'count', 'exact count', count('')),
  ...createRoleQueries('holders of a role', 'editor'),
  ...createRoleQueries('without a role', '-'),
  createListQuery(list, 'page', 'suspended', rows(", state => 'suspended'")),
  createListQuery(list, 'count', 'active, count', count("state => 'active'")),
  ...createNameQueries('search, rare', RARE_WORD),
  ...createNameQueries('search, common', 'diallo'),
];
