import {
  type BenchListDefinition,
  type BenchQuery,
  createBenchFilterQueries,
  createBenchPageQueries,
  createBenchSearchQueries,
} from '../list-queries.ts';
import {
  buildRowIdSql,
  fileNameSql,
  rareRowConditionSql,
  rowDateSql,
  staffIdSql,
  titleSql,
} from '../rows.ts';

export const fillStatements = {
  media_library: `insert into public.media_library
      (id, filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by, alt_text, created_at)
    select ${buildRowIdSql(2)}, ${fileNameSql}, ${titleSql} || '.jpg', 'https://exemple.com/storage/v1/object/public/media/uploads/' || ${fileNameSql},
      'image/jpeg', 1000 + g % 900000,
      (case when ${rareRowConditionSql} then 'audio' when g % 10 = 0 then 'video' else 'image' end)::public.media_type,
      ${staffIdSql}, case when g % 3 = 0 then ${titleSql} end, ${rowDateSql}
    from generate_series(1, $1::int) as g`,
};

const media: BenchListDefinition = {
  name: 'media',
  source: 'media_library',
  columns:
    'id, filename, original_filename, file_path, mime_type, file_size, media_type, alt_text, color, renditions, created_at',
  role: 'editor',
};

export const queries: BenchQuery[] = [
  ...createBenchPageQueries(media),
  ...createBenchFilterQueries(media, { name: 'images', column: 'media_type', value: 'image' }),
  ...createBenchFilterQueries(media, { name: 'sounds (rare, old)', column: 'media_type', value: 'audio' }),
  ...createBenchSearchQueries(media, 'search_media'),
];
