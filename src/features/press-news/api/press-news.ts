import { readRows } from '@/lib/read-rows';
import type { Database } from '@/types/database';

type ContentRow = Database['public']['Tables']['content']['Row'];

/** One published text of the back office, as a list shows it. */
export interface NewsItem extends Pick<ContentRow, 'id' | 'slug' | 'title' | 'excerpt' | 'content_type'> {
  /** When it first went online: the date stays through corrections. */
  first_published_at: string;
}

/** The same with its text and its cover. */
export interface NewsArticle extends NewsItem, Pick<ContentRow, 'content'> {
  cover: { file_path: string; alt_text: string | null } | null;
}

const LIST_COLUMNS = 'id,slug,title,excerpt,content_type,first_published_at';

/** The key is named because texts and files meet in a second way, the pictures inside a text. */
const COVER = 'cover:media_library!content_cover_media_id_fkey(file_path,alt_text)';

/** Row security lets nothing else through; the conditions are there for the index. */
const SHOWN = { status: 'eq.published', content_type: 'in.(article,news)' };

const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof Reflect.get(value, key) === 'string');

const isItem = (value: unknown): value is NewsItem => hasTexts(value, LIST_COLUMNS.split(','));

const isArticle = (value: unknown): value is NewsArticle => isItem(value) && hasTexts(value, ['content']);

/** Items a step. */
export const STEP = 6;

/** The newest items after the last one shown, one more than a step when there is more. */
export function readNews(after: NewsItem | undefined): Promise<NewsItem[]> {
  const { first_published_at: date = '', id = '' } = after ?? {};
  return readRows(
    'content',
    {
      select: LIST_COLUMNS,
      ...SHOWN,
      ...(after
        ? {
            first_published_at: `lte.${date}`,
            or: `(first_published_at.lt."${date}",and(first_published_at.eq."${date}",id.gt.${id}))`,
          }
        : {}),
      order: 'first_published_at.desc,id.asc',
      limit: String(STEP + 1),
    },
    isItem,
  );
}

/** The article at an address, null when there is none that visitors may read. */
export async function readNewsArticle(slug: string): Promise<NewsArticle | null> {
  const query = { select: `${LIST_COLUMNS},content,${COVER}`, ...SHOWN, slug: `eq.${slug}` };
  const [article] = await readRows('content', query, isArticle);
  return article ?? null;
}
