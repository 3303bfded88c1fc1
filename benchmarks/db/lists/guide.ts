import { type BenchQuery, createBenchQuery } from '../list-queries.ts';
import { titleSql } from '../rows.ts';

export const fillStatements = {
  // Four channels with forty programmes a day, from three weeks ago.
  programmes: `insert into public.programmes (id, channel, starts_at, ends_at, title, kind, summary)
    select gen_random_uuid(), (array['hivowood', 'obouo-tv', 'inspiration', 'marmite'])[1 + g % 4], starts_at,
      starts_at + interval '36 minutes', ${titleSql}, 'Magazine', 'Deux phrases de résumé.'
    from generate_series(1, $1::int) as g cross join lateral (
      select date_trunc('day', now()) - interval '21 days' + (g / 4) * interval '36 minutes' as starts_at
    ) as slot`,
};

const list = { name: 'guide', role: 'editor' } as const;
const columns = 'id, channel, starts_at, ends_at, title, kind, summary, highlight, version';
const weekBounds = "date_trunc('day', now()), date_trunc('day', now()) + interval '7 days'";

export const queries: BenchQuery[] = [
  createBenchQuery(
    list,
    'page',
    'a week of a channel',
    `select ${columns} from public.programmes
      where channel = 'hivowood' and starts_at >= now() and starts_at < now() + interval '7 days' order by starts_at`,
  ),
  createBenchQuery(
    list,
    'page',
    'a week, for visitors',
    `select text from unnest(public.published_programmes('hivowood', ${weekBounds})) as text`,
  ),
  createBenchQuery(
    list,
    'page',
    'on air, for visitors',
    'select text from unnest(public.published_on_air()) as text',
  ),
];
