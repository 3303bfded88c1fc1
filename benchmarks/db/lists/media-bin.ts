import { createBinQueries } from '../list-queries.ts';
import { fileName, id, rowDate, staffId, titleWords } from '../rows.ts';

export const inserts = {
  media_bin: `insert into public.media_bin
      (id, filename, original_filename, file_path, file_size, media_type, deleted_by, deleted_at, snapshot, search_text)
    select ${id('a')}, 'b' || ${fileName}, ${titleWords} || '.jpg', 'https://exemple.com/' || ${fileName}, 1000 + g % 900000, 'image', ${staffId},
      ${rowDate}, '{}', lower(${titleWords})
    from generate_series($1::int, $2::int) as g`,
};

export const queries = createBinQueries(
  'media_bin',
  'id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by_name, deleted_at',
);
