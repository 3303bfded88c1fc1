import { useUrlSearchParams } from '@/admin/hooks/use-url-search-params';
import { readSearch } from '@/admin/lib/search-param';
import { useSetListUrl } from '@/admin/lists/use-set-list-url';
import { categoryText } from '@/copy/admin/taxonomy';
import { CategoryList } from './components/category-list';
import { TaxonomyScreen } from './taxonomy-screen';

/** The tree of categories. */
export function Component() {
  const setAddress = useSetListUrl();
  const parameters = useUrlSearchParams();
  const search = readSearch(parameters);
  return (
    <TaxonomyScreen
      text={categoryText}
      search={search}
      onSearch={(q) => setAddress(q ? `?${new URLSearchParams({ q })}` : '')}
      renderList={(list) => <CategoryList search={search} {...list} />}
    />
  );
}
