import { useNavigate, useSearchParams } from 'react-router-dom';
import { categoryText } from '@/content/admin/taxonomy';
import { CategoryList } from '@/features/taxonomy/components/category-list';
import { readSearch } from '@/lib/search-param';
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
