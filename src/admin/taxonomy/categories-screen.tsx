import { useNavigate, useSearchParams } from 'react-router-dom';
import { readSearch } from '@/admin/lib/search-param';
import { categoryText } from '@/content/admin/taxonomy';
import { CategoryList } from './components/category-list';
import { TaxonomyScreen } from './taxonomy-screen';

/** The tree of categories. */
export function Component() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = readSearch(parameters);
  return (
    <TaxonomyScreen
      text={categoryText}
      search={search}
      onSearch={(q) => navigate(q ? `?${new URLSearchParams({ q })}` : '?', { replace: true })}
      renderList={(list) => <CategoryList search={search} {...list} />}
    />
  );
}
