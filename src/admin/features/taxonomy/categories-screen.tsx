import { FolderTree } from 'lucide-react';
import { searchOnlyUrlParams } from '@/admin/lists/search-and-page-params';
import { categoryText } from '@/copy/admin/taxonomy';
import { CategoryList } from './components/category-list';
import { TaxonomyScreen } from './components/taxonomy-screen';

export function Component() {
  return (
    <TaxonomyScreen
      text={categoryText}
      icon={FolderTree}
      urlParams={searchOnlyUrlParams}
      List={CategoryList}
    />
  );
}
