import {
  type BenchListDefinition,
  type BenchQuery,
  createBenchFilterQueries,
  createBenchPageQueries,
  createBenchSearchQueries,
} from '../list-queries.ts';
import { benchAccounts } from '../people.ts';
import {
  buildRowIdSql,
  firstNameSql,
  rareRowConditionSql,
  rowDateSql,
  staffIdSql,
  titleSql,
} from '../rows.ts';

export const fillStatements = {
  activity_log: `insert into public.activity_log
      (id, actor, actor_name, action, type, target_id, target_label, created_at)
    select ${buildRowIdSql(3)}, ${staffIdSql}, ${firstNameSql}, (array['create', 'update', 'publish'])[1 + g % 3],
      (case when ${rareRowConditionSql} then 'settings' when g % 10 = 0 then 'media' else 'content' end)::public.activity_type,
      ${buildRowIdSql(1)}, ${titleSql}, ${rowDateSql}
    from generate_series(1, $1::int) as g`,
};

const activity: BenchListDefinition = {
  name: 'activity',
  source: 'activity_log',
  columns: 'id, actor, actor_name, actor_email, action, type, target_id, target_label, details, created_at',
  role: 'admin',
  counter: 'count_activity',
};

export const queries: BenchQuery[] = [
  ...createBenchPageQueries(activity),
  ...createBenchFilterQueries(activity, {
    name: 'content',
    column: 'type',
    value: 'content',
    counterArgument: 'wanted_type',
  }),
  ...createBenchFilterQueries(activity, {
    name: 'settings (rare, old)',
    column: 'type',
    value: 'settings',
    counterArgument: 'wanted_type',
  }),
  ...createBenchFilterQueries(activity, {
    name: 'one person',
    column: 'actor',
    value: benchAccounts.editor,
    counterArgument: 'person',
  }),
  ...createBenchSearchQueries(activity, 'search_activity'),
];
