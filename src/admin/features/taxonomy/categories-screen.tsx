import { unpagedListUrlParams } from '@/admin/lists/search-list-params';
import { categoryText } from '@/copy/admin/taxonomy';
import { CategoryList } from './components/category-list';
import { TaxonomyScreen } from './components/taxonomy-screen';

export function Component() {
  return <TaxonomyScreen text={categoryText} urlParams={unpagedListUrlParams} List={CategoryList} />;
}
