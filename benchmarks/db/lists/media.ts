import {
  type BenchQuery,
  createFilterQueries,
  createPageQueries,
  createSearchQueries,
  type List,
} from '../list-queries.ts';
import { fileName, id, isRare, rowDate, staffId, titleSql } from '../rows.ts';

export const fillStatements = {
  media_library: `insert into public.media_library
      (id, filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by, alt_text, created_at)
    select ${id(2)}, ${fileName}, ${titleSql} || '.jpg', 'https://exemple.com/storage/v1/object/public/media/uploads/' || ${fileName},
      'image/jpeg', 1000 + g % 900000,
      (case when ${isRare} then 'audio' when g % 10 = 0 then 'video' else 'image' end)::public.media_type,
      ${staffId}, case when g % 3 = 0 then ${titleSql} end, ${rowDate}
    from generate_series($1::int, $2::int) as g`,
};

const media: List = {
  name: 'media',
  source: 'media_library',
  columns:
    'id, filename, original_filename, file_path, mime_type, file_size, media_type, alt_text, color, renditions, created_at',
  role: 'editor',
};

export const queries: BenchQuery[] = [
  ...createPageQueries(media),
  ...createFilterQueries(media, { name: 'images', column: 'media_type', value: 'image' }),
  ...createFilterQueries(media, { name: 'sounds (rare, old)', column: 'media_type', value: 'audio' }),
  ...createSearchQueries(media, 'search_media'),
];
