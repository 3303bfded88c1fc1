import { type ContentStatus, isContentStatus } from '@/config/content';

export interface ContentFilters {
  /** Null for any. */
  status: ContentStatus | null;
  search: string;
}

export interface ContentListParams extends ContentFilters {
  /** From 1. */
  page: number;
}

/** State of the list, as the address keeps it; anything odd in it counts as absent. */
export function readListParams(parameters: URLSearchParams): ContentListParams {
  const status = parameters.get('status');
  const page = Number(parameters.get('page'));
  return {
    status: isContentStatus(status) ? status : null,
    search: (parameters.get('q') ?? '').trim(),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** Query of an address: defaults stay out of it, and any change of criteria goes back to the first page. */
export function listQuery(current: ContentListParams, change: Partial<ContentListParams> = {}): string {
  const { status, search, page } = { ...current, page: 'page' in change ? current.page : 1, ...change };
  const parameters = new URLSearchParams();
  if (status) parameters.set('status', status);
  if (search) parameters.set('q', search);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** Address of the editor over the same list: `?nouveau` or `?id=…`, the criteria kept for the way back. */
export function editorQuery(current: ContentListParams, id: string | null): string {
  const list = listQuery(current, { page: current.page });
  const editor = id ? `id=${id}` : 'nouveau';
  return list ? `${list}&${editor}` : `?${editor}`;
}

/** History state of the move from `?nouveau` to `?id=…`: same editor, new address. */
export const SAME_EDITOR = 'sameEditor';
