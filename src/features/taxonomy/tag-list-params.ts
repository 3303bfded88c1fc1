export interface TagListParams {
  search: string;
  /** From 1. */
  page: number;
}

/** State of the list, as the address keeps it; anything odd in it counts as absent. */
export function readTagParams(parameters: URLSearchParams): TagListParams {
  const page = Number(parameters.get('page'));
  return {
    search: (parameters.get('q') ?? '').trim(),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** Query of an address: defaults stay out of it, and a new search goes back to the first page. */
export function tagQuery(current: TagListParams, change: Partial<TagListParams> = {}): string {
  const { search, page } = { ...current, page: 'page' in change ? current.page : 1, ...change };
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text ? `?${text}` : '?';
}
