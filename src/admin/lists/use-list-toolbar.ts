import { useNavigate } from 'react-router-dom';

/** Returns a function that writes the state of a list into the address at once, before the next click. */
export function useSetListUrl(): (query: string) => void {
  const navigate = useNavigate();
  return (query) => void navigate(query || '?', { replace: true, flushSync: true });
}

interface ListUrl<Params> {
  href: (params: Params, change: Partial<Params>) => string;
}

/** Returns a function that changes the list's address, and one that gives the props of its search field. */
export function useListToolbar<Params extends { search: string }>({ href }: ListUrl<Params>, params: Params) {
  const setUrl = useSetListUrl();
  const update = (change: Partial<Params>) => setUrl(href(params, change));
  return {
    update,
    getSearchProps: (label: string) => ({
      label,
      value: params.search,
      onSearch: (search: string) => update({ search } as Partial<Params>),
    }),
  };
}
