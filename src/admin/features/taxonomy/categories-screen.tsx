import { useParameters } from '@/admin/hooks/use-parameters';
import { readSearch } from '@/admin/lib/search-param';
import { useListAddress } from '@/admin/lists/use-list-address';
import { categoryText } from '@/copy/admin/taxonomy';
import { CategoryList } from './components/category-list';
import { TaxonomyScreen } from './taxonomy-screen';

/** The tree of categories. */
export function Component() {
  const setAddress = useListAddress();
  const parameters = useParameters();
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
