import { useSetListUrl } from './use-set-list-url';

interface ListUrl<Params> {
  href: (params: Params, change: Partial<Params>) => string;
}

/** Returns how the toolbar of a list changes its address, and the props of its search. */
export function useListFilters<Params extends { search: string }>({ href }: ListUrl<Params>, params: Params) {
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
