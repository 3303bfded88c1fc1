import {
  type BenchQuery,
  createFilterQueries,
  createPageQueries,
  createSearchQueries,
  type List,
} from '../list-queries.ts';
import { benchAccounts } from '../people.ts';
import { firstName, id, isRare, rowDate, staffId, titleSql } from '../rows.ts';

export const fillStatements = {
  activity_log: `insert into public.activity_log
      (id, actor, actor_name, action, type, target_id, target_label, created_at)
    select ${id(3)}, ${staffId}, ${firstName}, (array['create', 'update', 'publish'])[1 + g % 3],
      (case when ${isRare} then 'settings' when g % 10 = 0 then 'media' else 'content' end)::public.activity_type,
      ${id(1)}, ${titleSql}, ${rowDate}
    from generate_series($1::int, $2::int) as g`,
};

const activity: List = {
  name: 'activity',
  source: 'activity_log',
  columns: 'id, actor, actor_name, actor_email, action, type, target_id, target_label, details, created_at',
  role: 'admin',
  counter: 'count_activity',
};

export const queries: BenchQuery[] = [
  ...createPageQueries(activity),
  ...createFilterQueries(activity, {
    name: 'content',
    column: 'type',
    value: 'content',
    counterArgument: 'wanted_type',
  }),
  ...createFilterQueries(activity, {
    name: 'settings (rare, old)',
    column: 'type',
    value: 'settings',
    counterArgument: 'wanted_type',
  }),
  ...createFilterQueries(activity, {
    name: 'one person',
    column: 'actor',
    value: benchAccounts.editor,
    counterArgument: 'person',
  }),
  ...createSearchQueries(activity, 'search_activity'),
];
