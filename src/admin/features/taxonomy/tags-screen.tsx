import { searchListParams } from '@/admin/lists/search-list-params';
import { tagText } from '@/copy/admin/taxonomy';
import { TagList } from './components/tag-list';
import { TaxonomyScreen } from './taxonomy-screen';

/** Screen of the tags. */
export function Component() {
  return <TaxonomyScreen text={tagText} list={searchListParams} List={TagList} />;
}
