import { type BenchQuery, type List, listQuery, PAGE_ROWS, RARE_WORD } from '../list-queries.ts';
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
  ...listQuery(list, 'page', `page at ${share * 100} %`, rows(', cursor_value => $1, cursor_id => $2')),
  cursor: { table: 'profiles', column: 'created_at', share },
});
const nameQueries = (name: string, words: string): BenchQuery[] => [
  { ...listQuery(list, 'page', name, rows(', words => $1')), parameters: [words] },
  { ...listQuery(list, 'count', `${name}, count`, count('words => $1')), parameters: [words] },
];
const roleQueries = (name: string, role: string): BenchQuery[] => [
  { ...listQuery(list, 'page', name, rows(', role_keys => array[$1]')), parameters: [role] },
  { ...listQuery(list, 'count', `${name}, count`, count('role_keys => array[$1]')), parameters: [role] },
];

export const queries: BenchQuery[] = [
  listQuery(list, 'first', 'first page', rows('')),
  pageAtShare(0.5),
  pageAtShare(0.99),
  listQuery(list, 'page', 'last page', rows(', backwards => true', 'created_at, id desc')),
  listQuery(list, 'page', 'by name', rows(", sort => 'name'", 'search_name, id')),
  listQuery(list, 'count', 'exact count', count('')),
  ...roleQueries('holders of a role', 'editor'),
  ...roleQueries('without a role', '-'),
  listQuery(list, 'page', 'suspended', rows(", state => 'suspended'")),
  listQuery(list, 'count', 'active, count', count("state => 'active'")),
  ...nameQueries('search, rare', RARE_WORD),
  ...nameQueries('search, common', 'diallo'),
];
