import { searchListUrlParams } from '@/admin/lists/search-list-params';
import { tagText } from '@/copy/admin/taxonomy';
import { TagList } from './components/tag-list';
import { TaxonomyScreen } from './components/taxonomy-screen';

export function Component() {
  return <TaxonomyScreen text={tagText} urlParams={searchListUrlParams} List={TagList} />;
}
